import { type Db, sql } from '#platform/db';

export type User = {
  id: string;
  name: string;
  email: string;
  state: 'active' | 'invited' | 'deactivated';
  sessions: number;
  lastSignInAt: Date | null;
};

const USER = sql`a.id, a.name, a.email,
  case when a.removed_at is not null then 'deactivated' when a.email_verified_at is null then 'invited' else 'active' end as state,
  (select count(*)::int from sessions s where s.account_id = a.id and s.kind = 'person' and s.ended_at is null and s.expires_at > now()) as sessions,
  (select max(s.created_at) from sessions s where s.account_id = a.id and s.kind = 'person') as "lastSignInAt"`;

export function listUsers(db: Db, schoolId: string): Promise<User[]> {
  return db.rows(sql`select ${USER} from accounts a where a.school_id = ${schoolId} order by a.removed_at is not null, a.name, a.id`);
}

export function findUser(db: Db, schoolId: string, userId: string): Promise<User | null> {
  return db.row(sql`select ${USER} from accounts a where a.school_id = ${schoolId} and a.id = ${userId}`);
}

/** Takes the school's row: of two who deactivate each other at once one comes second. */
export async function lockSchool(db: Db, schoolId: string): Promise<string> {
  const school = await db.row<{ name: string }>(sql`select name from schools where id = ${schoolId} for update`);
  return school?.name ?? '';
}

/**
 * An account of the school that waits for its password: new, invited again, or back after it was deactivated. A registration that
 * never proved its address gives way. Null when the address is somebody's.
 */
export function putInvited(
  db: Db,
  schoolId: string,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
): Promise<{ id: string } | null> {
  return db.row(sql`insert into accounts as a (id, school_id, email, name, password_hash) values (app.new_id(), ${schoolId}, ${email}, ${name}, ${passwordHash})
    on conflict (email) do update set school_id = excluded.school_id, name = excluded.name, password_hash = excluded.password_hash,
      email_verified_at = null, removed_at = null
    where (a.school_id = excluded.school_id and (a.removed_at is not null or a.email_verified_at is null))
      or (a.school_id is null and a.email_verified_at is null) returning a.id`);
}

/** How many others can sign in. */
export async function countOtherActive(db: Db, schoolId: string, userId: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*)::int as count from accounts
    where school_id = ${schoolId} and id <> ${userId} and removed_at is null and email_verified_at is not null`);
  return row?.count ?? 0;
}

export async function removeUser(db: Db, schoolId: string, userId: string): Promise<void> {
  await db.rows(sql`update accounts set removed_at = now() where school_id = ${schoolId} and id = ${userId}`);
  await db.rows(sql`update sessions set ended_at = now() where school_id = ${schoolId} and account_id = ${userId} and ended_at is null`);
}

type OpenSession = { id: string; userName: string; userAgent: string; startedAt: Date; endsAt: Date };

export function listOpenSessions(db: Db, schoolId: string): Promise<OpenSession[]> {
  return db.rows(sql`select s.id, a.name as "userName", s.user_agent as "userAgent", s.created_at as "startedAt", s.expires_at as "endsAt"
    from sessions s join accounts a on a.id = s.account_id
    where s.school_id = ${schoolId} and s.kind = 'person' and s.ended_at is null and s.expires_at > now() order by s.created_at desc limit 200`);
}

/** Ends an open session of the school; gives whose it was. */
export function endSchoolSession(db: Db, schoolId: string, sessionId: string): Promise<{ id: string; userName: string } | null> {
  return db.row(sql`update sessions s set ended_at = now() from accounts a where a.id = s.account_id
    and s.school_id = ${schoolId} and s.id = ${sessionId} and s.kind = 'person' and s.ended_at is null returning s.id, a.name as "userName"`);
}
