import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';
import { factorCodeSchema, ownNameSchema, passwordChangeSchema, passwordSchema } from './schemas.ts';

const nothing = z.object({});
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getMyAccount = defineCall({
  name: 'getMyAccount',
  method: 'GET',
  path: '/admin/account',
  summary: 'The account that is signed in: name, second factor, open sessions',
  answer: z.object({
    name: z.string(),
    email: z.string(),
    passwordChangedAt: z.nullable(z.string()),
    factor: z.object({ isOn: z.boolean(), since: z.nullable(z.string()), recoveryCodesLeft: z.int() }),
    sessions: z.array(
      z.object({
        id: z.string(),
        /** Browser and system, if known. */
        device: z.string(),
        startedAt: z.string(),
        endsAt: z.string(),
        isThis: z.boolean(),
      }),
    ),
  }),
});

export const renameMyAccount = defineCall({
  name: 'renameMyAccount',
  method: 'PATCH',
  path: '/admin/account',
  summary: 'Changes the name under which an administrator acts',
  body: ownNameSchema,
  answer: nothing,
});

/** Refuses: wrongPassword, tooMany. Protected functions stay open for fifteen minutes after it, and after signing in. */
export const confirmMyPassword = defineCall({
  name: 'confirmMyPassword',
  method: 'POST',
  path: '/admin/account/confirm',
  summary: 'Types the password again, for what needs it',
  body: passwordSchema,
  answer: nothing,
});

/** Ends all other sessions of the account, and mails its owner. Refuses: wrongPassword, tooMany. */
export const changeMyPassword = defineCall({
  name: 'changeMyPassword',
  method: 'POST',
  path: '/admin/account/password',
  summary: 'Sets another password while signed in',
  body: passwordChangeSchema,
  answer: nothing,
});

/** Refuses: passwordNeeded. */
export const endMyOtherSessions = defineCall({
  name: 'endMyOtherSessions',
  method: 'POST',
  path: '/admin/account/sessions/end',
  summary: 'Signs the account out everywhere but here',
  answer: z.object({ ended: z.int() }),
});

/** It becomes active when a first code is confirmed. Refuses: passwordNeeded, factorOn. */
export const beginSecondFactor = defineCall({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/admin/account/factor',
  summary: 'A new secret for an authenticator app (TOTP, RFC 6238), as text and as the rows of a QR code',
  answer: z.object({ secret: z.string(), uri: z.string(), qr: z.array(z.string()) }),
});

/** Refuses: factorOff, factorOn, wrongFirstCode, factorUnread, tooMany. */
export const confirmSecondFactor = defineCall({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/admin/account/factor/confirm',
  summary: 'Switches two-step sign-in on by a first code; gives recovery codes, once',
  body: factorCodeSchema,
  answer: recoveryCodes,
});

/** Refuses: passwordNeeded, factorOff. */
export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/admin/account/factor/codes',
  summary: 'New recovery codes; those before them are void',
  answer: recoveryCodes,
});

/** Refuses: passwordNeeded, factorOff. */
export const endSecondFactor = defineCall({
  name: 'endSecondFactor',
  method: 'DELETE',
  path: '/admin/account/factor',
  summary: 'Switches two-step sign-in off',
  answer: nothing,
});
