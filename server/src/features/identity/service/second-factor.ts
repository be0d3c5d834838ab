import { randomBytes } from 'node:crypto';
import { base32, findTotpStep } from '#platform/auth';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { Vault } from '#platform/vault';
import { type Factor, findFactor, spendRecoveryCode, spendStep } from '../store/factors.store.ts';

type Owner = { schoolId: string; accountId: string };
type Tried = { code: string; now: Date; vault: Vault };

/** Encrypts the secret of an authenticator app for its account. */
export function sealFactor(vault: Vault, owner: Owner, secret: Uint8Array): Buffer {
  return vault.seal(Buffer.from(secret).toString('base64'), sealOwner(owner));
}

function sealOwner({ schoolId, accountId }: Owner): string {
  return `${schoolId} ${accountId}`;
}

/**
 * Whether a code is valid for a factor: one of an authenticator app, each usable once, or a recovery code. Refuses an app's code when the secret was encrypted
 * by an installation whose key is not here.
 */
export async function isRightCode(db: Db, owner: Owner, { secretSealed }: Factor, { code, now, vault }: Tried): Promise<boolean> {
  if (code.length > 6) return spendRecoveryCode(db, owner, code);
  const secret = secretSealed && vault.open(secretSealed, sealOwner(owner));
  if (secret === null) throw new Refusal('unprocessable', 'factorUnread');
  const step = findTotpStep(Buffer.from(secret, 'base64'), code, now);
  return step !== null && spendStep(db, owner, step);
}

/** What a sign-in needs besides the password: nothing, a code, or another code than the given one. */
export async function judgeCode(
  db: Db,
  owner: Owner,
  { code, ...tried }: Omit<Tried, 'code'> & { code: string | undefined },
): Promise<'right' | 'codeNeeded' | 'wrongSecondCode'> {
  const factor = await findFactor(db, owner);
  if (factor === null || factor.confirmedAt === null) return 'right';
  if (code === undefined) return 'codeNeeded';
  return (await isRightCode(db, owner, factor, { code, ...tried })) ? 'right' : 'wrongSecondCode';
}

/** Ten codes of 120 random bits, to be written down: from 112 bits on a plain hash is enough to store them (ASVS V6.5.2). */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => base32(randomBytes(15)));
}

/** A code in groups of four, as it is read from paper. */
export function groupCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
