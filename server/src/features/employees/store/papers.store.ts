import { type Db, sql } from '#platform/db';

export type PaperRow = {
  id: string;
  kind: string;
  name: string;
  sizeBytes: number;
  mediaType: string;
  expiresOn: string | null;
  addedAt: Date;
  by: string;
};

/** An employee's documents, newest first. */
export function listPapers(db: Db, schoolId: string, employeeId: string): Promise<PaperRow[]> {
  return db.rows(sql`select p.id, p.kind, f.name, f.size_bytes::int as "sizeBytes", f.media_type as "mediaType", p.expires_on as "expiresOn",
    p.created_at as "addedAt", coalesce(a.name, '') as by from employee_papers p join files f on f.school_id = p.school_id and f.id = p.file_id
    left join accounts a on a.id = p.account_id
    where p.school_id = ${schoolId} and p.employee_id = ${employeeId}::uuid and p.removed_at is null order by p.created_at desc, p.id desc`);
}

type Place = { employeeId: string; paperId: string };

export function findPaper(db: Db, schoolId: string, { employeeId, paperId }: Place): Promise<{ kind: string; fileId: string } | null> {
  return db.row(sql`select kind, file_id as "fileId" from employee_papers
    where school_id = ${schoolId} and id = ${paperId}::uuid and employee_id = ${employeeId}::uuid and removed_at is null`);
}

type NewPaper = { employeeId: string; kind: string; fileId: string; expiresOn: string | null; accountId: string };

export async function uploadEmployeePaper(
  db: Db,
  schoolId: string,
  { employeeId, kind, fileId, expiresOn, accountId }: NewPaper,
): Promise<string> {
  const row = await db.row<{
    id: string;
  }>(sql`insert into employee_papers (school_id, id, employee_id, kind, file_id, expires_on, account_id)
    values (${schoolId}, app.new_id(), ${employeeId}, ${kind}, ${fileId}, ${expiresOn}, ${accountId}) returning id`);
  return (row as { id: string }).id;
}

/** Removes a document from the list; false when it does not exist. */
export async function removeEmployeePaper(db: Db, schoolId: string, { employeeId, paperId }: Place): Promise<boolean> {
  const row = await db.row(sql`update employee_papers set removed_at = now()
    where school_id = ${schoolId} and id = ${paperId}::uuid and employee_id = ${employeeId}::uuid and removed_at is null returning true as done`);
  return row !== null;
}
