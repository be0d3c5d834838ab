import { createHash } from 'node:crypto';
import { type Db, sql } from '#platform/db';
import { hashOf } from './codes.store.ts';

type Owner = { schoolId: string; accountId: string };

/** The encrypted secret; null for one of an earlier version, which the next start encrypts. */
export type Factor = { secretSealed: Uint8Array | null; confirmedAt: Date | null; recoveryCodesLeft: number };

export function findFactor(db: Db, { schoolId, accountId }: Owner): Promise<Factor | null> {
  return db.row(sql`select f.secret_sealed as "secretSealed", f.confirmed_at as "confirmedAt", (select count(*)::int from recovery_codes r
      where r.school_id = f.school_id and r.account_id = f.account_id and r.used_at is null) as "recoveryCodesLeft"
    from second_factors f where f.school_id = ${schoolId} and f.account_id = ${accountId}`);
}

/** Stores an encrypted secret that is waiting for its first code, replacing another waiting one; false when a factor is already active. */
export async function beginSecondFactor(db: Db, { schoolId, accountId }: Owner, sealed: Uint8Array): Promise<boolean> {
  const row = await db.row(sql`insert into second_factors as f (school_id, account_id, secret_sealed)
    values (${schoolId}, ${accountId}, ${sealed}) on conflict (school_id, account_id) do update
    set secret = null, secret_sealed = excluded.secret_sealed, created_at = now(), last_step = 0 where f.confirmed_at is null
    returning true as kept`);
  return row !== null;
}

/** Records that the code of a time step was used; false when it, or a later one, was used before. */
export async function spendStep(db: Db, { schoolId, accountId }: Owner, step: number): Promise<boolean> {
  const row = await db.row(sql`update second_factors set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where school_id = ${schoolId} and account_id = ${accountId} and last_step < ${step} returning true as fresh`);
  return row !== null;
}

export async function endSecondFactor(db: Db, { schoolId, accountId }: Owner): Promise<void> {
  await db.rows(sql`delete from recovery_codes where school_id = ${schoolId} and account_id = ${accountId}`);
  await db.rows(sql`delete from second_factors where school_id = ${schoolId} and account_id = ${accountId}`);
}

/** Replaces the recovery codes. Only their hashes are stored. */
export async function putRecoveryCodes(db: Db, { schoolId, accountId }: Owner, codes: readonly string[]): Promise<void> {
  await db.rows(sql`delete from recovery_codes where school_id = ${schoolId} and account_id = ${accountId}`);
  await db.rows(sql`insert into recovery_codes (school_id, account_id, code_hash)
    select ${schoolId}::uuid, ${accountId}::uuid, decode(hash, 'hex') from unnest(${codes.map((code) => hashOf(code).toString('hex'))}::text[]) hash`);
}

/** Uses up a recovery code; false when the account has no such code, or it was used. */
export async function spendRecoveryCode(db: Db, { schoolId, accountId }: Owner, code: string): Promise<boolean> {
  const row = await db.row(sql`update recovery_codes set used_at = now() where school_id = ${schoolId} and account_id = ${accountId}
    and code_hash = ${hashOf(code)} and used_at is null returning true as used`);
  return row !== null;
}

/** A device by the random name that it stores, or (not `isNamed`) only by its browser and system. */
export type DeviceName = { text: string; isNamed: boolean };

/** Whether an account was used from a device, and from any device. */
export async function findDevices(
  db: Db,
  { schoolId, accountId }: Owner,
  device: DeviceName,
): Promise<{ isKnown: boolean; hasAny: boolean }> {
  const row = await db.row<{
    isKnown: boolean;
    hasAny: boolean;
  }>(sql`select coalesce(bool_or(device_hash = ${hashOfDevice(device)}), false) as "isKnown",
    count(*) > 0 as "hasAny" from known_devices where school_id = ${schoolId} and account_id = ${accountId}`);
  return row ?? { isKnown: false, hasAny: false };
}

export async function noteDevice(db: Db, { schoolId, accountId }: Owner, device: DeviceName): Promise<void> {
  await db.rows(sql`insert into known_devices (school_id, account_id, device_hash) values (${schoolId}, ${accountId}, ${hashOfDevice(device)})
    on conflict (school_id, account_id, device_hash) do update set last_seen_at = now()`);
}

/** Separates the two kinds by a byte 255, which never occurs in text, so that a name cannot be mistaken for a browser and system. */
function hashOfDevice({ text, isNamed }: DeviceName): Buffer {
  const hash = createHash('sha256');
  return (isNamed ? hash : hash.update(Buffer.of(255))).update(text).digest();
}
