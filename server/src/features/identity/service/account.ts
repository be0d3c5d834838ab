import type * as calls from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { hashPassword, isPassword } from '#platform/auth';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, SlowContext, WriteContext } from '#platform/http';
import { putMail } from '#platform/mail';
import { changedPasswordMail } from '../mails.ts';
import { describeDevice } from '../rules/describe-device.ts';
import * as accounts from '../store/accounts.store.ts';
import { giveBack } from '../store/attempts.store.ts';
import { voidTokens } from '../store/codes.store.ts';
import { findFactor } from '../store/factors.store.ts';
import { listOpenSessions } from '../store/users.store.ts';
import { requireFreshPassword } from './fresh-password.ts';
import { refuseCommon } from './refuse-common.ts';
import { claim } from './throttle.ts';

/** The signed-in account, its second factor and its sessions. */
export async function getMyAccount({ db, school, admin, sessionId }: ReadContext): Promise<CallAnswer<typeof calls.getMyAccount>> {
  const owner = { schoolId: school.id, accountId: admin.id };
  const [account, factor, sessions] = await Promise.all([
    accounts.findOwnAccount(db, school.id, admin.id),
    findFactor(db, owner),
    listOpenSessions(db, school.id, admin.id),
  ]);
  if (account === null) throw notFound();
  const isOn = factor !== null && factor.confirmedAt !== null;
  return {
    name: account.name,
    email: account.email,
    passwordChangedAt: account.passwordChangedAt?.toISOString() ?? null,
    factor: {
      isOn,
      since: isOn ? (factor.confirmedAt?.toISOString() ?? null) : null,
      recoveryCodesLeft: isOn ? factor.recoveryCodesLeft : 0,
    },
    sessions: sessions.map(({ id, userAgent, startedAt, endsAt }) => ({
      id,
      device: describeDevice(userAgent),
      startedAt: startedAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isThis: id === sessionId,
    })),
  };
}

/** Changes the administrator's own name. */
export async function renameMyAccount(
  { db, school, admin, audit }: WriteContext,
  { body }: Input<typeof calls.renameMyAccount>,
): Promise<CallAnswer<typeof calls.renameMyAccount>> {
  const before = await accounts.findOwnAccount(db, school.id, admin.id);
  if (before === null) throw notFound();
  await accounts.renameMyAccount(db, school.id, admin.id, body.name);
  audit({ entity: 'administrator', entityId: admin.id, before: { name: before.name }, after: { name: body.name } });
  return {};
}

/** Checks the password again. Refuses a wrong one, at most five times in fifteen minutes. */
export async function confirmMyPassword(
  context: SlowContext,
  { body }: Input<typeof calls.confirmMyPassword>,
): Promise<CallAnswer<typeof calls.confirmMyPassword>> {
  await typePassword(context, body.password);
  return {};
}

/** Sets a new password, ends the other sessions and tells the owner by mail. */
export async function changeMyPassword(
  context: SlowContext,
  { body }: Input<typeof calls.changeMyPassword>,
): Promise<CallAnswer<typeof calls.changeMyPassword>> {
  const account = await typePassword(context, body.current);
  if (account.isDemo) throw new Refusal('forbidden', 'demoAccount');
  await refuseCommon(body.password, [account.name, account.email]);
  const passwordHash = await hashPassword(body.password, context.platform.hashing);
  await context.inTransaction(async ({ db, admin, sessionId, platform, now, audit }) => {
    const owner = await accounts.setPassword(db, admin.id, passwordHash, sessionId);
    await voidTokens(db, admin.id);
    await putMail(db, changedPasswordMail(owner, { url: platform.publicUrl, at: now }));
    audit({ entity: 'administrator', entityId: admin.id, after: { password: 'new' } });
  });
  context.platform.wakeJob('deliver-mail');
  return {};
}

/** Ends all other sessions of the account. Needs the password, so that a thief of this session cannot shut the owner out of the others. */
export async function endMyOtherSessions(context: WriteContext): Promise<CallAnswer<typeof calls.endMyOtherSessions>> {
  const { db, admin, sessionId, audit } = context;
  await requireFreshPassword(context);
  const ended = await accounts.endMyOtherSessions(db, admin.id, sessionId);
  audit({ entity: 'session', after: { ended } });
  return { ended };
}

/** Refuses a wrong password. The attempt is committed before the refusal, so that it counts. */
async function typePassword(context: SlowContext, password: string): Promise<accounts.OwnAccount> {
  const account = await context.inTransaction(async ({ db, school, admin, sessionId, audit }) => {
    const attemptIds = await claim(db, [{ scope: 'password again', subject: admin.id, most: 5, minutes: 15 }]);
    const found = await accounts.findOwnAccount(db, school.id, admin.id);
    const isRight = await isPassword(found?.passwordHash ?? null, password);
    audit({ entity: 'session', entityId: sessionId, after: { password: isRight ? 'typed again' : 'typed wrong' } });
    if (!isRight) return null;
    await giveBack(db, attemptIds);
    await accounts.notePassword(db, sessionId);
    return found;
  });
  if (account === null) throw new Refusal('unprocessable', 'wrongPassword');
  return account;
}
