import { type Db, type Fragment, sql } from '#platform/db';

export type DirectoryRows = {
  classes: { id: string; name: string }[];
  sections: { id: string; classId: string; name: string }[];
  students: { id: string; name: string; admissionNumber: string; classId: string; sectionId: string }[];
  employees: { id: string; name: string; subject: string | null; isTeaching: boolean }[];
  /** Whoever has left. */
  former: Former[];
  subjects: { name: string }[];
  periods: { id: string; name: string }[];
  heads: FeeHead[];
  /** The first day of the running year; null while there is none. */
  yearStartsOn: string | null;
};
export type Former = { name: string; kind: 'student' | 'employee'; leftOn: string };
/** A fee head; `kind` is what the books keep it as. */
export type FeeHead = { id: string; name: string; kind: string };

/** What tells whether the directory and the names in memory still hold, and the school's day. */
export type DirectoryMark = { mark: string; namesMark: string; today: string };

/**
 * The mark of all that a prompt can name: each transaction that changes some of it leaves a row of its own, so that the number of
 * rows and the latest tell whether anything was added since; some say that only names beside people and classes have changed. The day is in it, because rows of past days are taken away.
 */
export const directoryMark = (schoolId: string): Fragment =>
  sql`select t.today::text as today, concat_ws(' ', t.today, count(c.no) filter (where not c.is_of_names), max(c.no) filter (where not c.is_of_names)) as mark,
      concat_ws(' ', t.today, count(c.no), max(c.no)) as "namesMark"
    from (select app.today(${schoolId}) as today) t left join directory_changes c on c.school_id = ${schoolId} group by t.today`;

export async function findDirectoryMark(db: Db, schoolId: string): Promise<DirectoryMark> {
  return (await db.row<DirectoryMark>(directoryMark(schoolId))) as DirectoryMark;
}

/** Takes away the notes of changes of earlier days but for the latest: what was kept by them is read anew each day. */
export async function forgetDirectoryChanges(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`delete from directory_changes where school_id = ${schoolId} and at < now() - interval '2 days'
    and no < (select max(no) from directory_changes where school_id = ${schoolId})`);
}

/** Everybody and everything that a prompt can name. */
export async function findDirectory(db: Db, schoolId: string): Promise<DirectoryRows> {
  const [classes, sections, students, employees, former, subjects, periods, heads, year] = await Promise.all([
    db.rows<DirectoryRows['classes'][number]>(sql`select id, name from classes where school_id = ${schoolId} order by position, name`),
    db.rows<DirectoryRows['sections'][number]>(
      sql`select id, class_id as "classId", name from sections where school_id = ${schoolId} order by name`,
    ),
    db.rows<
      DirectoryRows['students'][number]
    >(sql`select s.id, s.name, s.admission_number as "admissionNumber", x.class_id as "classId", e.section_id as "sectionId"
      from students s join enrolments e on e.school_id = s.school_id and e.student_id = s.id
      join academic_years y on y.school_id = e.school_id and y.id = e.year_id and y.is_current
      join sections x on x.school_id = e.school_id and x.id = e.section_id
      where s.school_id = ${schoolId} and s.left_on is null order by s.id`),
    db.rows<DirectoryRows['employees'][number]>(sql`select e.id, e.name, e.is_teaching as "isTeaching",
      (select min(b.name) from employee_subjects t join subjects b on b.school_id = t.school_id and b.id = t.subject_id
        where t.school_id = e.school_id and t.employee_id = e.id) as subject
      from employees e where e.school_id = ${schoolId} and e.left_on is null order by e.id`),
    db.rows<Former>(sql`select name, 'student' as kind, left_on as "leftOn" from students where school_id = ${schoolId} and left_on is not null
      union all select name, 'employee', left_on from employees where school_id = ${schoolId} and left_on is not null`),
    db.rows<{ name: string }>(sql`select distinct name from subjects where school_id = ${schoolId} order by name`),
    db.rows<{ id: string; name: string }>(sql`select id, name from periods where school_id = ${schoolId} order by position`),
    db.rows<FeeHead>(sql`select id, name, kind from fee_heads where school_id = ${schoolId} order by position, name`),
    db.row<{ startsOn: string }>(sql`select starts_on as "startsOn" from academic_years where school_id = ${schoolId} and is_current`),
  ]);
  return { classes, sections, students, employees, former, subjects, periods, heads, yearStartsOn: year?.startsOn ?? null };
}
