import type { NoticeChannel } from '@shala/contract/notices';
import { type Db, sql } from '#platform/db';

export type Waiting = {
  id: string;
  noticeId: string;
  channel: NoticeChannel;
  name: string;
  address: string;
  places: { student: string; class: string; amount: number | null };
  attempts: number;
  confirmKey: string | null;
  reminders: number;
};

export async function listSchools(db: Db): Promise<string[]> {
  return (await db.rows<{ id: string }>(sql`select id from schools where ready_at is not null order by id`)).map(({ id }) => id);
}

/** Scheduled notices that are due, locked by this transaction. */
export function takeDueNotices(db: Db, schoolId: string): Promise<{ id: string }[]> {
  return db.rows(sql`select id from notices where school_id = ${schoolId} and state = 'scheduled' and publish_at <= now()
    order by publish_at limit 20 for update skip locked`);
}

/** Messages that are due, oldest first, locked until this transaction ends: if the process is killed, they are simply still waiting. */
export function takeWaiting(db: Db, schoolId: string, limit: number): Promise<Waiting[]> {
  return db.rows(sql`select id, notice_id as "noticeId", channel, name, address, places, attempts,
      confirm_key as "confirmKey", reminders from notice_deliveries
    where school_id = ${schoolId} and state = 'queued' and due_at <= now() order by due_at, id limit ${limit} for update skip locked`);
}

/** The result of a message; one that is to be tried again waits `waitSeconds`. */
export type Result = { id: string; state: 'sent' | 'failed' | 'skipped' | 'queued'; reason: string; waitSeconds: number };

/** Stores the results of a batch in one statement. */
export async function keepResults(db: Db, schoolId: string, results: readonly Result[]): Promise<void> {
  await db.rows(sql`update notice_deliveries d set state = r.state, reason = r.reason, attempts = d.attempts + case when r.state = 'skipped' then 0 else 1 end,
      done_at = case when r.state = 'queued' then null else now() end, due_at = now() + make_interval(secs => r.wait)
    from unnest(${results.map(({ id }) => id)}::uuid[], ${results.map(({ state }) => state)}::text[], ${results.map(({ reason }) => reason)}::text[],
      ${results.map(({ waitSeconds }) => waitSeconds)}::float8[]) as r (id, state, reason, wait)
    where d.school_id = ${schoolId} and d.id = r.id`);
}

export type Letter = {
  id: string;
  title: string;
  bodyHtml: string;
  state: string;
  school: string;
  fileId: string | null;
};

/** The content of a batch's messages. */
export function readLetters(db: Db, schoolId: string, ids: readonly string[]): Promise<Letter[]> {
  return db.rows(sql`select n.id, n.title, n.body_html as "bodyHtml", n.state, s.name as school, n.attachment_file_id as "fileId"
    from notices n join schools s on s.id = n.school_id where n.school_id = ${schoolId} and n.id = any(${ids}::uuid[])`);
}
