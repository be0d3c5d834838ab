import { byKey, type Db, openByKey, sql } from '#platform/db';

export type Registration = { id: string; accountId: string; name: string; email: string };

type NewRegistration = { name: string; email: string; phone: string; passwordHash: string; keyHash: string };

/** Starts a registration besides any others of the address; null when the address already has an account, or belongs to a loaded school. */
export async function beginRegistration(db: Db, begun: NewRegistration): Promise<Registration | null> {
  await openByKey(db, 'email', begun.email);
  const account = await db.row<{ id: string }>(sql`insert into accounts (id, email, name, phone, password_hash)
    values (app.new_id(), ${begun.email}, ${begun.name}, ${begun.phone}, ${begun.passwordHash})
    on conflict (email) do update set email = excluded.email
    where accounts.email_verified_at is null and accounts.removed_at is null and accounts.school_id is null returning id`);
  if (account === null) return null;
  return db.row(sql`insert into registrations (id, account_id, key_hash, name, phone, password_hash)
    values (app.new_id(), ${account.id}, decode(${begun.keyHash}, 'hex'), ${begun.name}, ${begun.phone}, ${begun.passwordHash})
    returning id, account_id as "accountId", name, ${begun.email} as email`);
}

/** The registration that is waiting for its code: the one of the key, or without a key the address's only one. */
export async function findRegistration(db: Db, email: string, keyHash: string | null): Promise<Registration | null> {
  const registrations = sql`select r.id, r.account_id as "accountId", r.name, a.email
    from accounts a join registrations r on r.account_id = a.id
    where a.email = ${email} and a.email_verified_at is null and a.removed_at is null and a.school_id is null and r.expires_at > now()
      and (${keyHash === null} or r.key_hash = decode(${keyHash ?? ''}, 'hex'))
    limit 2`;
  const found = await db.rows<Registration>(byKey('email', email, registrations));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Gives the newest registration of an account a new key, for a user who knows its password and has returned in another browser. */
export async function resumeRegistration(db: Db, accountId: string, keyHash: string): Promise<Registration | null> {
  await openByKey(db, 'account', accountId);
  return db.row(sql`update registrations r set key_hash = decode(${keyHash}, 'hex') from accounts a
    where a.id = r.account_id and r.id = (
      select id from registrations where account_id = ${accountId} and expires_at > now() order by created_at desc, id desc limit 1)
    returning r.id, r.account_id as "accountId", r.name, a.email`);
}

/** Copies a registration's name, phone and password to the account. Other registrations of the address become invalid. */
export async function verifyEmail(db: Db, { id, accountId }: Registration): Promise<void> {
  await openByKey(db, 'account', accountId);
  await db.rows(sql`update accounts a set name = r.name, phone = r.phone, password_hash = r.password_hash, email_verified_at = now()
    from registrations r where r.id = ${id} and a.id = ${accountId} and a.email_verified_at is null and a.school_id is null`);
  await db.rows(sql`update registrations set expires_at = now() where account_id = ${accountId} and expires_at > now()`);
}
