import type * as calls from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { encode } from 'uqr';
import { base32, makeTotpSecret } from '#platform/auth';
import { Refusal } from '#platform/errors';
import type { Input, SlowContext, WriteContext } from '#platform/http';
import { findOwnAccount } from '../store/accounts.store.ts';
import { giveBack } from '../store/attempts.store.ts';
import * as store from '../store/factors.store.ts';
import { requireFreshPassword } from './fresh-password.ts';
import { groupCode, isRightCode, makeRecoveryCodes, sealFactor } from './second-factor.ts';
import { claim } from './throttle.ts';

/** The name under which the authenticator app lists the account. */
const ISSUER = 'Shala';

/** A secret for an authenticator app; it becomes active with its first correct code. It is only in this answer, which is not stored for repeated requests. */
export async function beginSecondFactor(context: SlowContext): Promise<CallAnswer<typeof calls.beginSecondFactor>> {
  const secret = makeTotpSecret();
  const email = await context.inTransaction(async (write) => {
    const { db, school, admin, audit } = write;
    await requireFreshPassword(write);
    const account = await findOwnAccount(db, school.id, admin.id);
    // A second factor would lock out all users of the demo school.
    if (account === null || account.isDemo) throw new Refusal('forbidden', 'demoAccount');
    const owner = { schoolId: school.id, accountId: admin.id };
    if (!(await store.beginSecondFactor(db, owner, sealFactor(context.platform.vault, owner, secret))))
      throw new Refusal('conflict', 'factorOn');
    audit({ entity: 'administrator', entityId: admin.id, after: { secondFactor: 'begun' } });
    return account.email;
  });
  const text = base32(secret).toUpperCase();
  const uri = `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?secret=${text}&issuer=${ISSUER}`;
  const qr = encode(uri, { ecc: 'M', border: 2 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  return { secret: text, uri, qr };
}

/** Activates the second factor with a first code, and returns the recovery codes, once. */
export async function confirmSecondFactor(
  context: SlowContext,
  { body }: Input<typeof calls.confirmSecondFactor>,
): Promise<CallAnswer<typeof calls.confirmSecondFactor>> {
  const codes = makeRecoveryCodes();
  const { vault } = context.platform;
  const isRight = await context.inTransaction(async ({ db, school, admin, now, audit }) => {
    const owner = { schoolId: school.id, accountId: admin.id };
    const attemptIds = await claim(db, [{ scope: 'second factor', subject: admin.id, most: 10, minutes: 60 }]);
    const factor = await store.findFactor(db, owner);
    if (factor === null) throw new Refusal('conflict', 'factorOff');
    if (factor.confirmedAt !== null) throw new Refusal('conflict', 'factorOn');
    // A wrong code is refused after the transaction, because the attempt must count.
    if (!(await isRightCode(db, owner, factor, { code: body.code, now, vault }))) return false;
    await giveBack(db, attemptIds);
    await store.putRecoveryCodes(db, owner, codes);
    audit({ entity: 'administrator', entityId: admin.id, after: { secondFactor: 'on' } });
    return true;
  });
  if (!isRight) throw new Refusal('unprocessable', 'wrongFirstCode');
  return { recoveryCodes: codes.map(groupCode) };
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(context: SlowContext): Promise<CallAnswer<typeof calls.renewRecoveryCodes>> {
  const codes = makeRecoveryCodes();
  await context.inTransaction(async (write) => {
    const { db, school, admin, audit } = write;
    await requireFreshPassword(write);
    await requireOn(write);
    await store.putRecoveryCodes(db, { schoolId: school.id, accountId: admin.id }, codes);
    audit({ entity: 'administrator', entityId: admin.id, after: { recoveryCodes: 'new' } });
  });
  return { recoveryCodes: codes.map(groupCode) };
}

/** Deactivates the second factor. */
export async function endSecondFactor(context: WriteContext): Promise<CallAnswer<typeof calls.endSecondFactor>> {
  const { db, school, admin, audit } = context;
  await requireFreshPassword(context);
  await requireOn(context);
  await store.endSecondFactor(db, { schoolId: school.id, accountId: admin.id });
  audit({ entity: 'administrator', entityId: admin.id, before: { secondFactor: 'on' }, after: { secondFactor: 'off' } });
  return {};
}

async function requireOn({ db, school, admin }: WriteContext): Promise<void> {
  const factor = await store.findFactor(db, { schoolId: school.id, accountId: admin.id });
  if (factor === null || factor.confirmedAt === null) throw new Refusal('conflict', 'factorOff');
}
