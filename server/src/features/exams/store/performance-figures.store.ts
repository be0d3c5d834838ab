import { type Db, type Fragment, sql } from '#platform/db';
import type { Counted } from '../rules/tally-figures.ts';
import { type Filter, type PublishedTerm, taught } from './performance.store.ts';

/** What was counted of a term: the sections as a whole (in their subjects when a subject or teacher is asked for), and their subjects. */
export type TermCounts = { sections: Counted[]; subjects: Counted[] };
type Row = Omit<Counted, 'percents' | 'teacherIds'> & { subjectId: string; isNow: boolean; percents: string | null };
type Terms = Filter & { before: readonly string[] };

const inPlace = (schoolId: string, { classId, sectionId }: Filter): Fragment =>
  sql`${classId === null ? sql`` : sql`and f.section_id in (select id from sections where school_id = ${schoolId} and class_id = ${classId}::uuid)`}
    ${sectionId === null ? sql`` : sql`and f.section_id = ${sectionId}::uuid`}`;
const isWhole = ({ subject, teacherId }: Filter) => subject === null && teacherId === null;

/** The counts of a term and of the one before it, whose percentages themselves nobody asks for. */
export async function readCounts(db: Db, schoolId: string, terms: Terms): Promise<{ now: TermCounts; was: TermCounts }> {
  const [sections, subjects, lessons] = await Promise.all([
    isWhole(terms) ? listSections(db, schoolId, terms) : null,
    listSubjects(db, schoolId, terms),
    listTeachers(db, schoolId, terms.teacherId),
  ]);
  // Put together here: the database, which cannot know how many lessons there are, would go through all of them for each row.
  const teachersOf = new Map(lessons.map(({ sectionId, subjectId, teachers }) => [sectionId + subjectId, teachers.split(',')]));
  const taughtSubjects = subjects.flatMap((row) => {
    const teacherIds = teachersOf.get(row.sectionId + row.subjectId);
    return teacherIds === undefined && terms.teacherId !== null ? [] : [{ ...row, teacherIds: teacherIds ?? [] }];
  });
  const of = (isNow: boolean) => {
    const apart = (rows: readonly (Row & { teacherIds?: string[] })[]) => rows.filter((row) => row.isNow === isNow).map(takeApart);
    const bySubject = apart(taughtSubjects);
    return { sections: sections === null ? bySubject : apart(sections), subjects: bySubject };
  };
  return { now: of(true), was: of(false) };
}

/** Who teaches a subject in a section, by the timetable. */
function listTeachers(
  db: Db,
  schoolId: string,
  teacherId: string | null,
): Promise<{ sectionId: string; subjectId: string; teachers: string }[]> {
  return db.rows(sql`select section_id as "sectionId", subject_id as "subjectId", string_agg(distinct teacher_id::text, ',') as teachers from app.week_now(${schoolId})
    where teacher_id is not null ${teacherId === null ? sql`` : sql`and teacher_id = ${teacherId}::uuid`} group by 1, 2`);
}

/** Percentages as text, which is taken apart at once: thousands of them come for a large school. */
const sums = ({ versions }: Filter) => sql`f.section_id as "sectionId", f.students, f.total::float8 as total, f.passed,
  f.version_id = any (${versions}::uuid[]) as "isNow", case when f.version_id = any (${versions}::uuid[]) then f.percents::text end as percents`;

function listSections(db: Db, schoolId: string, terms: Terms): Promise<Row[]> {
  return db.rows(sql`select ${sums(terms)}, '' as subject, '' as "subjectId" from result_section_figures f
    where f.school_id = ${schoolId} and f.version_id = any (${[...terms.versions, ...terms.before]}::uuid[]) ${inPlace(schoolId, terms)}`);
}

function listSubjects(db: Db, schoolId: string, terms: Terms): Promise<Row[]> {
  const { versions, before, subject } = terms;
  return db.rows(sql`select ${sums(terms)}, j.name as subject, j.id as "subjectId" from result_subject_figures f join subjects j on j.school_id = f.school_id and j.id = f.subject_id
    where f.school_id = ${schoolId} and f.version_id = any (${[...versions, ...before]}::uuid[]) ${subject === null ? sql`` : sql`and j.name = ${subject}`} ${inPlace(schoolId, terms)}
    order by j.name`);
}

function takeApart({ sectionId, subject, students, total, passed, percents, teacherIds }: Row & { teacherIds?: string[] }): Counted {
  const own = percents === null ? [] : (JSON.parse(`[${percents.slice(1, -1)}]`) as number[]);
  return { sectionId, subject, students, total, passed, teacherIds: teacherIds ?? [], percents: own };
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
