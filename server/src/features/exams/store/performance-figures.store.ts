import { type Db, type Fragment, sql } from '#platform/db';
import type { Counted } from '../rules/tally-figures.ts';
import { type Filter, type PublishedTerm, taught } from './performance.store.ts';

/** What was counted of a term: the sections as a whole (in their subjects when a subject or teacher is asked for), and their subjects. */
export type TermCounts = { sections: Counted[]; subjects: Counted[] };
type Row = Omit<Counted, 'percents' | 'teacherIds'> & { percents: string | null; teachers: string | null };

const inPlace = (schoolId: string, { classId, sectionId }: Filter): Fragment =>
  sql`${classId === null ? sql`` : sql`and f.section_id in (select id from sections where school_id = ${schoolId} and class_id = ${classId}::uuid)`}
    ${sectionId === null ? sql`` : sql`and f.section_id = ${sectionId}::uuid`}`;
const isWhole = ({ subject, teacherId }: Filter) => subject === null && teacherId === null;

/** Reads the counts of versions; the percentages themselves, for medians, only where they are wanted. */
export async function readCounts(db: Db, schoolId: string, filter: Filter, wants: { percents: boolean }): Promise<TermCounts> {
  const [sections, subjects] = await Promise.all([
    isWhole(filter) ? listSections(db, schoolId, filter, wants) : null,
    listSubjects(db, schoolId, filter, wants),
  ]);
  return { sections: sections ?? subjects, subjects };
}

const SUMS = sql`f.section_id as "sectionId", f.students, f.total::float8 as total, f.passed`;
/** As text, which is taken apart at once: thousands of them come for a large school. */
const percentsOf = ({ percents }: { percents: boolean }): Fragment => (percents ? sql`f.percents::text as percents` : sql`null as percents`);

async function listSections(db: Db, schoolId: string, filter: Filter, wants: { percents: boolean }): Promise<Counted[]> {
  const rows = await db.rows<Row>(sql`select ${SUMS}, '' as subject, null as teachers, ${percentsOf(wants)} from result_section_figures f
    where f.school_id = ${schoolId} and f.version_id = any (${filter.versions}::uuid[]) ${inPlace(schoolId, filter)}`);
  return rows.map(takeApart);
}

/** By subject, with who teaches it in the section by the timetable. */
async function listSubjects(db: Db, schoolId: string, filter: Filter, wants: { percents: boolean }): Promise<Counted[]> {
  const { versions, subject, teacherId } = filter;
  const rows = await db.rows<Row>(sql`select ${SUMS}, j.name as subject, l.teachers, ${percentsOf(wants)}
    from result_subject_figures f join subjects j on j.school_id = f.school_id and j.id = f.subject_id
    ${teacherId === null ? sql`left join` : sql`join`} (select section_id, subject_id, string_agg(distinct teacher_id::text, ',') as teachers from timetable_slots
      where school_id = ${schoolId} ${teacherId === null ? sql`` : sql`and teacher_id = ${teacherId}::uuid`} group by 1, 2) l on l.section_id = f.section_id and l.subject_id = f.subject_id
    where f.school_id = ${schoolId} and f.version_id = any (${versions}::uuid[]) ${subject === null ? sql`` : sql`and j.name = ${subject}`} ${inPlace(schoolId, filter)}
    order by j.name`);
  return rows.map(takeApart);
}

function takeApart({ percents, teachers, ...row }: Row): Counted {
  return {
    ...row,
    teacherIds: teachers === null ? [] : teachers.split(','),
    percents: percents === null ? [] : (JSON.parse(`[${percents.slice(1, -1)}]`) as number[]),
  };
}

type OverTerm = PublishedTerm & { students: number; average: number | null; passRate: number | null };

/** Average and pass rate of each published term, as narrowed. */
export function listOverTerms(db: Db, schoolId: string, filter: Filter): Promise<OverTerm[]> {
  const { versions, subject, teacherId } = filter;
  const counted = isWhole(filter)
    ? sql`result_section_figures f`
    : sql`result_subject_figures f join subjects j on j.school_id = f.school_id and j.id = f.subject_id ${subject === null ? sql`` : sql`and j.name = ${subject}`}
      ${teacherId === null ? sql`` : sql`join ${taught(schoolId, teacherId)} on l.section_id = f.section_id and l.subject_id = f.subject_id`}`;
  return db.rows(sql`select v.year_id as "yearId", y.name as year, v.term_no::int as "termNo", min(v.term_name) as term, sum(f.students)::int as students,
      round(sum(f.total)::numeric / sum(f.students)) / 100.0::float8 as average, round(sum(f.passed) * 10000.0 / sum(f.students)) / 100.0::float8 as "passRate"
    from ${counted} join result_versions v on v.school_id = ${schoolId} and v.id = f.version_id join academic_years y on y.school_id = v.school_id and y.id = v.year_id
    where f.school_id = ${schoolId} and f.version_id = any (${versions}::uuid[]) ${inPlace(schoolId, filter)}
    group by v.year_id, y.name, y.starts_on, v.term_no order by y.starts_on, (v.term_no = 0), v.term_no`);
}
