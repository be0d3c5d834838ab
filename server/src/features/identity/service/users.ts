import { randomBytes } from 'node:crypto';
import type * as calls from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { hashPassword } from '#platform/auth';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, Signed, WriteContext } from '#platform/http';
import { putMail } from '#platform/mail';
import { inviteMail } from '../mails.ts';
import { describeDevice } from '../rules/describe-device.ts';
import { makeToken, voidTokens } from '../store/codes.store.ts';
import * as store from '../store/users.store.ts';

/** The school's administrators: those at work first, the deactivated last. */
export async function listSchoolUsers(context: ReadContext): Promise<CallAnswer<typeof calls.listUsers>> {
  return (await store.listUsers(context.db, context.school.id)).map((user) => onWire(context, user));
}

/** Invites another administrator by mail. Refuses an address that somebody has. */
export async function invite(
  context: WriteContext,
  { body }: Input<typeof calls.inviteUser>,
): Promise<CallAnswer<typeof calls.inviteUser>> {
  const { db, school, admin, platform, audit } = context;
  // Nobody knows this password: the account opens by the mailed link alone.
  const passwordHash = await hashPassword(randomBytes(48).toString('base64url'));
  const schoolName = await store.lockSchool(db, school.id);
  const account = await store.putInvited(db, school.id, { ...body, passwordHash });
  if (account === null) throw new Refusal('conflict', 'emailTaken');
  const token = await makeToken(db, 'invite', account.id);
  await putMail(db, inviteMail(body, { inviter: admin.name, school: schoolName, url: platform.publicUrl, token }));
  platform.nudge('deliver-mail');
  audit({ entity: 'administrator', entityId: account.id, after: { name: body.name, email: body.email, state: 'invited' } });
  return onWire(context, (await store.findUser(db, school.id, account.id)) as store.User);
}

/** Ends an administrator's sessions and links and lets them in no more. Refuses oneself and the last one. */
export async function retire(
  { db, school, admin, audit }: WriteContext,
  { params: { userId } }: Input<typeof calls.deactivateUser>,
): Promise<CallAnswer<typeof calls.deactivateUser>> {
  await store.lockSchool(db, school.id);
  const user = await store.findUser(db, school.id, userId);
  if (user === null || user.state === 'deactivated') throw notFound();
  if (user.id === admin.id) throw new Refusal('unprocessable', 'deactivateSelf');
  if ((await store.countOtherActive(db, school.id, user.id)) === 0) throw new Refusal('conflict', 'lastUser');
  await store.removeUser(db, school.id, user.id);
  await voidTokens(db, user.id);
  audit({ entity: 'administrator', entityId: user.id, before: { state: user.state }, after: { state: 'deactivated' } });
  return {};
}

/** Who is signed in where. */
export async function listOpenSessions({ db, school, sessionId }: ReadContext): Promise<CallAnswer<typeof calls.listSessions>> {
  return (await store.listOpenSessions(db, school.id)).map(({ id, userName, userAgent, startedAt, endsAt }) => ({
    id,
    userName,
    device: describeDevice(userAgent),
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isThis: id === sessionId,
  }));
}

/** Ends a session of the school at once. */
export async function endOtherSession(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.endUserSession>,
): Promise<CallAnswer<typeof calls.endUserSession>> {
  const ended = await store.endSchoolSession(db, school.id, params.sessionId);
  if (ended === null) throw notFound();
  audit({ entity: 'session', entityId: ended.id, before: { user: ended.userName } });
  return {};
}

function onWire({ admin }: Signed, { lastSignInAt, ...user }: store.User) {
  return { ...user, isYou: user.id === admin.id, lastSignInAt: lastSignInAt?.toISOString() ?? null };
}
