import type * as calls from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, Signed, WriteContext } from '#platform/http';
import { putMail } from '#platform/mail';
import { inviteMail } from '../mails.ts';
import { describeDevice } from '../rules/describe-device.ts';
import { inviteLimits } from '../rules/mail-limits.ts';
import { voidTokens } from '../store/codes.store.ts';
import * as invitationsStore from '../store/invitations.store.ts';
import * as store from '../store/users.store.ts';
import { requireFreshPassword } from './fresh-password.ts';
import { claim } from './throttle.ts';

/** The school's administrators: active ones first, deactivated ones last. */
export async function listUsers(context: ReadContext): Promise<CallAnswer<typeof calls.listUsers>> {
  return (await store.listUsers(context.db, context.school.id)).map((user) => onWire(context, user));
}

/**
 * Invites another administrator by mail, who belongs to the school only after opening the link. The answer does not reveal whether another school knows the
 * address; an administrator of this school is refused.
 */
export async function inviteUser(
  context: WriteContext,
  { body }: Input<typeof calls.inviteUser>,
): Promise<CallAnswer<typeof calls.inviteUser>> {
  const { db, school, admin, platform, audit } = context;
  await requireFreshPassword(context);
  await claim(db, inviteLimits(school.id, body.email));
  const schoolName = await store.lockSchool(db, school.id);
  if (await store.isAtWork(db, school.id, body.email)) throw new Refusal('conflict', 'emailTaken');
  const { id, token } = await invitationsStore.inviteUser(db, school.id, { ...body, invitedBy: admin.id });
  await putMail(db, inviteMail(body, { inviter: admin.name, school: schoolName, url: platform.publicUrl, token }));
  platform.wakeJob('deliver-mail');
  audit({ entity: 'administrator', entityId: id, after: { name: body.name, email: body.email, state: 'invited' } });
  return onWire(context, { id, ...body, state: 'invited', sessions: 0, lastSignInAt: null });
}

/** Deactivates an administrator and ends their sessions and links, or withdraws an invitation. Refuses oneself and the last administrator. */
export async function deactivateUser(
  { db, school, admin, audit }: WriteContext,
  { params: { userId } }: Input<typeof calls.deactivateUser>,
): Promise<CallAnswer<typeof calls.deactivateUser>> {
  await store.lockSchool(db, school.id);
  if (await invitationsStore.withdrawInvitation(db, school.id, userId)) {
    audit({ entity: 'administrator', entityId: userId, before: { state: 'invited' }, after: { state: 'deactivated' } });
    return {};
  }
  const user = await store.findUser(db, school.id, userId);
  if (user === null || user.state === 'deactivated') throw notFound();
  if (user.id === admin.id) throw new Refusal('unprocessable', 'deactivateSelf');
  if ((await store.countOtherActive(db, school.id, user.id)) === 0) throw new Refusal('conflict', 'lastUser');
  await store.removeUser(db, school.id, user.id);
  await voidTokens(db, user.id);
  audit({ entity: 'administrator', entityId: user.id, before: { state: user.state }, after: { state: 'deactivated' } });
  return {};
}

/** The open sessions of the school's users. */
export async function listSessions({ db, school, sessionId }: ReadContext): Promise<CallAnswer<typeof calls.listSessions>> {
  return (await store.listOpenSessions(db, school.id)).map(({ id, userName, userAgent, startedAt, endsAt }) => ({
    id,
    userName,
    device: describeDevice(userAgent),
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isThis: id === sessionId,
  }));
}

/** Ends a session of the school immediately. Needs the password: who finds a screen unattended must not sign out the others. */
export async function endUserSession(
  context: WriteContext,
  { params }: Input<typeof calls.endUserSession>,
): Promise<CallAnswer<typeof calls.endUserSession>> {
  const { db, school, audit } = context;
  await requireFreshPassword(context);
  const ended = await store.endUserSession(db, school.id, params.sessionId);
  if (ended === null) throw notFound();
  audit({ entity: 'session', entityId: ended.id, before: { user: ended.userName } });
  return {};
}

function onWire({ admin }: Signed, { lastSignInAt, ...user }: store.User) {
  return { ...user, isYou: user.id === admin.id, lastSignInAt: lastSignInAt?.toISOString() ?? null };
}
