import { type Db, sql } from '#platform/db';

export type LedSection = { id: string; className: string; sectionName: string };

/** The sections of which an employee is class teacher, in school order. */
export function listLedSections(db: Db, schoolId: string, employeeId: string): Promise<LedSection[]> {
  return db.rows(sql`select s.id, c.name as "className", s.name as "sectionName" from sections s
    join classes c on c.school_id = s.school_id and c.id = s.class_id
    where s.school_id = ${schoolId} and s.class_teacher_id = ${employeeId}::uuid order by c.position, s.name`);
}

/**
 * Makes an employee class teacher of exactly these sections, in the caller's transaction, replacing the former ones. An empty list removes the duty. False when
 * a section is of another school.
 */
export async function setLedSections(db: Db, schoolId: string, employeeId: string, sectionIds: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(sectionIds)];
  const known = await db.rows(
    sql`select id from sections where school_id = ${schoolId} and (id = any (${wanted}::uuid[]) or class_teacher_id = ${employeeId}::uuid) order by id for update`,
  );
  const ids = new Set((known as { id: string }[]).map(({ id }) => id));
  if (wanted.some((id) => !ids.has(id.toLowerCase()))) return false;
  await db.rows(sql`update sections set class_teacher_id = case when id = any (${wanted}::uuid[]) then ${employeeId}::uuid end
    where school_id = ${schoolId} and (id = any (${wanted}::uuid[]) or class_teacher_id = ${employeeId}::uuid)`);
  return true;
}
