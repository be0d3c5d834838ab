import { fill } from '#platform/errors';
import type { Mail } from '#platform/mail';

const texts = {
  codeSubject: '{code} is your Shala code',
  code: 'Hello {name},\n\nyour code for Shala is {code}. It is good for 30 minutes.\n\nIf you did not ask for it, you need do nothing.',
  knownSubject: 'You already have a Shala account',
  known:
    'Hello {name},\n\nsomeone, most likely you, tried to register this mail address again. You already have an account: sign in at {url}/login, or ask there for a new password.\n\nIf it was not you, you need do nothing.',
  resetSubject: 'A new password for Shala',
  reset:
    'Hello {name},\n\nset a new password here within one hour:\n{url}/reset?token={token}\n\nIf you did not ask for it, you need do nothing: your password stays as it is.',
  inviteSubject: '{inviter} invites you to the office of {school}',
  invite:
    'Hello {name},\n\n{inviter} has made you an administrator of {school} in Shala. Choose your password here within seven days:\n{url}/reset?token={token}\n\nIf you do not know {school}, you need do nothing.',
} as const;

type Person = { name: string; email: string };

export function codeMail({ name, email }: Person, code: string): Mail {
  return { to: email, subject: text('codeSubject', { code }), text: text('code', { name, code }) };
}

export function knownAccountMail({ name, email }: Person, url: string): Mail {
  return { to: email, subject: text('knownSubject', {}), text: text('known', { name, url }) };
}

export function resetMail({ name, email }: Person, url: string, token: string): Mail {
  return { to: email, subject: text('resetSubject', {}), text: text('reset', { name, url, token }) };
}

type Invitation = { inviter: string; school: string; url: string; token: string };

export function inviteMail({ name, email }: Person, { inviter, school, url, token }: Invitation): Mail {
  return { to: email, subject: text('inviteSubject', { inviter, school }), text: text('invite', { name, inviter, school, url, token }) };
}

function text(id: keyof typeof texts, values: Record<string, string>): string {
  return fill(`mail.${id}`, texts[id], values);
}
