import { isMailable } from '@shala/contract/shared';
import { fill } from '#platform/errors';
import type { Mail } from '#platform/mail';

const texts = {
  codeSubject: '{code} is your Shala code',
  code: '{hello}\n\nYour code for Shala is {code}. It is valid for 30 minutes.\n\nIf you did not ask for it, ignore this email.',
  knownSubject: 'You already have a Shala account',
  known:
    '{hello}\n\nSomeone tried to register with this email address again. You already have an account. Sign in at {url}/login, or choose “Forgotten password?” there.\n\nIf it was not you, ignore this email.',
  resetSubject: 'Set a new password for Shala',
  reset:
    '{hello}\n\nSet a new password here within one hour:\n{url}/reset?token={token}\n\nIf you did not ask for it, ignore this email. Your password stays the same.',
  inviteSubject: '{inviter} invites you to the office of {school}',
  invite:
    '{hello}\n\n{inviter} has invited you to be an administrator of {school} in Shala. To accept, set your password here within seven days:\n{url}/reset?token={token}\n\nIf you do not know {school}, ignore this email.',
  changedSubject: 'Your Shala password was changed',
  changed:
    '{hello}\n\nThe password of your Shala account was changed on {at}. You were signed out on all other devices.\n\nIf it was not you, set a new password now at {url}/forgot and tell another administrator of your school.',
  deviceSubject: 'A new sign-in to Shala',
  device:
    '{hello}\n\nYour Shala account was used from a new browser: {device}, on {at}.\n\nIf it was not you, set a new password now at {url}/forgot. All open sessions are listed under My account.',
} as const;

type Person = { name: string; email: string };
type Moment = { url: string; at: Date };

export function codeMail({ name, email }: Person, code: string): Mail {
  return { to: email, subject: text('codeSubject', { code }), text: text('code', { hello: hello(name), code }) };
}

export function knownAccountMail({ name, email }: Person, url: string): Mail {
  return { to: email, subject: text('knownSubject', {}), text: text('known', { hello: hello(name), url }) };
}

export function resetMail({ name, email }: Person, url: string, token: string): Mail {
  return { to: email, subject: text('resetSubject', {}), text: text('reset', { hello: hello(name), url, token }) };
}

type Invitation = { inviter: string; school: string; url: string; token: string };

export function inviteMail({ name, email }: Person, { inviter, school, url, token }: Invitation): Mail {
  const names = { inviter: mailable(inviter, 'An administrator'), school: mailable(school, 'a school') };
  return { to: email, subject: text('inviteSubject', names), text: text('invite', { hello: hello(name), ...names, url, token }) };
}

export function changedPasswordMail({ name, email }: Person, { url, at }: Moment): Mail {
  return { to: email, subject: text('changedSubject', {}), text: text('changed', { hello: hello(name), url, at: formatMoment(at) }) };
}

export function newDeviceMail({ name, email }: Person, device: string, { url, at }: Moment): Mail {
  const values = { hello: hello(name), url, at: formatMoment(at), device: device || 'an unknown browser' };
  return { to: email, subject: text('deviceSubject', {}), text: text('device', values) };
}

function hello(name: string): string {
  const shown = mailable(name, '');
  return shown === '' ? 'Hello,' : `Hello ${shown},`;
}

/** A name of before names were checked may carry an address: it is left out. */
function mailable(name: string, instead: string): string {
  return isMailable(name) ? name : instead;
}

function formatMoment(at: Date): string {
  const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return `${format.format(at)} (India)`;
}

function text(id: keyof typeof texts, values: Record<string, string>): string {
  return fill(`mail.${id}`, texts[id], values);
}
