import type { forgotPassword, resetPassword } from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { hashPassword } from '#platform/auth';
import { Refusal } from '#platform/errors';
import type { Input, OpenContext } from '#platform/http';
import { putMail } from '#platform/mail';
import { resetMail } from '../mails.ts';
import { findAccount, setPassword } from '../store/accounts.store.ts';
import { makeToken, spendToken } from '../store/codes.store.ts';
import { inEvenTime } from './even-time.ts';
import { throttle } from './throttle.ts';

/** Mails a link for a new password; the answer is the same for an unknown address. */
export async function mailResetLink(
  context: OpenContext,
  { body }: Input<typeof forgotPassword>,
): Promise<CallAnswer<typeof forgotPassword>> {
  await throttle(context, [
    { scope: 'forgot', subject: body.email, most: 5, minutes: 60 },
    { scope: 'forgot address', subject: context.request.address, most: 30, minutes: 60 },
  ]);
  await inEvenTime(async () => {
    const account = await findAccount(context.db, body.email);
    if (account === null) return;
    await context.inTransaction(async (db) => {
      const token = await makeToken(db, 'reset', account.id);
      await putMail(db, resetMail(account, context.platform.publicUrl, token));
    });
    context.platform.nudge('deliver-mail');
  });
  return {};
}

/** Sets a new password by the mailed link, once, and ends every session of the account. */
export async function setNewPassword(
  context: OpenContext,
  { body }: Input<typeof resetPassword>,
): Promise<CallAnswer<typeof resetPassword>> {
  await throttle(context, [{ scope: 'reset', subject: context.request.address, most: 30, minutes: 60 }]);
  const passwordHash = await hashPassword(body.password);
  await context.inTransaction(async (db) => {
    // An invitation is the same step: whoever opens its link sets the first password.
    const accountId = (await spendToken(db, 'reset', body.token)) ?? (await spendToken(db, 'invite', body.token));
    if (accountId === null) throw new Refusal('unprocessable', 'wrongLink');
    await setPassword(db, accountId, passwordHash);
  });
  return {};
}
