import { type Db, type Fragment, sql } from '#platform/db';

/** The results of these versions, filtered. A teacher means the sections and subjects that they teach by the timetable. */
export type Filter = {
  versions: readonly string[];
  classId: string | null;
  sectionId: string | null;
  subject: string | null;
  teacherId: string | null;
};
type Person = { studentId: string; name: string; sectionId: string; percent: number | null };

/** The rows of `r` in the class and section of the filter. */
export const inPlace = (schoolId: string, { classId, sectionId }: Pick<Filter, 'classId' | 'sectionId'>, r = sql`r`): Fragment =>
  sql`${classId === null ? sql`` : sql`and ${r}.section_id in (select id from sections where school_id = ${schoolId} and class_id = ${classId}::uuid)`}
    ${sectionId === null ? sql`` : sql`and ${r}.section_id = ${sectionId}::uuid`}`;

/** The rows of `r` in sections and subjects that a teacher teaches by the timetable. */
export const taughtBy = (schoolId: string, teacherId: string, r = sql`r`): Fragment =>
  sql`join (select distinct section_id, subject_id from app.week_now(${schoolId}) where teacher_id = ${teacherId}::uuid) l on l.section_id = ${r}.section_id and l.subject_id = ${r}.subject_id`;

/** Whether the filter has neither a subject nor a teacher. */
export const isOfWhole = ({ subject, teacherId }: Filter) => subject === null && teacherId === null;

/** One row for each student, or for each student and subject when the filter has a subject or teacher. */
function unitsOf(schoolId: string, filter: Filter): Fragment {
  const { versions, subject, teacherId } = filter;
  const mine = sql`r.school_id = ${schoolId} and r.version_id = any (${versions}::uuid[]) and r.percent is not null ${inPlace(schoolId, filter)}`;
  if (isOfWhole(filter))
    return sql`select r.student_id, r.section_id, r.percent, r.outcome, r.grade, '' as subject from results r where ${mine}`;
  return sql`select r.student_id, r.section_id, r.percent, r.outcome, r.grade, j.name as subject from result_subjects r
    join subjects j on j.school_id = r.school_id and j.id = r.subject_id ${subject === null ? sql`` : sql`and j.name = ${subject}`}
    ${teacherId === null ? sql`` : taughtBy(schoolId, teacherId)}
    where ${mine}`;
}

const PERSON = sql`z.id as "studentId", z.name, u.section_id as "sectionId", u.percent / 100.0::float8 as percent`;

/** The best of each version are found by the index, and the best of all among them. */
export function listToppers(db: Db, schoolId: string, filter: Filter, most: number): Promise<Person[]> {
  const best = sql`order by percent desc, student_id limit ${most}`;
  const units = isOfWhole(filter)
    ? sql`select r.* from unnest(${filter.versions}::uuid[]) v (id) cross join lateral (select r.student_id, r.section_id, r.percent from results r
        where r.school_id = ${schoolId} and r.version_id = v.id and r.percent is not null ${inPlace(schoolId, filter)} ${best}) r`
    : unitsOf(schoolId, filter);
  return db.rows(sql`select ${PERSON} from (${units} ${best}) u
    join students z on z.school_id = ${schoolId} and z.id = u.student_id order by u.percent desc, lower(z.name), z.name`);
}

/** The mean of non-negative integers, with a half rounded up; faster than with decimal numbers. */
const mean = (value: Fragment): Fragment => sql`((sum(${value}) * 2 + count(*)) / (count(*) * 2))::int`;

/** The largest changes from the previous term, for students with both results: first those who fell, then those who rose. */
export function listMovers(
  db: Db,
  schoolId: string,
  filter: Filter,
  { before, most }: { before: readonly string[]; most: number },
): Promise<(Person & { before: number; change: number })[]> {
  const was = unitsOf(schoolId, { ...filter, versions: before, classId: null, sectionId: null });
  const both = sql`from (${unitsOf(schoolId, filter)}) u join (${was}) o on o.student_id = u.student_id`;
  // A student has one result a term, but several subjects.
  const pairs = isOfWhole(filter)
    ? sql`select u.student_id, u.section_id, u.percent, o.percent as before ${both}`
    : sql`select u.student_id, u.section_id, ${mean(sql`u.percent`)} as percent, ${mean(sql`o.percent`)} as before ${both} and o.subject = u.subject group by 1, 2`;
  return db.rows(sql`with pairs as materialized (${pairs}),
      u as ((select *, percent - before as change from pairs where percent < before order by percent - before, student_id limit ${most})
        union all (select *, percent - before from pairs where percent > before order by percent - before desc, student_id limit ${most}))
    select ${PERSON}, u.before / 100.0::float8 as before, u.change from u join students z on z.school_id = ${schoolId} and z.id = u.student_id order by u.change, lower(z.name), z.name`);
}

