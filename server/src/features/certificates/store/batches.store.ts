import { type Db, sql } from '#platform/db';
import type { StoredFile } from '#platform/files';

export type BatchRow = {
  id: string;
  formId: string;
  formName: string;
  place: string;
  given: Record<string, string>;
  accountId: string;
  startedAt: Date;
  startedBy: string;
  settledAt: Date | null;
  total: number;
  issued: number;
  drawn: number;
  failed: number;
};

const BATCH = sql`b.id, b.form_id as "formId", b.form_name as "formName", b.place, b.given, b.account_id as "accountId", b.started_at as "startedAt", coalesce(a.name, '') as "startedBy",
  b.settled_at as "settledAt", n.total, n.issued, n.drawn, n.failed`;
const COUNTS = sql`left join accounts a on a.id = b.account_id cross join lateral (select count(*)::int as total, count(i.certificate_id)::int as issued, count(c.file_id)::int as drawn,
    (count(*) filter (where i.problem <> ''))::int as failed
  from certificate_batch_items i left join certificates c on c.school_id = i.school_id and c.id = i.certificate_id where i.school_id = b.school_id and i.batch_id = b.id) n`;

type NewBatch = {
  formId: string;
  formName: string;
  place: string;
  given: Record<string, string>;
  accountId: string;
  studentIds: readonly string[];
};

export async function startCertificateBatch(db: Db, schoolId: string, batch: NewBatch): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into certificate_batches (school_id, id, form_id, form_name, place, given, account_id)
    values (${schoolId}, app.new_id(), ${batch.formId}, ${batch.formName}, ${batch.place}, ${batch.given}, ${batch.accountId}) returning id`);
  const id = (row as { id: string }).id;
  await db.rows(sql`insert into certificate_batch_items (school_id, batch_id, position, student_id)
    select ${schoolId}::uuid, ${id}::uuid, t.position, t.id from unnest(${batch.studentIds}::uuid[]) with ordinality as t (id, position)`);
  return id;
}

export function findBatch(db: Db, schoolId: string, id: string): Promise<BatchRow | null> {
  return db.row(sql`select ${BATCH} from certificate_batches b ${COUNTS} where b.school_id = ${schoolId} and b.id = ${id}::uuid`);
}

export function listCertificateBatches(db: Db, schoolId: string): Promise<BatchRow[]> {
  return db.rows(
    sql`select ${BATCH} from certificate_batches b ${COUNTS} where b.school_id = ${schoolId} order by b.started_at desc, b.id desc limit 20`,
  );
}

export function listProblems(db: Db, schoolId: string, id: string): Promise<{ studentId: string; name: string; problem: string }[]> {
  return db.rows(sql`select i.student_id as "studentId", s.name, i.problem from certificate_batch_items i join students s on s.school_id = i.school_id and s.id = i.student_id
    where i.school_id = ${schoolId} and i.batch_id = ${id}::uuid and i.problem <> '' order by i.position`);
}

/** Unfinished batches, oldest first. */
export async function listOpenBatches(db: Db, schoolId: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select id from certificate_batches where school_id = ${schoolId} and settled_at is null order by started_at, id`,
  );
  return rows.map(({ id }) => id);
}

/** The next students of a batch, locked so that no second worker takes them. */
export function takeItems(
  db: Db,
  schoolId: string,
  { batchId, limit }: { batchId: string; limit: number },
): Promise<{ position: number; studentId: string }[]> {
  return db.rows(sql`select position, student_id as "studentId" from certificate_batch_items
    where school_id = ${schoolId} and batch_id = ${batchId}::uuid and done_at is null order by position limit ${limit} for update skip locked`);
}

export type Result = { position: number; certificateId: string | null; problem: string };

export async function settleItems(db: Db, schoolId: string, batchId: string, results: readonly Result[]): Promise<void> {
  await db.rows(sql`update certificate_batch_items i set certificate_id = r.certificate, problem = r.problem, done_at = now()
    from unnest(${results.map(({ position }) => position)}::int[], ${results.map(({ certificateId }) => certificateId)}::uuid[], ${results.map(({ problem }) => problem)}::text[])
      as r (position, certificate, problem)
    where i.school_id = ${schoolId} and i.batch_id = ${batchId}::uuid and i.position = r.position`);
}

/** Marks a batch as done when no student is left. */
export async function settleBatch(db: Db, schoolId: string, id: string): Promise<void> {
  await db.rows(sql`update certificate_batches set settled_at = now() where school_id = ${schoolId} and id = ${id}::uuid and settled_at is null
    and not exists (select from certificate_batch_items i where i.school_id = ${schoolId} and i.batch_id = ${id}::uuid and i.done_at is null)`);
}

/** The stored files of a batch, in its order. */
export async function listBatchFiles(db: Db, schoolId: string, id: string): Promise<StoredFile[]> {
  return db.rows(sql`select f.id, f.storage_key, f.name, f.media_type, f.size_bytes, f.sha256, f.damage from certificate_batch_items i
    join certificates c on c.school_id = i.school_id and c.id = i.certificate_id and c.state = 'issued' join files f on f.school_id = c.school_id and f.id = c.file_id
    where i.school_id = ${schoolId} and i.batch_id = ${id}::uuid order by i.position`);
}

/** Schools with a batch, or with certificates that are not drawn yet. */
export async function listReadySchools(global: Db): Promise<string[]> {
  const rows = await global.rows<{ id: string }>(sql`select id from schools where ready_at is not null order by id`);
  return rows.map(({ id }) => id);
}
