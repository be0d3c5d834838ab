import type { login, logout } from '@shala/contract/identity';
import { type CallAnswer, DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import { isPassword, TOKEN_SECONDS } from '#platform/auth';
import { Refusal } from '#platform/errors';
import type { Input, OpenContext, WriteContext } from '#platform/http';
import { putMail } from '#platform/mail';
import { codeMail } from '../mails.ts';
import { type Account, endSession, findAccount, openSession } from '../store/accounts.store.ts';
import { makeCode, makeSecret, makeToken } from '../store/codes.store.ts';
import { resumeRegistration } from '../store/registrations.store.ts';
import { throttle } from './throttle.ts';

/** Signs in: at most 5 failures in 15 minutes for an account from one address and 100 for an address; a success is not counted. */
export async function signIn(context: OpenContext, { body }: Input<typeof login>): Promise<CallAnswer<typeof login>> {
  const { address } = context.request;
  const attempt = await throttle(context, [
    { scope: 'sign-in account', subject: `${body.email} ${address}`, most: 5, minutes: 15 },
    { scope: 'sign-in address', subject: address, most: 100, minutes: 15 },
  ]);
  const account = await findAccount(context.db, body.email);
  const fits = await isPassword(account?.passwordHash ?? null, body.password);
  if (account === null || !fits || !mayBeUsedHere(account, context)) throw new Refusal('unauthenticated', 'wrongCredentials');
  await attempt.giveBack();
  return { accessToken: await openSignedSession(context, account) };
}

/** Ends the session of this token at once. */
export async function signOut(context: WriteContext): Promise<CallAnswer<typeof logout>> {
  await endSession(context.db, context.sessionId);
  context.audit({ entity: 'session', entityId: context.sessionId });
  return {};
}

/** The demo sign-in, for a visitor at this very machine (or everyone, where the installation says so). */
export async function getDemoSignIn(context: OpenContext) {
  const account = isDemoOffered(context) ? await findAccount(context.db, DEMO_EMAIL) : null;
  return account === null ? { available: false, email: '', password: '' } : { available: true, email: DEMO_EMAIL, password: DEMO_PASSWORD };
}

async function openSignedSession(context: OpenContext, account: Account): Promise<string> {
  if (!account.isVerified) {
    const registrationKey = makeSecret();
    await context.inTransaction(async (db) => {
      const begun = await resumeRegistration(db, account.id, registrationKey);
      if (begun !== null) await putMail(db, codeMail(begun, await makeCode(db, begun)));
    });
    context.platform.nudge('deliver-mail');
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
  const sid = await openSession(context.db, {
    schoolId,
    accountId: account.id,
    userAgent: context.request.userAgent,
    seconds: TOKEN_SECONDS,
  });
  const iat = Math.floor(context.now.getTime() / 1000);
  return context.platform.authority.sign({ sub: account.id, sid, school: schoolId, name: account.name, iat, exp: iat + TOKEN_SECONDS });
}

function mayBeUsedHere(account: Account, context: OpenContext): boolean {
  return !account.isDemo || isDemoOffered(context);
}

function isDemoOffered({ request, platform }: OpenContext): boolean {
  return platform.isDemoOpen || request.isLocal;
}