/** Students who failed or are below the class's target: marks and attendance together, as they were at publishing. */
export function listAtRisk(
  db: Db,
  schoolId: string,
  filter: Filter,
  most: number,
): Promise<
  (Person & { failed: number; attendance: number | null; subject: string; exam: string; grade: string; outcome: string; total: number })[]
> {
  return db.rows(sql`select ${PERSON}, u.failed, u.attendance, '' as subject, '' as exam, u.grade, u.outcome, u.total from (select count(*) over ()::int as total, r.student_id, r.section_id, r.percent, r.grade, r.outcome,
        (select count(*)::int from result_subjects q where q.school_id = r.school_id and q.version_id = r.version_id and q.student_id = r.student_id and q.outcome = 'fail' and r.outcome = 'fail') as failed,
        a.attendance, (r.outcome = 'fail')::int + coalesce(a.attendance < 75, false)::int as signs
      from results r cross join lateral (select round((r.extras #>> '{attendance,present}')::numeric * 1000 / nullif((r.extras #>> '{attendance,days}')::numeric, 0)) / 10.0::float8 as attendance) a
      where r.school_id = ${schoolId} and r.version_id = any (${filter.versions}::uuid[]) and (r.outcome = 'fail' or a.attendance < 75) ${inPlace(schoolId, filter)}
      order by signs desc, (r.outcome = 'fail') desc, r.percent nulls first, r.student_id limit ${most}) u
    join students z on z.school_id = ${schoolId} and z.id = u.student_id order by u.signs desc, (u.outcome = 'fail') desc, u.failed desc, u.percent nulls first, lower(z.name), z.name`);
}

/** One row for each student and paper that covers a chapter, of the papers that count in these versions. */
function unitsOfChapter(schoolId: string, filter: Filter, chapterId: string): Fragment {
  const { versions, subject, teacherId } = filter;
  const covered = sql`select p.id, p.max_marks, p.pass_marks, p.subject_id, x.name as exam from exam_paper_chapters k
    join exam_papers p on p.school_id = ${schoolId} and p.id = k.paper_id join exams x on x.school_id = ${schoolId} and x.id = p.exam_id
    ${subject === null ? sql`` : sql`join subjects j on j.school_id = ${schoolId} and j.id = p.subject_id and j.name = ${subject}`}
    where k.school_id = ${schoolId} and k.chapter_id = ${chapterId}::uuid`;
  return sql`select m.student_id, r.section_id, round(m.marks * 10000 / p.max_marks)::int as percent, case when m.marks < p.pass_marks then 'fail' else 'pass' end as outcome,
      '' as grade, '' as subject, p.exam from (${covered}) p join result_paper_figures r on r.school_id = ${schoolId} and r.paper_id = p.id
    join results z on z.school_id = ${schoolId} and z.version_id = r.version_id and z.section_id = r.section_id
    join marks m on m.school_id = ${schoolId} and m.paper_id = p.id and m.student_id = z.student_id and m.marks is not null
    ${teacherId === null ? sql`` : taughtBy(schoolId, teacherId)} where r.version_id = any (${versions}::uuid[]) ${inPlace(schoolId, filter)}`;
}

type RowFilter = { from: number; below: number; outcome: string | null; chapterId: string | null; most: number };

/** The results that make up a figure, the best first; `total` counts all of them. */
export function listPerformanceRows(
  db: Db,
  schoolId: string,
  filter: Filter,
  { from, below, outcome, chapterId, most }: RowFilter,
): Promise<(Person & { subject: string; exam: string; grade: string; outcome: string; total: number })[]> {
  const units =
    chapterId === null ? sql`select *, '' as exam from (${unitsOf(schoolId, filter)}) w` : unitsOfChapter(schoolId, filter, chapterId);
  return db.rows(sql`select ${PERSON}, u.subject, u.exam, u.grade, u.outcome, u.total from (select *, count(*) over ()::int as total from (${units}) n
      where percent >= ${Math.round(from * 100)}::int and percent < ${Math.round(below * 100)}::int and (${outcome}::text is null or outcome = ${outcome}::text)
      order by percent desc, student_id, subject, exam limit ${most}) u
    join students z on z.school_id = ${schoolId} and z.id = u.student_id order by u.percent desc, lower(z.name), z.name, u.subject, u.exam`);
}

/** The names of these students; who is no longer kept is absent. */
export function listNames(db: Db, schoolId: string, studentIds: readonly string[]): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select id, name from students where school_id = ${schoolId} and id = any (${studentIds}::uuid[])`);
}
