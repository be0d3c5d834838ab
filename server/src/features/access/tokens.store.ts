import { type Db, sql } from '#platform/db';

export type TokenRow = {
  id: string;
  name: string;
  accountId: string;
  owner: string;
  scope: 'read' | 'write';
  ending: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  state: 'active' | 'expired' | 'revoked';
};

const TOKEN = sql`t.id, t.name, t.account_id as "accountId", a.name as owner, t.scope, t.ending, t.created_at as "createdAt", t.expires_at as "expiresAt",
  t.last_used_at as "lastUsedAt",
  case when s.ended_at is not null then 'revoked' when t.expires_at <= now() then 'expired' else 'active' end as state
  from access_tokens t join sessions s on s.id = t.session_id join accounts a on a.id = t.account_id`;

/** Active ones first, then the newest; inactive ones for a year. */
export function listAccessTokens(db: Db, schoolId: string): Promise<TokenRow[]> {
  return db.rows(sql`select ${TOKEN} where t.school_id = ${schoolId}
    and (t.expires_at > now() - interval '1 year')
    order by s.ended_at is not null or t.expires_at <= now(), t.created_at desc, t.id limit 200`);
}

export function findToken(db: Db, schoolId: string, tokenId: string): Promise<TokenRow | null> {
  return db.row(sql`select ${TOKEN} where t.school_id = ${schoolId} and t.id = ${tokenId}`);
}

/** The names of active tokens. Locks out others who create one at the same time. */
export async function lockActiveNames(db: Db, schoolId: string): Promise<string[]> {
  await db.rows(sql`select 1 from schools where id = ${schoolId} for update`);
  const rows = await db.rows<{ name: string }>(sql`select lower(t.name) as name from access_tokens t join sessions s on s.id = t.session_id
    where t.school_id = ${schoolId} and s.ended_at is null and t.expires_at > now()`);
  return rows.map(({ name }) => name);
}

type NewToken = {
  schoolId: string;
  accountId: string;
  name: string;
  scope: 'read' | 'write';
  days: number;
  secretHash: Buffer;
  ending: string;
};

/** A token, and the session that each of its statements checks. */
export async function addAccessToken(db: Db, token: NewToken): Promise<string> {
  const row = await db.row<{ id: string }>(sql`with opened as (
      insert into sessions (id, school_id, account_id, user_agent, kind, confirmed_at, expires_at)
      values (app.new_id(), ${token.schoolId}, ${token.accountId}, '', 'access', null, now() + make_interval(days => ${token.days}::int))
      returning id, expires_at)
    insert into access_tokens (school_id, id, account_id, session_id, name, scope, secret_hash, ending, expires_at)
    select ${token.schoolId}, app.new_id(), ${token.accountId}, opened.id, ${token.name}, ${token.scope}, ${token.secretHash}, ${token.ending}, opened.expires_at
    from opened returning id`);
  return (row as { id: string }).id;
}

/** Revokes an active token; false when there is none. */
export async function revokeAccessToken(db: Db, schoolId: string, tokenId: string): Promise<boolean> {
  const row = await db.row(sql`update sessions s set ended_at = now() from access_tokens t
    where t.school_id = ${schoolId} and t.id = ${tokenId} and s.id = t.session_id and s.ended_at is null and s.expires_at > now() returning true as ended`);
  return row !== null;
}

export type Access = {
  tokenId: string;
  tokenName: string;
  scope: 'read' | 'write';
  sessionId: string;
  accountId: string;
  accountName: string;
};

/** The owner of a valid token; records its last use, to the minute. */
export async function useToken(db: Db, schoolId: string, secretHash: Buffer): Promise<Access | null> {
  const found = await db.row<
    Access & { isFresh: boolean }
  >(sql`select t.id as "tokenId", t.name as "tokenName", t.scope, t.session_id as "sessionId",
      a.id as "accountId", a.name as "accountName", coalesce(t.last_used_at > now() - interval '1 minute', false) as "isFresh"
    from access_tokens t join sessions s on s.id = t.session_id join accounts a on a.id = t.account_id
    where t.school_id = ${schoolId} and t.secret_hash = ${secretHash} and s.school_id = t.school_id
      and s.ended_at is null and s.expires_at > now() and a.removed_at is null`);
  if (found === null) return null;
  const { isFresh, ...access } = found;
  if (!isFresh) await db.rows(sql`update access_tokens set last_used_at = now() where school_id = ${schoolId} and id = ${access.tokenId}`);
  return access;
}
