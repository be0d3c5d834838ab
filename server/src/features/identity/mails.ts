import { isMailable } from '@shala/contract/shared';
import type { Mail } from '#platform/mail';
import { say, spokenLanguage, writeMoment } from '#platform/words';

type Person = { name: string; email: string };
type Moment = { url: string; at: Date };

export function codeMail({ name, email }: Person, code: string): Mail {
  return {
    to: email,
    subject: say('{code} is your Shala code', { code }),
    text: say(
      '{hello}\n\nYour code to register your school in Shala is {code}. Enter it on the page where Shala asks for it. It is valid for 30 minutes.\n\nIf you did not ask for it, ignore this email.',
      {
        hello: hello(name),
        code,
      },
    ),
  };
}

export function knownAccountMail({ name, email }: Person, url: string): Mail {
  return {
    to: email,
    subject: say('You already have a Shala account'),
    text: say(
      '{hello}\n\nSomeone tried to register with this email address again. You already have an account. Sign in at {url}/login, or use “Forgot password?” there.\n\nIf it was not you, ignore this email.',
      { hello: hello(name), url },
    ),
  };
}

export function resetMail({ name, email }: Person, url: string, token: string): Mail {
  return {
    to: email,
    subject: say('Set a new password for Shala'),
    text: say(
      '{hello}\n\nSet a new password here within one hour:\n{url}/reset?token={token}\n\nIf you did not ask for it, ignore this email. Your password stays the same.',
      { hello: hello(name), url, token },
    ),
  };
}

type Invitation = { inviter: string; school: string; url: string; token: string };

export function inviteMail({ name, email }: Person, { inviter, school, url, token }: Invitation): Mail {
  const names = { inviter: mailable(inviter, say('An administrator')), school: mailable(school, say('a school')) };
  return {
    to: email,
    subject: say('{inviter} has invited you to be an administrator of {school}', names),
    text: say(
      '{hello}\n\n{inviter} has invited you to be an administrator of {school} in Shala. To accept, set your password here within seven days:\n{url}/reset?token={token}\n\nIf you do not know {school}, ignore this email.',
      { hello: hello(name), ...names, url, token },
    ),
  };
}

export function changedPasswordMail({ name, email }: Person, { url, at }: Moment): Mail {
  return {
    to: email,
    subject: say('Your Shala password was changed'),
    text: say(
      '{hello}\n\nThe password of your Shala account was changed on {at}. You were signed out on all other devices.\n\nIf it was not you, set a new password now at {url}/forgot and tell another administrator of your school.',
      { hello: hello(name), url, at: formatMoment(at) },
    ),
  };
}

export function newDeviceMail({ name, email }: Person, device: string, { url, at }: Moment): Mail {
  const values = { hello: hello(name), url, at: formatMoment(at), device: device || say('a browser or program that Shala does not know') };
  return {
    to: email,
    subject: say('A new sign-in to Shala'),
    text: say(
      '{hello}\n\nYour Shala account was used from a new browser: {device}, on {at}.\n\nIf it was not you, set a new password now at {url}/forgot. My account shows where you are signed in.',
      values,
    ),
  };
}

function hello(name: string): string {
  const shown = mailable(name, '');
  return shown === '' ? say('Hello,') : say('Hello {name},', { name: shown });
}

/** A name stored before names were checked may contain a web address; such a name is left out. */
function mailable(name: string, instead: string): string {
  return isMailable(name) ? name : instead;
}

function formatMoment(at: Date): string {
  return say('{moment} (IST)', { moment: writeMoment(at, spokenLanguage()) });
}
