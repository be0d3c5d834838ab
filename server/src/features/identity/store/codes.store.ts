import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type Db, sql } from '#platform/db';

const MOST_TRIES = 5;
const LIVES_MINUTES = { verify: 30, register: 24 * 60, wait: 24 * 60, reset: 60, invite: 7 * 24 * 60 } as const;

type TokenPurpose = Exclude<keyof typeof LIVES_MINUTES, 'verify'>;

type Registration = { id: string; accountId: string };

/** Creates a six-digit code for a registration; its earlier codes become invalid. Returns the code, of which only a hash is stored. */
export async function makeCode(db: Db, { id, accountId }: Registration): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await db.rows(sql`update identity_codes set used_at = now() where registration_id = ${id} and used_at is null`);
  await db.rows(sql`insert into identity_codes (id, purpose, account_id, registration_id, secret_hash, expires_at)
    values (app.new_id(), 'verify', ${accountId}, ${id}, ${hashOf(`${id}:${code}`)}, now() + ${LIVES_MINUTES.verify} * interval '1 minute')`);
  return code;
}

/** A long random secret for a link, the next step or a browser. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Creates a token for a link or the next step; earlier ones become invalid. */
export async function makeToken(db: Db, purpose: TokenPurpose, accountId: string): Promise<string> {
  const token = makeSecret();
  await putSecret(db, purpose, accountId, token);
  return token;
}

/** Uses up the newest code of a registration; false when it is wrong, expired, used, or was tried too often. Each attempt counts. */
export async function spendCode(db: Db, { id }: Registration, code: string): Promise<boolean> {
  const hash = hashOf(`${id}:${code}`);
  const tried = await db.row<{ isRight: boolean }>(sql`update identity_codes
    set attempts = attempts + 1, used_at = case when secret_hash = ${hash} then now() end
    where id = (select id from identity_codes where registration_id = ${id} and used_at is null and expires_at > now()
      and attempts < ${MOST_TRIES} order by created_at desc limit 1 for update)
    returning used_at is not null as "isRight"`);
  return tried?.isRight ?? false;
}

/** The account of a valid token; with `use` the token becomes invalid. */
export async function findByToken(db: Db, purpose: TokenPurpose, token: string): Promise<string | null> {
  const row = await db.row<{ accountId: string }>(sql`select account_id as "accountId" from identity_codes
    where secret_hash = ${hashOf(token)} and purpose = ${purpose} and used_at is null and expires_at > now()`);
  return row?.accountId ?? null;
}

/** Invalidates every open link and code of an account. */
export async function voidTokens(db: Db, accountId: string): Promise<void> {
  await db.rows(sql`update identity_codes set used_at = now() where account_id = ${accountId} and used_at is null`);
}

export async function spendToken(db: Db, purpose: TokenPurpose, token: string): Promise<string | null> {
  const row = await db.row<{ accountId: string }>(sql`update identity_codes set used_at = now()
    where secret_hash = ${hashOf(token)} and purpose = ${purpose} and used_at is null and expires_at > now() returning account_id as "accountId"`);
  return row?.accountId ?? null;
}

async function putSecret(db: Db, purpose: TokenPurpose, accountId: string, secret: string): Promise<void> {
  await db.rows(
    sql`update identity_codes set used_at = now() where account_id = ${accountId} and purpose = ${purpose} and used_at is null`,
  );
  await db.rows(sql`insert into identity_codes (id, purpose, account_id, secret_hash, expires_at)
    values (app.new_id(), ${purpose}, ${accountId}, ${hashOf(secret)}, now() + ${LIVES_MINUTES[purpose]} * interval '1 minute')`);
}

/** The hash of a secret as text, for storing. */
export function hexOf(secret: string): string {
  return hashOf(secret).toString('hex');
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
