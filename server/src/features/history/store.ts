import { type Db, sql } from '#platform/db';

type HistoryEntity = 'student' | 'employee';
export type ChangeRow = {
  id: string;
  at: Date;
  by: string;
  action: string;
  of: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
};
type Asked = { entity: HistoryEntity; entityId: string; field: string | null; before: { at: string; id: string } | null; limit: number };

/** True when the school has this person. */
export async function isThere(db: Db, schoolId: string, { entity, entityId }: Pick<Asked, 'entity' | 'entityId'>): Promise<boolean> {
  const row = await db.row<{ there: boolean }>(
    entity === 'student'
      ? sql`select true as there from students where school_id = ${schoolId} and id = ${entityId}::uuid`
      : sql`select true as there from employees where school_id = ${schoolId} and id = ${entityId}::uuid`,
  );
  return row !== null;
}

/** The audit rows of one person, newest first; a student's guardians are included. */
export function getHistory(db: Db, schoolId: string, { entity, entityId, field, before, limit }: Asked): Promise<ChangeRow[]> {
  const guardians =
    entity === 'student'
      ? sql`or a.entity = 'guardian' and a.entity_id in (select guardian_id from student_guardians where school_id = ${schoolId} and student_id = ${entityId}::uuid)`
      : sql``;
  return db.rows(sql`select a.id, a.at, coalesce(c.name, '') as by, a.action, coalesce(g.name, '') as of, a.old_values as before, a.new_values as after, a.reason
    from audit_log a left join accounts c on c.id = a.account_id
    left join guardians g on a.entity = 'guardian' and g.school_id = a.school_id and g.id = a.entity_id
    where a.school_id = ${schoolId} and (a.entity = ${entity} and a.entity_id = ${entityId}::uuid ${guardians})
      and (${field}::text is null or a.old_values ? ${field}::text or a.new_values ? ${field}::text)
      and (${before?.at ?? null}::timestamptz is null or (a.at, a.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by a.at desc, a.id desc limit ${limit}`);
}
