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

/** The school's accounts and open invitations. A deactivated user with a new invitation is listed once. */
export function listUsers(db: Db, schoolId: string): Promise<User[]> {
  return db.rows(sql`select * from (
      select ${USER} from accounts a where a.school_id = ${schoolId} and not (a.removed_at is not null
        and exists (select from invitations i where i.school_id = ${schoolId} and i.email = a.email and i.ended_at is null))
      union all select i.id, i.name, i.email, 'invited', 0, null from invitations i where i.school_id = ${schoolId} and i.ended_at is null
    ) u order by u.state = 'deactivated', u.name, u.id`);
}

export function findUser(db: Db, schoolId: string, userId: string): Promise<User | null> {
  return db.row(sql`select ${USER} from accounts a where a.school_id = ${schoolId} and a.id = ${userId}`);
}

/** Locks the school's row, so that two administrators who deactivate each other do it one after the other. */
export async function lockSchool(db: Db, schoolId: string): Promise<string> {
  const school = await db.row<{ name: string }>(sql`select name from schools where id = ${schoolId} for update`);
  return school?.name ?? '';
}

/** Whether an address belongs to an active administrator of the school. */
export async function isAtWork(db: Db, schoolId: string, email: string): Promise<boolean> {
  const row = await db.row(sql`select true as found from accounts where school_id = ${schoolId} and email = ${email} and removed_at is null
    and email_verified_at is not null`);
  return row !== null;
}

/** How many other administrators are active. */
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

/** The open sessions of the school's users, or of one of them, newest first. */
export function listOpenSessions(db: Db, schoolId: string, accountId?: string): Promise<OpenSession[]> {
  return db.rows(sql`select s.id, a.name as "userName", s.user_agent as "userAgent", s.created_at as "startedAt", s.expires_at as "endsAt"
    from sessions s join accounts a on a.id = s.account_id
    where s.school_id = ${schoolId} and s.kind = 'person' and s.ended_at is null and s.expires_at > now()
      and (${accountId === undefined} or s.account_id = ${accountId}::uuid) order by s.created_at desc limit 200`);
}

/** Ends an open session of the school; returns whose it was. */
export function endUserSession(db: Db, schoolId: string, sessionId: string): Promise<{ id: string; userName: string } | null> {
  return db.row(sql`update sessions s set ended_at = now() from accounts a where a.id = s.account_id
    and s.school_id = ${schoolId} and s.id = ${sessionId} and s.kind = 'person' and s.ended_at is null returning s.id, a.name as "userName"`);
}
