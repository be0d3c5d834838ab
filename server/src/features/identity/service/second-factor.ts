import { randomBytes } from 'node:crypto';
import { base32, findTotpStep } from '#platform/auth';
import type { Db } from '#platform/db';
import { type Factor, findFactor, spendRecoveryCode, spendStep } from '../store/factors.store.ts';

type Owner = { schoolId: string; accountId: string };

/** Whether a code is right for a factor: of an authenticator app, each once, or one of the recovery codes. */
export async function isRightCode(db: Db, owner: Owner, { secret }: Factor, code: string, now: Date): Promise<boolean> {
  if (code.length > 6) return spendRecoveryCode(db, owner, code);
  const step = findTotpStep(secret, code, now);
  return step !== null && spendStep(db, owner, step);
}

/** What a sign-in needs besides the password: nothing, a code, or another one than was given. */
export async function judgeCode(
  db: Db,
  owner: Owner,
  code: string | undefined,
  now: Date,
): Promise<'right' | 'codeNeeded' | 'wrongSecondCode'> {
  const factor = await findFactor(db, owner);
  if (factor === null || factor.confirmedAt === null) return 'right';
  if (code === undefined) return 'codeNeeded';
  return (await isRightCode(db, owner, factor, code, now)) ? 'right' : 'wrongSecondCode';
}

/** Ten codes of eighty random bits, to be written down. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => base32(randomBytes(10)));
}

/** A code in groups of four, as it is read from paper. */
export function groupCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
