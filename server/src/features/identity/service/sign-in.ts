import type * as calls from '@shala/contract/identity';
import { type CallAnswer, DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import { isPassword, TOKEN_SECONDS } from '#platform/auth';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { Input, OpenContext, WriteContext } from '#platform/http';
import { putMail } from '#platform/mail';
import { codeMail, newDeviceMail } from '../mails.ts';
import { describeDevice } from '../rules/describe-device.ts';
import { unverifiedLimits } from '../rules/mail-limits.ts';
import * as store from '../store/accounts.store.ts';
import { hexOf, makeCode, makeSecret, makeToken, spendToken } from '../store/codes.store.ts';
import { type DeviceName, findDevices, noteDevice } from '../store/factors.store.ts';
import { resumeRegistration } from '../store/registrations.store.ts';
import { judgeCode } from './second-factor.ts';
import { throttle } from './throttle.ts';

/** Ids of a school and an account that do not exist: requests for an unknown address take as long as for a known one. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Signs in. Limits in 15 minutes: 5 failures for an account from one address, 100 for an address, and 20 for an account from unknown browsers, wherever they
 * are; a success is not counted. A known browser can sign in however often others fail.
 */
export async function login(context: OpenContext, { body }: Input<typeof calls.login>): Promise<CallAnswer<typeof calls.login>> {
  const { address } = context.request;
  const attempt = await throttle(context, [
    { scope: 'sign-in account', subject: `${body.email} ${address}`, most: 5, minutes: 15 },
    { scope: 'sign-in address', subject: address, most: 100, minutes: 15 },
  ]);
  const account = await store.findAccount(context.db, body.email);
  const owner = { schoolId: account?.schoolId ?? NOBODY, accountId: account?.id ?? NOBODY };
  const device = deviceOf(context, body.device);
  const devices = await context.inSchool(owner.schoolId, (db) => findDevices(db, owner, device));
  // Browser and system are easily guessed: only a random name that a browser made itself lifts the limit.
  const isTrusted = device.isNamed && devices.isKnown;
  const anywhere = isTrusted ? null : await throttle(context, [{ scope: 'sign-in anywhere', subject: body.email, most: 20, minutes: 15 }]);
  const fits = await isPassword(account?.passwordHash ?? null, body.password, context.platform.hashing);
  if (account === null || !fits || !mayBeUsedHere(account, context)) throw new Refusal('unauthenticated', 'wrongCredentials');
  await anywhere?.giveBack();
  if (account.schoolId !== null) await requireCode(context, owner, body.code, attempt);
  await attempt.giveBack();
  return { accessToken: await openSignedSession(context, account, { device, isNew: devices.hasAny && !devices.isKnown }) };
}

/** After a correct password, a wrong code counts as an attempt, a missing one does not. */
async function requireCode(
  context: OpenContext,
  owner: { schoolId: string; accountId: string },
  code: string | undefined,
  attempt: { giveBack(): Promise<void> },
): Promise<void> {
  const tries =
    code === undefined ? null : await throttle(context, [{ scope: 'second factor', subject: owner.accountId, most: 10, minutes: 60 }]);
  const judged = await context.inSchool(owner.schoolId, (db) =>
    judgeCode(db, owner, { code, now: context.now, vault: context.platform.vault }),
  );
  if (judged === 'wrongSecondCode') throw new Refusal('unprocessable', judged);
  await tries?.giveBack();
  if (judged === 'right') return;
  await attempt.giveBack();
  throw new Refusal('forbidden', judged);
}

/** The browser's own random name; without it, its type and system. */
function deviceOf({ request }: OpenContext, name: string | undefined): DeviceName {
  return name === undefined ? { text: describeDevice(request.userAgent), isNamed: false } : { text: name, isNamed: true };
}

/**
 * Signs in who registered the school, without asking again for the password typed a minute ago. The token of the registration is spent by it,
 * and is good for an account that was never signed in to; everybody else signs in with the password.
 */
export async function openFirstSession(
  context: OpenContext,
  { body }: Input<typeof calls.openFirstSession>,
): Promise<CallAnswer<typeof calls.openFirstSession>> {
  await throttle(context, [{ scope: 'first session', subject: context.request.address, most: 30, minutes: 60 }]);
  const account = await context.inTransaction(async (db) => {
    const accountId = await spendToken(db, 'wait', body.waitToken);
    const owner = accountId === null ? null : await store.lockAccount(db, accountId);
    const found = owner === null ? null : await store.findAccount(db, owner.email);
    if (found === null || found.schoolId === null) throw new Refusal('unprocessable', 'registrationOver');
    // Rolled back: the token is good again when the school is ready.
    if (!found.isReady) throw new Refusal('conflict', 'schoolNotReady');
    return found;
  });
  const owner = { schoolId: account.schoolId ?? NOBODY, accountId: account.id };
  if (await context.inSchool(owner.schoolId, (db) => store.hasSignedIn(db, owner))) throw new Refusal('unprocessable', 'registrationOver');
  return { accessToken: await openSignedSession(context, account, { device: deviceOf(context, body.device), isNew: false }) };
}

/** Ends the session of this token immediately. */
export async function logout(context: WriteContext): Promise<CallAnswer<typeof calls.logout>> {
  await store.logout(context.db, context.sessionId);
  context.audit({ entity: 'session', entityId: context.sessionId });
  return {};
}

/** The demo sign-in, for a visitor on this machine (or for everyone, when the installation allows it). */
export async function getDemoSignIn(context: OpenContext) {
  const account = isDemoOffered(context) ? await store.findAccount(context.db, DEMO_EMAIL) : null;
  return account === null ? { available: false, email: '', password: '' } : { available: true, email: DEMO_EMAIL, password: DEMO_PASSWORD };
}

type Device = { device: DeviceName; isNew: boolean };

async function openSignedSession(context: OpenContext, account: store.Account, device: Device): Promise<string> {
  if (!account.isVerified) {
    await throttle(context, unverifiedLimits(account.email));
    const registrationKey = makeSecret();
    await context.inTransaction(async (db) => {
      const begun = await resumeRegistration(db, account.id, hexOf(registrationKey));
      if (begun !== null) await putMail(db, codeMail(begun, await makeCode(db, begun)));
    });
    context.platform.wakeJob('deliver-mail');
    throw new Refusal('forbidden', 'emailUnverified', { data: { email: account.email, registrationKey } });
  }
  if (account.schoolId === null) {
    const registrationToken = await makeToken(context.db, 'register', account.id);
    throw new Refusal('forbidden', 'registrationUnfinished', { data: { registrationToken } });
  }
  if (!account.isReady) {
    const waitToken = await makeToken(context.db, 'wait', account.id);
    throw new Refusal('conflict', 'schoolNotReady', { data: { waitToken } });
  }
  const { schoolId } = account;
  const sid = await context.inSchool(schoolId, (db) => beginSession(db, context, { ...account, schoolId }, device));
  if (device.isNew) context.platform.wakeJob('deliver-mail');
  const iat = Math.floor(context.now.getTime() / 1000);
  return context.platform.authority.sign({ sub: account.id, sid, school: schoolId, name: account.name, iat, exp: iat + TOKEN_SECONDS });
}

/** Opens the session, and mails the owner when the browser is new. */
async function beginSession(
  db: Db,
  { request, platform, now }: OpenContext,
  account: store.Account & { schoolId: string },
  { device, isNew }: Device,
): Promise<string> {
  const owner = { schoolId: account.schoolId, accountId: account.id };
  const { userAgent } = request;
  await noteDevice(db, owner, device);
  if (isNew && !account.isDemo) await putMail(db, newDeviceMail(account, describeDevice(userAgent), { url: platform.publicUrl, at: now }));
  return store.openSession(db, { ...owner, userAgent, seconds: TOKEN_SECONDS });
}

function mayBeUsedHere(account: store.Account, context: OpenContext): boolean {
  return !account.isDemo || isDemoOffered(context);
}

function isDemoOffered({ request, platform }: OpenContext): boolean {
  return platform.isDemoOpen || request.isLocal;
}
