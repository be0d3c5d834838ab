import { type Db, openByKey, sql } from '#platform/db';

const MOST_ATTEMPTS = 5;

/** What somebody who is not signed in asked to be mailed; secrets are in it as hashes alone. `url` is where the links lead. */
export type WantedLetter =
  | { kind: 'forgot'; email: string; details: { url: string } }
  | { kind: 'resend'; email: string; details: { keyHash: string | null } }
  | { kind: 'register'; email: string; details: { url: string; name: string; phone: string; passwordHash: string; keyHash: string } };

/** Writes a letter down in one statement, which is the same whether anybody knows the address. */
export async function wantLetter(db: Db, { kind, email, details }: WantedLetter): Promise<void> {
  await db.rows(
    sql`insert into wanted_letters (id, kind, email, details) values (app.new_id(), ${kind}, ${email}, ${JSON.stringify(details)}::text::jsonb)`,
  );
}

/** Takes the oldest letter that waits out of the list, under a row lock, so that two never write the same; null when there is none. */
export async function takeLetter(db: Db): Promise<(WantedLetter & { id: string }) | null> {
  await openByKey(db, 'post', 'open');
  return db.row(sql`delete from wanted_letters where id = (
      select id from wanted_letters where attempts < ${MOST_ATTEMPTS} and created_at + attempts * interval '1 minute' <= now()
      order by created_at, id limit 1 for update skip locked)
    returning id, kind, email, details`);
}

/** Counts a letter that could not be written, so that it does not hold up the ones behind it. */
export async function countFailure(db: Db, letterId: string): Promise<void> {
  await openByKey(db, 'post', 'open');
  await db.rows(sql`update wanted_letters set attempts = attempts + 1 where id = ${letterId}`);
}

/** Forgets letters of more than a day ago that could never be written. */
export async function forgetOldLetters(db: Db): Promise<void> {
  await openByKey(db, 'post', 'open');
  await db.rows(sql`delete from wanted_letters where created_at < now() - interval '1 day'`);
}
