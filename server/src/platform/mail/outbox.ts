import { byKey, type Database, type Db, openByKey, sql } from '../db/index.ts';

export type Mail = { to: string; subject: string; text: string; schoolId?: string };
export type StoredMail = {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  state: 'waiting' | 'sent' | 'failed' | 'kept';
  created_at: Date;
};
export type MailCounts = { waiting: number; failed: number; lastSentAt: Date | null };

/** Puts a mail into the outbox, in the same transaction as the change that it is about. */
export async function putMail(db: Db, mail: Mail): Promise<void> {
  await db.rows(sql`insert into mail_outbox (id, school_id, recipient, subject, body_text)
    values (app.new_id(), ${mail.schoolId}, ${mail.to}, ${mail.subject}, ${mail.text})`);
}

/** The newest mails, to all recipients or to one address, for the outbox page. */
export function listNewestMails(db: Db, limit: number, recipient?: string): Promise<StoredMail[]> {
  const newest = sql`select id, recipient, subject, body_text, state, created_at from mail_outbox
    where ${recipient === undefined} or recipient = ${recipient ?? ''} order by created_at desc, id desc limit ${limit}`;
  return db.rows(byKey('post', 'open', newest));
}

/** How many mails wait, how many were given up in the last week, and when the last one went out. */
export async function countMails(db: Db): Promise<MailCounts> {
  const mails = sql`select count(*) filter (where state = 'waiting')::int as waiting,
    count(*) filter (where state = 'failed' and created_at > now() - interval '7 days')::int as failed, max(sent_at) as "lastSentAt" from mail_outbox`;
  const counts = await db.row<MailCounts>(byKey('post', 'open', mails));
  return counts ?? { waiting: 0, failed: 0, lastSentAt: null };
}

/** Deletes mails that are more than a month old. */
export async function forgetOldMails(database: Database): Promise<void> {
  await database.globalTransaction(async (db) => {
    await openByKey(db, 'post', 'open');
    await db.rows(sql`delete from mail_outbox where created_at < now() - interval '30 days'`);
  });
}
