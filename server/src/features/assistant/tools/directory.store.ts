import { type Db, join, sql } from '#platform/db';

export type DirectoryRows = {
  mark: string;
  today: string;
  classes: { id: string; name: string }[];
  sections: { id: string; classId: string; name: string }[];
  students: { id: string; name: string; classId: string; sectionId: string }[];
  employees: { id: string; name: string; subject: string | null }[];
  subjects: { name: string }[];
  periods: { id: string; name: string }[];
};

/**
 * A fingerprint of all that a prompt can name, and the school's day: unchanged, the directory in memory still holds. A row that is
 * added or changed bears the number of its transaction (`xmin`), later than all before, and one that is taken away is missed in the
 * count: so nothing of the rows has to be read but that.
 */
export async function findDirectoryMark(db: Db, schoolId: string): Promise<{ mark: string; today: string }> {
  const tables = [
    sql`students where school_id = ${schoolId}`,
    sql`enrolments where school_id = ${schoolId} and year_id = (select id from academic_years where school_id = ${schoolId} and is_current)`,
    sql`academic_years where school_id = ${schoolId}`,
    sql`employees where school_id = ${schoolId}`,
    sql`employee_subjects where school_id = ${schoolId}`,
    sql`classes where school_id = ${schoolId}`,
    sql`sections where school_id = ${schoolId}`,
    sql`subjects where school_id = ${schoolId}`,
    sql`periods where school_id = ${schoolId}`,
  ];
  const marks = tables.map((table) => sql`(select count(*) || ':' || sum(xmin::text::bigint) from ${table})`);
  const row = await db.row<{ mark: string; today: string }>(
    sql`select app.today(${schoolId})::text as today, concat_ws(' ', ${join(marks, sql`, `)}) as mark`,
  );
  if (row === null) throw new Error('The directory has no fingerprint.');
  return row;
}

/** Everybody and everything that a prompt can name. */
export async function findDirectory(db: Db, schoolId: string): Promise<Omit<DirectoryRows, 'mark' | 'today'>> {
  const [classes, sections, students, employees, subjects, periods] = await Promise.all([
    db.rows<DirectoryRows['classes'][number]>(sql`select id, name from classes where school_id = ${schoolId} order by position, name`),
    db.rows<DirectoryRows['sections'][number]>(
      sql`select id, class_id as "classId", name from sections where school_id = ${schoolId} order by name`,
    ),
    db.rows<DirectoryRows['students'][number]>(sql`select s.id, s.name, x.class_id as "classId", e.section_id as "sectionId"
      from students s join enrolments e on e.school_id = s.school_id and e.student_id = s.id
      join academic_years y on y.school_id = e.school_id and y.id = e.year_id and y.is_current
      join sections x on x.school_id = e.school_id and x.id = e.section_id
      where s.school_id = ${schoolId} and s.left_on is null order by s.id`),
    db.rows<DirectoryRows['employees'][number]>(sql`select e.id, e.name,
      (select min(b.name) from employee_subjects t join subjects b on b.school_id = t.school_id and b.id = t.subject_id
        where t.school_id = e.school_id and t.employee_id = e.id) as subject
      from employees e where e.school_id = ${schoolId} and e.left_on is null order by e.id`),
    db.rows<{ name: string }>(sql`select distinct name from subjects where school_id = ${schoolId} order by name`),
    db.rows<{ id: string; name: string }>(sql`select id, name from periods where school_id = ${schoolId} order by position`),
  ]);
  return { classes, sections, students, employees, subjects, periods };
}
