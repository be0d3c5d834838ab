import { type Db, openByKey, sql } from '#platform/db';
import { hashOf, makeSecret } from './codes.store.ts';

const DAYS = 7;
const FORM = /^([\w-]{22})\.([\w-]{43})$/;

type Invitation = { id: string; email: string; name: string };

/** Invites an address; an earlier invitation by the school becomes invalid. Returns the invitation and the secret of its link, which contains the school. */
export async function inviteUser(
  db: Db,
  schoolId: string,
  { name, email, invitedBy }: { name: string; email: string; invitedBy: string },
): Promise<{ id: string; token: string }> {
  const secret = makeSecret();
  await db.rows(sql`update invitations set ended_at = now() where school_id = ${schoolId} and email = ${email} and ended_at is null`);
  const row = await db.row<{ id: string }>(sql`insert into invitations (school_id, id, email, name, invited_by, secret_hash, expires_at)
    values (${schoolId}, app.new_id(), ${email}, ${name}, ${invitedBy}, ${hashOf(secret)}, now() + ${DAYS} * interval '1 day') returning id`);
  const school = Buffer.from(schoolId.replaceAll('-', ''), 'hex').toString('base64url');
  return { id: (row as { id: string }).id, token: `${school}.${secret}` };
}

/** The school and the secret in the link of an invitation; null for a text of another form. */
export function readInvitationToken(token: string): { schoolId: string; secret: string } | null {
  const [, school, secret] = FORM.exec(token) ?? [];
  if (school === undefined || secret === undefined) return null;
  const hex = Buffer.from(school, 'base64url').toString('hex');
  return { schoolId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), secret };
}

/** Uses up an open invitation. */
export function spendInvitation(db: Db, schoolId: string, secret: string): Promise<Invitation | null> {
  return db.row(sql`update invitations set ended_at = now() where school_id = ${schoolId} and secret_hash = ${hashOf(secret)}
    and ended_at is null and expires_at > now() returning id, email, name`);
}

/** Withdraws an open invitation; false when there is none. */
export async function withdrawInvitation(db: Db, schoolId: string, invitationId: string): Promise<boolean> {
  const row =
    await db.row(sql`update invitations set ended_at = now() where school_id = ${schoolId} and id = ${invitationId} and ended_at is null
    returning true as ended`);
  return row !== null;
}

/**
 * The account of an invited address in the school that invited it: a new one, one from a registration without a school, or one of this school that was
 * deactivated or never used. Null when the address belongs to another school, or to an active administrator of this one.
 */
export async function joinSchool(
  db: Db,
  schoolId: string,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
): Promise<string | null> {
  await openByKey(db, 'email', email);
  const account = await db.row<{ id: string }>(sql`insert into accounts as a (id, school_id, email, name, password_hash, email_verified_at)
    values (app.new_id(), ${schoolId}, ${email}, ${name}, ${passwordHash}, now())
    on conflict (email) do update set school_id = excluded.school_id, name = excluded.name, password_hash = excluded.password_hash,
      email_verified_at = now(), password_changed_at = now(), removed_at = null
    where a.school_id is null or (a.school_id = excluded.school_id and (a.removed_at is not null or a.email_verified_at is null)) returning a.id`);
  if (account === null) return null;
  await db.rows(sql`update registrations set expires_at = now() where account_id = ${account.id} and expires_at > now()`);
  // An administrator who returns after losing the phone starts without the old second factor.
  await db.rows(sql`delete from second_factors where school_id = ${schoolId} and account_id = ${account.id}`);
  await db.rows(sql`delete from recovery_codes where school_id = ${schoolId} and account_id = ${account.id}`);
  return account.id;
}
