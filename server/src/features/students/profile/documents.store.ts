import { type Db, sql } from '#platform/db';

export type DocumentRow = {
  id: string;
  kind: string;
  title: string;
  name: string;
  sizeBytes: number;
  mediaType: string;
  fileId: string;
  addedAt: Date;
  by: string;
};

/** A student's documents, newest first. */
export function listDocuments(db: Db, schoolId: string, studentId: string): Promise<DocumentRow[]> {
  return db.rows(sql`select d.id, d.kind, d.title, f.name, f.size_bytes::int as "sizeBytes", f.media_type as "mediaType", d.file_id as "fileId", d.created_at as "addedAt",
    coalesce(a.name, '') as by from student_documents d join files f on f.school_id = d.school_id and f.id = d.file_id left join accounts a on a.id = d.account_id
    where d.school_id = ${schoolId} and d.student_id = ${studentId}::uuid and d.removed_at is null order by d.created_at desc, d.id desc`);
}

type Place = { studentId: string; documentId: string };

export function findDocument(
  db: Db,
  schoolId: string,
  { studentId, documentId }: Place,
): Promise<{ id: string; kind: string; title: string; fileId: string } | null> {
  return db.row(sql`select id, kind, title, file_id as "fileId" from student_documents
    where school_id = ${schoolId} and id = ${documentId}::uuid and student_id = ${studentId}::uuid and removed_at is null`);
}

export async function uploadStudentDocument(
  db: Db,
  schoolId: string,
  { studentId, kind, title, fileId, accountId }: { studentId: string; kind: string; title: string; fileId: string; accountId: string },
): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into student_documents (school_id, id, student_id, kind, title, file_id, account_id)
    values (${schoolId}, app.new_id(), ${studentId}, ${kind}, ${title}, ${fileId}, ${accountId}) returning id`);
  return (row as { id: string }).id;
}

/** Removes a document from the list; false when it does not exist. */
export async function removeStudentDocument(db: Db, schoolId: string, { studentId, documentId }: Place): Promise<boolean> {
  return (
    (await db.row(sql`update student_documents set removed_at = now()
      where school_id = ${schoolId} and id = ${documentId}::uuid and student_id = ${studentId}::uuid and removed_at is null returning true as done`)) !==
    null
  );
}
