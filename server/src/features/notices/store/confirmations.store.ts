import { type Db, sql } from '#platform/db';

/** How many people have confirmed a notice, each counted once regardless of the number of messages. */
export async function countConfirmed(db: Db, schoolId: string, noticeId: string): Promise<number> {
  const row = await db.row<{
    count: number;
  }>(sql`select count(distinct coalesce(guardian_id, employee_id))::int as count from notice_deliveries
    where school_id = ${schoolId} and notice_id = ${noticeId}::uuid and confirmed_at is not null`);
  return row?.count ?? 0;
}

/** Queues a reminder to people who have not confirmed; it is a separate message. */
export async function remindUnconfirmed(db: Db, schoolId: string, noticeId: string): Promise<number> {
  const queued =
    await db.rows(sql`update notice_deliveries set state = 'queued', attempts = 0, reason = '', due_at = now(), done_at = null, reminders = reminders + 1
    where school_id = ${schoolId} and notice_id = ${noticeId}::uuid and confirm_key is not null and confirmed_at is null and state = 'sent' returning id`);
  return queued.length;
}

/** Includes the other messages of the same person, because persons confirm. */
const SAME_PERSON = sql`d.school_id = one.school_id and d.notice_id = one.notice_id and coalesce(d.guardian_id, d.employee_id) = coalesce(one.guardian_id, one.employee_id)`;

type Noted = { noticeId: string; deliveryId: string; isConfirmed: boolean; accountId: string };

/** Records a paper slip for the person of a message, or removes the record; returns the resulting state, null when the message is unknown. */
export async function noteConfirmation(
  db: Db,
  schoolId: string,
  { noticeId, deliveryId, isConfirmed, accountId }: Noted,
): Promise<{ confirmedAt: Date | null; name: string } | null> {
  const one = sql`notice_deliveries one`;
  const own = sql`one.school_id = ${schoolId} and one.notice_id = ${noticeId}::uuid and one.id = ${deliveryId}::uuid`;
  if (isConfirmed)
    await db.rows(sql`update notice_deliveries d set confirmed_at = now(), confirmed_by = ${accountId}::uuid from ${one}
      where ${own} and ${SAME_PERSON} and d.confirmed_at is null`);
  else
    await db.rows(sql`update notice_deliveries d set confirmed_at = null, confirmed_by = null from ${one}
      where ${own} and ${SAME_PERSON} and d.confirmed_by is not null`);
  return db.row(sql`select one.confirmed_at as "confirmedAt", one.name from ${one} where ${own}`);
}

export type Opened = {
  noticeId: string;
  title: string;
  bodyHtml: string;
  state: string;
  number: number | null;
  numberYear: number | null;
  sentAt: Date | null;
  createdAt: Date;
  fileId: string | null;
  school: string;
  recipient: string;
  places: { student: string; class: string; amount: number | null };
  confirmedAt: Date | null;
};

/** The notice behind the key in a recipient's link. */
export function findByKey(db: Db, schoolId: string, key: string): Promise<Opened | null> {
  return db.row(sql`select n.id as "noticeId", n.title, n.body_html as "bodyHtml", n.state, n.number, n.number_year as "numberYear", n.sent_at as "sentAt",
      n.created_at as "createdAt", n.attachment_file_id as "fileId", s.name as school, d.name as recipient, d.places, d.confirmed_at as "confirmedAt"
    from notice_deliveries d join notices n on n.school_id = d.school_id and n.id = d.notice_id join schools s on s.id = n.school_id
    where d.school_id = ${schoolId}::uuid and d.confirm_key = ${key}::uuid`);
}

/** Records the confirmation of the person behind a key; an earlier confirmation keeps its time. */
export async function confirmNotice(db: Db, schoolId: string, key: string): Promise<Date | null> {
  await db.rows(sql`update notice_deliveries d set confirmed_at = now() from notice_deliveries one
    where one.school_id = ${schoolId}::uuid and one.confirm_key = ${key}::uuid and ${SAME_PERSON} and d.confirmed_at is null`);
  const row = await db.row<{ at: Date }>(
    sql`select confirmed_at as at from notice_deliveries where school_id = ${schoolId}::uuid and confirm_key = ${key}::uuid`,
  );
  return row?.at ?? null;
}
