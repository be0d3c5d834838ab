import { type Db, sql } from '#platform/db';

/** The students for whom messages go to one of these guardians. */
export async function findWards(db: Db, schoolId: string, guardianIds: readonly string[]): Promise<{ id: string; guardianId: string }[]> {
  return db.rows(sql`select s.id, g.id as "guardianId" from students s
    join lateral (select x.guardian_id as id from student_guardians x where x.school_id = s.school_id and x.student_id = s.id
      order by x.is_primary desc, x.guardian_id limit 1) g on true
    where s.school_id = ${schoolId} and s.left_on is null and g.id = any(${guardianIds}::uuid[])`);
}

/** Those of these students who have no guardian on record. */
export async function findWithoutGuardian(db: Db, schoolId: string, studentIds: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{
    id: string;
  }>(sql`select s.id from students s where s.school_id = ${schoolId} and s.id = any(${studentIds}::uuid[])
    and not exists (select from student_guardians x where x.school_id = s.school_id and x.student_id = s.id)`);
  return rows.map(({ id }) => id);
}
