import type * as calls from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { hashPassword } from '#platform/auth';
import { Refusal } from '#platform/errors';
import type { Input, OpenContext } from '#platform/http';
import { strangerLimits } from '../rules/mail-limits.ts';
import * as accounts from '../store/accounts.store.ts';
import * as codes from '../store/codes.store.ts';
import { wantLetter } from '../store/letters.store.ts';
import * as registrations from '../store/registrations.store.ts';
import { inEvenTime } from './even-time.ts';
import { LETTERS_JOB } from './letters.ts';
import { readLogo } from './read-logo.ts';
import { refuseCommon } from './refuse-common.ts';
import { throttle } from './throttle.ts';

/** Ids of a registration and an account that do not exist. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Starts a registration and has its code mailed. A known address gets a mail that says so; the address is looked up after the answer. */
export async function register(context: OpenContext, { body }: Input<typeof calls.register>): Promise<CallAnswer<typeof calls.register>> {
  await refuseCommon(body.password, [body.name, body.email]);
  await throttle(context, strangerLimits('register', body.email, context.request.address));
  const key = codes.makeSecret();
  const { name, phone, email } = body;
  await inEvenTime(async () => {
    const passwordHash = await hashPassword(body.password, context.platform.hashing);
    const details = { name, phone, passwordHash, keyHash: codes.hexOf(key), url: context.platform.publicUrl };
    await wantLetter(context.db, { kind: 'register', email, details });
  });
  context.platform.wakeJob(LETTERS_JOB);
  return { email: body.email, registrationKey: key, isMailSet: context.platform.installation.mailMode === 'smtp' };
}

/** Verifies the address by the code of this browser's registration, sets its password for the account, and returns the token for the next step. */
export async function verifyEmail(
  context: OpenContext,
  { body }: Input<typeof calls.verifyEmail>,
): Promise<CallAnswer<typeof calls.verifyEmail>> {
  const attempt = await throttle(context, [
    { scope: 'verify', subject: `${body.email} ${context.request.address}`, most: 20, minutes: 15 },
    // Counted over all registrations and requester addresses.
    { scope: 'verify mail', subject: body.email, most: 20, minutes: 60 },
  ]);
  const registrationToken = await inEvenTime(() =>
    // A wrong code returns null instead of throwing, because the attempt must count.
    context.inTransaction(async (db) => {
      const keyHash = body.registrationKey === undefined ? null : codes.hexOf(body.registrationKey);
      const begun = await registrations.findRegistration(db, body.email, keyHash);
      // No code is valid for a registration that does not exist: the statements are the same.
      const isRight = await codes.spendCode(db, begun ?? { id: NOBODY, accountId: NOBODY }, body.code);
      if (begun === null || !isRight) return null;
      await registrations.verifyEmail(db, begun);
      return codes.makeToken(db, 'register', begun.accountId);
    }),
  );
  if (registrationToken === null) throw new Refusal('unprocessable', 'wrongCode');
  await attempt.giveBack();
  return { registrationToken };
}

/** Has a new code mailed when a registration is waiting for one, which is looked up after the answer. */
export async function resendCode(
  context: OpenContext,
  { body }: Input<typeof calls.resendCode>,
): Promise<CallAnswer<typeof calls.resendCode>> {
  await throttle(context, strangerLimits('resend', body.email, context.request.address));
  const keyHash = body.registrationKey === undefined ? null : codes.hexOf(body.registrationKey);
  await inEvenTime(() => wantLetter(context.db, { kind: 'resend', email: body.email, details: { keyHash } }));
  context.platform.wakeJob(LETTERS_JOB);
  return {};
}

/** Creates the school of a verified registration. Its initial data is set up in the background. */
export async function createSchool(
  context: OpenContext,
  { body }: Input<typeof calls.createSchool>,
): Promise<CallAnswer<typeof calls.createSchool>> {
  await throttle(context, [{ scope: 'school', subject: context.request.address, most: 30, minutes: 60 }]);
  // The picture is drawn only for registered users.
  if ((await codes.findByToken(context.db, 'register', body.registrationToken)) === null)
    throw new Refusal('unprocessable', 'registrationOver');
  const logo = body.logo === undefined ? null : await readLogo(body.logo);
  const made = await context.inTransaction(async (db) => {
    const accountId = await codes.spendToken(db, 'register', body.registrationToken);
    const account = accountId === null ? null : await accounts.lockAccount(db, accountId);
    if (account === null) throw new Refusal('unprocessable', 'registrationOver');
    if (account.schoolId !== null) throw new Refusal('conflict', 'schoolExists');
    const schoolId = await accounts.createSchool(db, body, account);
    return { schoolId, accountId: account.id, waitToken: await codes.makeToken(db, 'wait', account.id) };
  });
  if (logo !== null) {
    await context.inSchool(made.schoolId, async (db) => {
      const fileId = await context.platform.files.put(db, { ...logo, schoolId: made.schoolId, createdBy: made.accountId });
      await accounts.setLogo(db, made.schoolId, fileId);
    });
  }
  context.platform.wakeJob('set-up-school');
  return { schoolName: body.schoolName, waitToken: made.waitToken };
}

/** The progress of setting up a new school. */
export async function getSchoolSetup(
  context: OpenContext,
  { body }: Input<typeof calls.getSchoolSetup>,
): Promise<CallAnswer<typeof calls.getSchoolSetup>> {
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
