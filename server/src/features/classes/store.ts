import { type Db, sql } from '#platform/db';

export function getAllClasses(db: Db, schoolId: string): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select id, name from classes where school_id = ${schoolId} order by position, name`);
}

export function getClassList(db: Db, schoolId: string): Promise<{ id: string; name: string; isEmpty: boolean }[]> {
  return db.rows(sql`select c.id, c.name, not exists (select from sections x join enrolments e on e.school_id = ${schoolId} and e.section_id = x.id
      join academic_years y on y.school_id = ${schoolId} and y.id = e.year_id and y.is_current join students s on s.school_id = ${schoolId} and s.id = e.student_id and s.left_on is null
      where x.school_id = ${schoolId} and x.class_id = c.id) as "isEmpty"
    from classes c where c.school_id = ${schoolId} order by c.position, c.name`);
}

export function listSections(db: Db, schoolId: string, classId: string): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select id, name from sections where school_id = ${schoolId} and class_id = ${classId} order by name`);
}

export function getSubjectList(db: Db, schoolId: string, classId: string): Promise<{ id: string; name: string; textId: string | null }[]> {
  return db.rows(sql`select s.id, s.name, t.id as "textId" from subjects s
    left join textbooks t on t.school_id = s.school_id and t.subject_id = s.id and t.removed_at is null
    where s.school_id = ${schoolId} and s.class_id = ${classId} order by s.position, s.name`);
}

export function getPeriods(db: Db, schoolId: string): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select id, name from periods where school_id = ${schoolId} order by position`);
}

export async function isClass(db: Db, schoolId: string, classId: string): Promise<boolean> {
  return (await db.row(sql`select true as found from classes where school_id = ${schoolId} and id = ${classId}`)) !== null;
}
