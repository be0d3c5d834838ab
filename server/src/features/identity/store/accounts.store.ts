import { byKey, type Db, openByKey, sql } from '#platform/db';

export type Account = {
  id: string;
  schoolId: string | null;
  name: string;
  email: string;
  /** Null while the address is waiting for its code and has no valid registration. */
  passwordHash: string | null;
  isVerified: boolean;
  isReady: boolean;
  isDemo: boolean;
};

/**
 * The account of an address that is not deactivated, with its school's state. Until the address is verified, its password is that of the newest registration.
 */
export function findAccount(db: Db, email: string): Promise<Account | null> {
  const account = sql`select a.id, a.school_id as "schoolId", a.name, a.email,
    case when a.email_verified_at is not null then a.password_hash else
      (select r.password_hash from registrations r where r.account_id = a.id and r.expires_at > now() order by r.created_at desc, r.id desc limit 1)
    end as "passwordHash", a.email_verified_at is not null as "isVerified",
    s.ready_at is not null as "isReady", coalesce(s.is_demo, false) as "isDemo"
    from accounts a left join schools s on s.id = a.school_id where a.email = ${email} and a.removed_at is null`;
  return db.row(byKey('email', email, account));
}

type Owner = { name: string; email: string; schoolId: string | null };

/** Sets a password and ends all sessions of the account except the one that is kept. Returns whose account it is. */
export async function setPassword(db: Db, accountId: string, passwordHash: string, keptSessionId?: string): Promise<Owner> {
  await openByKey(db, 'account', accountId);
  const owner = await db.row<Owner>(sql`update accounts set password_hash = ${passwordHash}, password_changed_at = now(),
    email_verified_at = coalesce(email_verified_at, now()) where id = ${accountId} returning name, email, school_id as "schoolId"`);
  await db.rows(sql`update sessions set ended_at = now()
    where account_id = ${accountId} and ended_at is null and id is distinct from ${keptSessionId}::uuid`);
  return owner as Owner;
}

type NewSession = { schoolId: string; accountId: string; userAgent: string; seconds: number };

