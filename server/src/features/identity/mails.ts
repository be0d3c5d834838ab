import { isMailable } from '@shala/contract/shared';
import { fill } from '#platform/errors';
import type { Mail } from '#platform/mail';

const texts = {
  codeSubject: '{code} is your Shala code',
  code: '{hello}\n\nyour code for Shala is {code}. It is valid for 30 minutes.\n\nIf you did not ask for it, ignore this mail.',
  knownSubject: 'You already have a Shala account',
  known:
    '{hello}\n\nsomeone, most likely you, tried to register this mail address again. You already have an account: sign in at {url}/login, or ask there for a new password.\n\nIf it was not you, ignore this mail.',
  resetSubject: 'A new password for Shala',
  reset:
    '{hello}\n\nset a new password here within one hour:\n{url}/reset?token={token}\n\nIf you did not ask for it, ignore this mail: your password stays as it is.',
  inviteSubject: '{inviter} invites you to the office of {school}',
  invite:
    '{hello}\n\n{inviter} asks you to become an administrator of {school} in Shala. To accept, choose your password here within seven days:\n{url}/reset?token={token}\n\nIf you do not know {school}, ignore this mail.',
  changedSubject: 'Your Shala password was changed',
  changed:
    '{hello}\n\nthe password of your Shala account was changed on {at}. You were signed out everywhere else.\n\nIf it was not you, set a new password now at {url}/forgot and tell another administrator of your school.',
  deviceSubject: 'A new sign-in to Shala',
  device:
    '{hello}\n\nyour Shala account was used from a browser that we do not know yet: {device}, on {at}.\n\nIf it was not you, set a new password now at {url}/forgot. You find all open sessions under My account.',
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
