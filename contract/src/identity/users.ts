import { z } from 'zod/mini';
import { defineCall, email, id, mailableName } from '../shared/index.ts';

const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** `invited` until the password is set by the mailed link. */
  state: z.enum(['active', 'invited', 'deactivated']),
  isYou: z.boolean(),
  sessions: z.int(),
  lastSignInAt: z.nullable(z.string()),
});

export const listUsers = defineCall({
  name: 'listUsers',
  method: 'GET',
  path: '/admin/users',
  summary: "The school's administrators, also those invited and deactivated",
  answer: z.array(user),
});
/**
 * Refuses: passwordNeeded, emailTaken (by an administrator of this school; nothing is revealed about other schools), tooMany. Inviting again mails a new link;
 * a deactivated administrator is reactivated this way. Nobody is an administrator before opening the link.
 */
export const inviteUser = defineCall({
  name: 'inviteUser',
  method: 'POST',
  path: '/admin/users',
  summary: 'Invites another administrator: a mail with a link, good for a week, makes the account',
  body: z.strictObject({ name: mailableName(120), email }),
  answer: user,
});
/** Ends their sessions and open links. Refuses: deactivateSelf, lastUser. */
export const deactivateUser = defineCall({
  name: 'deactivateUser',
  method: 'POST',
  path: '/admin/users/{userId}/deactivate',
  summary: 'An administrator may sign in no more',
  params: z.strictObject({ userId: id }),
  answer: z.object({}),
});
export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: '/admin/sessions',
  summary: "The open sessions of the school's administrators",
  answer: z.array(
    z.object({
      id: z.string(),
      userName: z.string(),
      /** Browser and system, if known. */
      device: z.string(),
      startedAt: z.string(),
      endsAt: z.string(),
      isThis: z.boolean(),
    }),
  ),
});
/** Refuses: passwordNeeded. */
export const endUserSession = defineCall({
  name: 'endUserSession',
  method: 'DELETE',
  path: '/admin/sessions/{sessionId}',
  summary: 'Ends a session at once',
  params: z.strictObject({ sessionId: id }),
  answer: z.object({}),
});
