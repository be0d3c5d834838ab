import { type Db, sql } from '#platform/db';

type WholeData = { students: number; files: number; fileBytes: number; lastAt: Date | null; lastBy: string | null };

export async function describeWholeData(db: Db, schoolId: string): Promise<WholeData> {
  const row = await db.row<WholeData>(sql`select
      (select count(*)::int from students where school_id = ${schoolId}) as students,
      f.files, f.bytes as "fileBytes", l.at as "lastAt", l.name as "lastBy"
    from (select count(*)::int as files, coalesce(sum(size_bytes), 0)::float8 as bytes from files where school_id = ${schoolId}) f
    left join lateral (
      select a.at, u.name from audit_log a left join accounts u on u.id = a.account_id and u.school_id = a.school_id
      where a.school_id = ${schoolId} and a.entity = 'whole data' order by a.at desc limit 1
    ) l on true`);
  return row ?? { students: 0, files: 0, fileBytes: 0, lastAt: null, lastBy: null };
}
