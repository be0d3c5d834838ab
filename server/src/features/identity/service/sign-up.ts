import type { createSchool, getSchoolSetup, register, resendCode, verifyEmail } from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { hashPassword } from '#platform/auth';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { Input, OpenContext } from '#platform/http';
import { putMail } from '#platform/mail';
import { codeMail, knownAccountMail } from '../mails.ts';
import { strangerLimits } from '../rules/mail-limits.ts';
import * as accounts from '../store/accounts.store.ts';
import * as codes from '../store/codes.store.ts';
import * as registrations from '../store/registrations.store.ts';
import { inEvenTime } from './even-time.ts';
import { readLogo } from './read-logo.ts';
import { refuseCommon } from './refuse-common.ts';
import { throttle } from './throttle.ts';

/** Begins a registration and mails a code. A known address gets a mail that says so, and the same answer. */
export async function registerAccount(context: OpenContext, { body }: Input<typeof register>): Promise<CallAnswer<typeof register>> {
  await refuseCommon(body.password, [body.name, body.email]);
  await throttle(context, strangerLimits('register', body.email, context.request.address));
  const key = codes.makeSecret();
  await inEvenTime(async () => {
    const passwordHash = await hashPassword(body.password, context.platform.hashing);
    await context.inTransaction(async (db) => {
      const begun = await registrations.beginRegistration(db, { ...body, passwordHash, key });
      await putMail(db, begun === null ? await knownMail(db, body.email, context) : codeMail(begun, await codes.makeCode(db, begun)));
    });
  });
  context.platform.nudge('deliver-mail');
  return { email: body.email, registrationKey: key, isMailSet: context.platform.installation.mailMode === 'smtp' };
}

/** Proves the address by the code of this browser's registration, makes its password the account's, and gives the token for the next step. */
export async function verifyAccount(context: OpenContext, { body }: Input<typeof verifyEmail>): Promise<CallAnswer<typeof verifyEmail>> {
  const attempt = await throttle(context, [
    { scope: 'verify', subject: `${body.email} ${context.request.address}`, most: 20, minutes: 15 },
    // However many registrations and addresses the tries come from.
    { scope: 'verify mail', subject: body.email, most: 20, minutes: 60 },
  ]);
  const registrationToken = await inEvenTime(() =>
    // A wrong code is answered with null rather than thrown, for the try must count.
    context.inTransaction(async (db) => {
      const begun = await registrations.findRegistration(db, body.email, body.registrationKey);
      if (begun === null || !(await codes.spendCode(db, begun, body.code))) return null;
      await registrations.completeRegistration(db, begun);
      return codes.makeToken(db, 'register', begun.accountId);
    }),
  );
  if (registrationToken === null) throw new Refusal('unprocessable', 'wrongCode');
  await attempt.giveBack();
  return { registrationToken };
}

/** Mails a new code when a registration waits for one; the answer is the same when none does. */
export async function resendAccountCode(context: OpenContext, { body }: Input<typeof resendCode>): Promise<CallAnswer<typeof resendCode>> {
  await throttle(context, strangerLimits('resend', body.email, context.request.address));
  await inEvenTime(async () => {
    const begun = await registrations.findRegistration(context.db, body.email, body.registrationKey);
    if (begun === null) return;
    await context.inTransaction(async (db) => putMail(db, codeMail(begun, await codes.makeCode(db, begun))));
    context.platform.nudge('deliver-mail');
  });
  return {};
}

/** Makes the school of a verified registration. What it starts with is set up in the background. */
export async function createAccountSchool(
  context: OpenContext,
  { body }: Input<typeof createSchool>,
): Promise<CallAnswer<typeof createSchool>> {
  const logo = body.logo === undefined ? null : await readLogo(body.logo);
  const made = await context.inTransaction(async (db) => {
    const accountId = await codes.spendToken(db, 'register', body.registrationToken);
    const account = accountId === null ? null : await accounts.lockAccount(db, accountId);
    if (account === null) throw new Refusal('unprocessable', 'registrationOver');
    if (account.schoolId !== null) throw new Refusal('conflict', 'schoolExists');
    const schoolId = await accounts.insertSchool(db, body, account);
    return { schoolId, accountId: account.id, waitToken: await codes.makeToken(db, 'wait', account.id) };
  });
  if (logo !== null) {
    await context.inSchool(made.schoolId, async (db) => {
      const fileId = await context.platform.files.put(db, { ...logo, schoolId: made.schoolId, createdBy: made.accountId });
      await accounts.setLogo(db, made.schoolId, fileId);
    });
  }
  context.platform.nudge('set-up-school');
  return { schoolName: body.schoolName, waitToken: made.waitToken };
}

/** How far the setting-up of a new school has come. */
export async function getSetupState(
  context: OpenContext,
  { body }: Input<typeof getSchoolSetup>,
): Promise<CallAnswer<typeof getSchoolSetup>> {
  const accountId = await codes.findByToken(context.db, 'wait', body.waitToken);
  const schoolId = accountId === null ? null : await accounts.findSchoolOfAccount(context.db, accountId);
  if (schoolId === null) throw new Refusal('unprocessable', 'registrationOver');
  const [isReady, done] = await Promise.all([
    accounts.isSchoolReady(context.db, schoolId),
    context.inSchool(schoolId, (db) => accounts.findSetupProgress(db, schoolId)),
  ]);
  const steps = (['year', 'classes', 'periods', 'subjects', 'fees'] as const).map((step) => ({ step, isDone: isReady || done[step] }));
  return { isReady, steps };
}

async function knownMail(db: Db, email: string, context: OpenContext) {
  const account = await accounts.findAccount(db, email);
  return knownAccountMail({ name: account?.name ?? '', email }, context.platform.publicUrl);
}
