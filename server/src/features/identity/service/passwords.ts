import type * as calls from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { hashPassword } from '#platform/auth';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { Input, OpenContext } from '#platform/http';
import { putMail } from '#platform/mail';
import { changedPasswordMail } from '../mails.ts';
import { strangerLimits } from '../rules/mail-limits.ts';
import { setPassword } from '../store/accounts.store.ts';
import { spendToken, voidTokens } from '../store/codes.store.ts';
import { joinSchool, readInvitationToken, spendInvitation } from '../store/invitations.store.ts';
import { wantLetter } from '../store/letters.store.ts';
import { inEvenTime } from './even-time.ts';
import { LETTERS_JOB } from './letters.ts';
import { refuseCommon } from './refuse-common.ts';
import { throttle } from './throttle.ts';

/** Requests a mail with a link for a new password. Whether the address is known is looked up after the answer. */
export async function forgotPassword(
  context: OpenContext,
  { body }: Input<typeof calls.forgotPassword>,
): Promise<CallAnswer<typeof calls.forgotPassword>> {
  await throttle(context, strangerLimits('forgot', body.email, context.request.address));
  await inEvenTime(() => wantLetter(context.db, { kind: 'forgot', email: body.email, details: { url: context.platform.publicUrl } }));
  context.platform.wakeJob(LETTERS_JOB);
  return {};
}

/**
 * Sets a new password by a mailed link, which works once, and ends every session of the account. The link of an invitation creates the account, or adds it to
 * the school.
 */
export async function resetPassword(
  context: OpenContext,
  { body }: Input<typeof calls.resetPassword>,
): Promise<CallAnswer<typeof calls.resetPassword>> {
  await throttle(context, [{ scope: 'reset', subject: context.request.address, most: 30, minutes: 60 }]);
  await refuseCommon(body.password);
  const passwordHash = await hashPassword(body.password, context.platform.hashing);
  const invitation = readInvitationToken(body.token);
  if (invitation === null) await resetByLink(context, body.token, passwordHash);
  else await context.inSchool(invitation.schoolId, (db) => acceptInvitation(db, { ...invitation, passwordHash }));
  return {};
}

async function resetByLink({ inTransaction, platform, now }: OpenContext, token: string, passwordHash: string): Promise<void> {
  await inTransaction(async (db) => {
    const resetId = await spendToken(db, 'reset', token);
    // Administrators of a school loaded from another installation set their first password in the same way.
    const accountId = resetId ?? (await spendToken(db, 'invite', token));
    if (accountId === null) throw new Refusal('unprocessable', 'wrongLink');
    const owner = await setPassword(db, accountId, passwordHash);
    if (resetId !== null) await putMail(db, changedPasswordMail(owner, { url: platform.publicUrl, at: now }));
  });
  platform.wakeJob('deliver-mail');
}

async function acceptInvitation(
  db: Db,
  { schoolId, secret, passwordHash }: { schoolId: string; secret: string; passwordHash: string },
): Promise<void> {
  const invited = await spendInvitation(db, schoolId, secret);
  if (invited === null) throw new Refusal('unprocessable', 'wrongLink');
  const accountId = await joinSchool(db, schoolId, { ...invited, passwordHash });
  if (accountId === null) throw new Refusal('conflict', 'emailElsewhere');
  await voidTokens(db, accountId);
}
