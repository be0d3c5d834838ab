import type { Limit } from '../store/attempts.store.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How often an address may get a mail about an account, whoever asks for it. */
function toOne(email: string): Limit[] {
  return [
    { scope: 'mail to', subject: email, most: 8, minutes: HOUR },
    { scope: 'mail to, a day', subject: email, most: 20, minutes: DAY },
  ];
}

/** What somebody who is not signed in can have mailed: by the receiving address, the asking one, and all together. The same for known and unknown addresses. */
export function strangerLimits(kind: 'register' | 'resend' | 'forgot', email: string, address: string): Limit[] {
  return [
    { scope: kind, subject: email, most: 5, minutes: HOUR },
    { scope: `${kind} address`, subject: address, most: 30, minutes: HOUR },
    ...toOne(email),
    { scope: `${kind} installation`, subject: '', most: 300, minutes: HOUR },
  ];
}

/** What a school can have mailed by inviting. */
export function inviteLimits(schoolId: string, email: string): Limit[] {
  return [
    { scope: 'invite', subject: schoolId, most: 20, minutes: HOUR },
    { scope: 'invite, a day', subject: schoolId, most: 50, minutes: DAY },
    { scope: 'invite mail', subject: `${schoolId} ${email}`, most: 5, minutes: DAY },
    ...toOne(email),
    { scope: 'invite installation', subject: '', most: 300, minutes: HOUR },
  ];
}

/** A new code for who signs in before the address is proved. */
export function unverifiedLimits(email: string): Limit[] {
  return toOne(email);
}
