import { type Db, type Fragment, sql } from '#platform/db';
import { type Filter, type PublishedTerm, taught } from './performance.store.ts';

type Averages = { students: number; average: number | null; passRate: number | null };
type Figures = Averages & { median: number | null };
export type Group = Figures & { id: string; name: string };
export type TermFigures = {
  whole: Figures;
  distribution: { from: number; students: number }[];
  bySection: Group[];
  bySubject: Group[];
  byTeacher: Group[];
};
/** The averages of a term by the ids of `TermFigures`. */
export type Before = {
  whole: Averages;
  bySection: Record<string, number>;
  bySubject: Record<string, number>;
  byTeacher: Record<string, number>;
};

/** The counted sections of the versions, or their subjects when a subject or teacher is asked for. */
function unitsOf(schoolId: string, filter: Filter): Fragment {
  const { versions, classId, sectionId, subject, teacherId } = filter;
  const place = sql`${classId === null ? sql`` : sql`and f.section_id in (select id from sections where school_id = ${schoolId} and class_id = ${classId}::uuid)`}
    ${sectionId === null ? sql`` : sql`and f.section_id = ${sectionId}::uuid`}`;
  if (subject === null && teacherId === null)
    return sql`select f.* from result_section_figures f where f.school_id = ${schoolId} and f.version_id = any (${versions}::uuid[]) ${place}`;
  return sql`select f.*, j.name as subject from result_subject_figures f join subjects j on j.school_id = f.school_id and j.id = f.subject_id
    ${teacherId === null ? sql`` : sql`join ${taught(schoolId, teacherId)} on l.section_id = f.section_id and l.subject_id = f.subject_id`}
    where f.school_id = ${schoolId} and f.version_id = any (${versions}::uuid[]) ${subject === null ? sql`` : sql`and j.name = ${subject}`} ${place}`;
}

/** Each section's subjects, whoever teaches them. */
function subjectsOf(schoolId: string, { versions, classId, sectionId, subject }: Filter): Fragment {
  return sql`select f.*, j.name as subject from result_subject_figures f join subjects j on j.school_id = f.school_id and j.id = f.subject_id
    where f.school_id = ${schoolId} and f.version_id = any (${versions}::uuid[]) ${classId === null ? sql`` : sql`and j.class_id = ${classId}::uuid`}
    ${sectionId === null ? sql`` : sql`and f.section_id = ${sectionId}::uuid`} ${subject === null ? sql`` : sql`and j.name = ${subject}`}`;
}

/** `u`: what the figures are of; `q`: by subject; `t`: by who teaches a subject in a section, by the timetable. */
function counted(schoolId: string, filter: Filter): Fragment {
  const { subject, teacherId } = filter;
  const subjects = subject === null && teacherId === null ? subjectsOf(schoolId, filter) : sql`select * from u`;
  return sql`with u as materialized (${unitsOf(schoolId, filter)}), q as materialized (${subjects}),
    t as materialized (select l.teacher_id, f.* from (${subjectsOf(schoolId, filter)}) f
      join (select distinct section_id, subject_id, teacher_id from timetable_slots where school_id = ${schoolId}
        ${teacherId === null ? sql`` : sql`and teacher_id = ${teacherId}::uuid`}) l on l.section_id = f.section_id and l.subject_id = f.subject_id)`;
}

const AVERAGE = sql`round(sum(total)::numeric / nullif(sum(students), 0)) / 100.0::float8`;
const PASS_RATE = sql`round(sum(passed) * 10000.0 / nullif(sum(students), 0)) / 100.0::float8`;
const AVERAGES = sql`coalesce(sum(students), 0)::int as students, ${AVERAGE} as average, ${PASS_RATE} as "passRate"`;
const MEDIAN = sql`(percentile_cont(0.5) within group (order by p) / 100)::numeric(5, 2)::float8`;
/** All rows of a query as one JSON array, in their order. */
const listed = (rows: Fragment): Fragment => sql`coalesce((select jsonb_agg(to_jsonb(x)) from (${rows}) x), '[]')`;

/** The figures of a term in one statement, of what was counted on publishing. */
export async function readFigures(db: Db, schoolId: string, filter: Filter): Promise<TermFigures> {
  const row = await db.row<TermFigures>(sql`${counted(schoolId, filter)}
    select (select to_jsonb(w) from (select ${AVERAGES}, (select ${MEDIAN} from u, unnest(u.percents) p) as median from u) w) as whole,
      ${listed(sql`select least(p / 1000, 9) * 10 as from, count(*)::int as students from u, unnest(u.percents) p group by 1 order by 1`)} as distribution,
      ${listed(sql`select s.id, c.name || ' ' || s.name as name, g.*, (select ${MEDIAN} from u, unnest(u.percents) p where u.section_id = s.id) as median
        from (select section_id, ${AVERAGES} from u group by 1) g join sections s on s.school_id = ${schoolId} and s.id = g.section_id
        join classes c on c.school_id = s.school_id and c.id = s.class_id order by c.position, c.name, s.name`)} as "bySection",
      ${listed(sql`select g.subject as id, g.subject as name, g.*, (select ${MEDIAN} from q, unnest(q.percents) p where q.subject = g.subject) as median
        from (select subject, ${AVERAGES} from q group by 1) g order by 1`)} as "bySubject",
      ${listed(sql`select w.id, w.name, g.*, (select ${MEDIAN} from t, unnest(t.percents) p where t.teacher_id = w.id) as median
        from (select teacher_id, ${AVERAGES} from t group by 1) g join employees w on w.school_id = ${schoolId} and w.id = g.teacher_id order by w.name`)} as "byTeacher"`);
  return row as TermFigures;
}

/** The averages of the term before, to compare with. */
export async function readBefore(db: Db, schoolId: string, filter: Filter): Promise<Before> {
  const averages = (key: Fragment, from: Fragment) =>
    sql`coalesce((select jsonb_object_agg(x.key, x.average) from (select ${key} as key, ${AVERAGE} as average from ${from} group by 1) x), '{}')`;
  const row = await db.row<Before>(sql`${counted(schoolId, filter)}
    select (select to_jsonb(w) from (select ${AVERAGES} from u) w) as whole, ${averages(sql`section_id`, sql`u`)} as "bySection",
      ${averages(sql`subject`, sql`q`)} as "bySubject", ${averages(sql`teacher_id`, sql`t`)} as "byTeacher"`);
  return row as Before;
}

/** Average and pass rate of each published term, as narrowed. */
export function listOverTerms(db: Db, schoolId: string, filter: Filter): Promise<(PublishedTerm & Averages)[]> {
  return db.rows(sql`select v.year_id as "yearId", y.name as year, v.term_no::int as "termNo", min(v.term_name) as term, ${AVERAGES}
    from (${unitsOf(schoolId, filter)}) u join result_versions v on v.school_id = ${schoolId} and v.id = u.version_id
    join academic_years y on y.school_id = v.school_id and y.id = v.year_id
    group by v.year_id, y.name, y.starts_on, v.term_no order by y.starts_on, (v.term_no = 0), v.term_no`);
}