export async function openSession(db: Db, session: NewSession): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into sessions (id, school_id, account_id, user_agent, expires_at)
    values (app.new_id(), ${session.schoolId}, ${session.accountId}, ${session.userAgent}, now() + ${session.seconds} * interval '1 second') returning id`);
  return (row as { id: string }).id;
}

/** Whether an account was ever signed in to. */
export async function hasSignedIn(db: Db, { schoolId, accountId }: { schoolId: string; accountId: string }): Promise<boolean> {
  const row = await db.row<{ is: boolean }>(
    sql`select exists (select from sessions where school_id = ${schoolId} and account_id = ${accountId}) as is`,
  );
  return row?.is ?? false;
}

export async function logout(db: Db, sessionId: string): Promise<void> {
  await db.rows(sql`update sessions set ended_at = now() where id = ${sessionId} and ended_at is null`);
}

/** Whether the password was typed in a session within the given minutes. */
export async function isPasswordFresh(db: Db, sessionId: string, minutes: number): Promise<boolean> {
  const row = await db.row<{
    isFresh: boolean;
  }>(sql`select coalesce(confirmed_at > now() - ${minutes} * interval '1 minute', false) as "isFresh"
    from sessions where id = ${sessionId}`);
  return row?.isFresh ?? false;
}

export async function notePassword(db: Db, sessionId: string): Promise<void> {
  await db.rows(sql`update sessions set confirmed_at = now() where id = ${sessionId}`);
}

export type OwnAccount = { name: string; email: string; passwordHash: string; passwordChangedAt: Date | null; isDemo: boolean };

export function findOwnAccount(db: Db, schoolId: string, accountId: string): Promise<OwnAccount | null> {
  return db.row(sql`select a.name, a.email, a.password_hash as "passwordHash", a.password_changed_at as "passwordChangedAt", s.is_demo as "isDemo"
    from accounts a join schools s on s.id = a.school_id where a.school_id = ${schoolId} and a.id = ${accountId} and a.removed_at is null`);
}

export async function renameMyAccount(db: Db, schoolId: string, accountId: string, name: string): Promise<void> {
  await db.rows(sql`update accounts set name = ${name} where school_id = ${schoolId} and id = ${accountId}`);
}

/** Ends an account's interactive sessions except one; returns how many. */
export async function endMyOtherSessions(db: Db, accountId: string, keptSessionId: string): Promise<number> {
  const ended =
    await db.rows(sql`update sessions set ended_at = now() where account_id = ${accountId} and id <> ${keptSessionId} and kind = 'person'
    and ended_at is null and expires_at > now() returning id`);
  return ended.length;
}

type SchoolDetails = { schoolName: string; board: string; address: string; state: string; city: string; pinCode: string };

export async function createSchool(db: Db, details: SchoolDetails, account: { id: string; email: string }): Promise<string> {
  const school = await db.row<{ id: string }>(sql`insert into schools (id, name, board, address, state, city, pin_code, email)
    values (app.new_id(), ${details.schoolName}, ${details.board}, ${details.address}, ${details.state}, ${details.city}, ${details.pinCode}, ${account.email})
    returning id`);
  const { id } = school as { id: string };
  await db.rows(sql`update accounts set school_id = ${id} where id = ${account.id}`);
  return id;
}

/** The account's row, locked, so that two requests cannot both assign a school to it. */
export function lockAccount(
  db: Db,
  accountId: string,
): Promise<{ id: string; email: string; phone: string; schoolId: string | null } | null> {
  return openByKey(db, 'account', accountId).then(() =>
    db.row(sql`select id, email, phone, school_id as "schoolId" from accounts where id = ${accountId} and removed_at is null for update`),
  );
}

export async function findSchoolOfAccount(db: Db, accountId: string): Promise<string | null> {
  const account = sql`select school_id as "schoolId" from accounts where id = ${accountId} and removed_at is null`;
  const row = await db.row<{ schoolId: string | null }>(byKey('account', accountId, account));
  return row?.schoolId ?? null;
}

export async function setLogo(db: Db, schoolId: string, fileId: string): Promise<void> {
  await db.rows(sql`update schools set logo_file_id = ${fileId} where id = ${schoolId}`);
}

export type AdminDetails = { schoolName: string; logoFileId: string | null; adminName: string | null; academicYear: string | null };

export function getAdminDetails(db: Db, schoolId: string, accountId: string): Promise<AdminDetails | null> {
  return db.row(sql`select s.name as "schoolName", (select a.name from accounts a where a.school_id = s.id and a.id = ${accountId}) as "adminName", s.logo_file_id as "logoFileId",
    (select y.name from academic_years y where y.school_id = s.id and y.is_current) as "academicYear"
    from schools s where s.id = ${schoolId}`);
}

/** Schools whose initial data is incomplete, oldest first. */
export async function listUnreadySchools(db: Db): Promise<string[]> {
  return (await db.rows<{ id: string }>(sql`select id from schools where ready_at is null order by created_at`)).map((school) => school.id);
}

export async function markReady(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`update schools set ready_at = now() where id = ${schoolId} and ready_at is null`);
}

export async function isSchoolReady(db: Db, schoolId: string): Promise<boolean> {
  return (await db.row(sql`select true as ready from schools where id = ${schoolId} and ready_at is not null`)) !== null;
}

type SetupProgress = Record<'year' | 'classes' | 'periods' | 'subjects' | 'fees', boolean>;

/** Which parts of a new school's initial data exist. */
export async function findSetupProgress(db: Db, schoolId: string): Promise<SetupProgress> {
  const row = await db.row<SetupProgress>(sql`select
    exists (select from academic_years where school_id = ${schoolId}) as year,
    exists (select from sections where school_id = ${schoolId}) as classes,
    exists (select from periods where school_id = ${schoolId}) as periods,
    exists (select from subjects where school_id = ${schoolId}) as subjects,
    exists (select from fee_rates where school_id = ${schoolId}) as fees`);
  return row ?? { year: false, classes: false, periods: false, subjects: false, fees: false };
}
