import type { Limit } from '../store/attempts.store.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How often an address may get mails about an account, whoever asks for them. */
function toOne(email: string): Limit[] {
  return [
    { scope: 'mail to', subject: email, most: 8, minutes: HOUR },
    { scope: 'mail to, a day', subject: email, most: 20, minutes: DAY },
  ];
}

/**
 * The limits for mails requested without signing in: by the recipient's address, by the requester's address, and in total. The same for known and unknown
 * addresses.
 */
export function strangerLimits(kind: 'register' | 'resend' | 'forgot', email: string, address: string): Limit[] {
  return [
    { scope: kind, subject: email, most: 5, minutes: HOUR },
    { scope: `${kind} address`, subject: address, most: 30, minutes: HOUR },
    ...toOne(email),
    { scope: `${kind} installation`, subject: '', most: 300, minutes: HOUR },
  ];
}

/** The limits for invitations that a school sends. */
export function inviteLimits(schoolId: string, email: string): Limit[] {
  return [
    { scope: 'invite', subject: schoolId, most: 20, minutes: HOUR },
    { scope: 'invite, a day', subject: schoolId, most: 50, minutes: DAY },
    { scope: 'invite mail', subject: `${schoolId} ${email}`, most: 5, minutes: DAY },
    ...toOne(email),
    { scope: 'invite installation', subject: '', most: 300, minutes: HOUR },
  ];
}

/** The limit for new codes when a user signs in before verifying the address. */
export function unverifiedLimits(email: string): Limit[] {
  return toOne(email);
}
