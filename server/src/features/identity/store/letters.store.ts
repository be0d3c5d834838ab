import { type Db, openByKey, sql } from '#platform/db';

const MOST_ATTEMPTS = 5;

/** A mail requested without signing in; secrets are in it only as hashes. `url` is the base address of its links. */
export type WantedLetter =
  | { kind: 'forgot'; email: string; details: { url: string } }
  | { kind: 'resend'; email: string; details: { keyHash: string | null } }
  | { kind: 'register'; email: string; details: { url: string; name: string; phone: string; passwordHash: string; keyHash: string } };

/** Stores the request in one statement, which is the same whether the address is known or not. */
export async function wantLetter(db: Db, { kind, email, details }: WantedLetter): Promise<void> {
  await db.rows(
    sql`insert into wanted_letters (id, kind, email, details) values (app.new_id(), ${kind}, ${email}, ${JSON.stringify(details)}::text::jsonb)`,
  );
}

/** Takes the oldest waiting request off the list, under a row lock, so that it is never written twice; null when there is none. */
export async function takeLetter(db: Db): Promise<(WantedLetter & { id: string }) | null> {
  await openByKey(db, 'post', 'open');
  return db.row(sql`delete from wanted_letters where id = (
      select id from wanted_letters where attempts < ${MOST_ATTEMPTS} and created_at + attempts * interval '1 minute' <= now()
      order by created_at, id limit 1 for update skip locked)
    returning id, kind, email, details`);
}

/** Counts a failure, so that a mail that cannot be written does not delay the following ones. */
export async function countFailure(db: Db, letterId: string): Promise<void> {
  await openByKey(db, 'post', 'open');
  await db.rows(sql`update wanted_letters set attempts = attempts + 1 where id = ${letterId}`);
}

/** Deletes requests that could not be written for more than a day. */
export async function forgetOldLetters(db: Db): Promise<void> {
  await openByKey(db, 'post', 'open');
  await db.rows(sql`delete from wanted_letters where created_at < now() - interval '1 day'`);
}
