import { type Db, sql } from '#platform/db';

export type SubjectRow = { id: string; name: string; periodsPerWeek: number };

export function listClassSubjects(db: Db, schoolId: string, classId: string): Promise<(SubjectRow & { teachers: string[] })[]> {
  return db.rows(sql`select s.id, s.name, s.periods_per_week as "periodsPerWeek",
    array(select t.name from employee_subjects x join employees t on t.school_id = x.school_id and t.id = x.employee_id and t.left_on is null
      where x.school_id = s.school_id and x.subject_id = s.id order by t.name) as teachers
    from subjects s where s.school_id = ${schoolId} and s.class_id = ${classId} order by s.position, s.name`);
}

export async function insertSubject(
  db: Db,
  schoolId: string,
  { classId, name, periodsPerWeek }: { classId: string; name: string; periodsPerWeek: number },
): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into subjects (school_id, id, class_id, name, periods_per_week, position)
    select ${schoolId}::uuid, app.new_id(), ${classId}::uuid, ${name}, ${periodsPerWeek}::int, coalesce(max(position), 0) + 1
    from subjects where school_id = ${schoolId} and class_id = ${classId} returning id`);
  return (row as { id: string }).id;
}

export function lockSubject(db: Db, schoolId: string, subjectId: string): Promise<SubjectRow | null> {
  return db.row(sql`select id, name, periods_per_week as "periodsPerWeek" from subjects
    where school_id = ${schoolId} and id = ${subjectId} for update`);
}

export async function updateSubject(db: Db, schoolId: string, { id, name, periodsPerWeek }: SubjectRow): Promise<void> {
  await db.rows(sql`update subjects set name = ${name}, periods_per_week = ${periodsPerWeek} where school_id = ${schoolId} and id = ${id}`);
}

export async function deleteSubject(db: Db, schoolId: string, subjectId: string): Promise<void> {
  await db.rows(sql`delete from subjects where school_id = ${schoolId} and id = ${subjectId}`);
}
