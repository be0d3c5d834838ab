import { isThat } from '../message-start.ts';
import { endsBefore, isFree, lengthAt, type Reading } from '../reading.ts';
import type { Concept } from '../words/concepts.ts';

/** Who can be spoken to. */
const PEOPLE: readonly Concept[] = ['parent', 'student', 'teacher', 'defaulter', 'boys', 'girls', 'those', 'whoever', 'classWord'];
const VERBS: readonly Concept[] = ['tell', 'send', 'ask', 'texting'];
/** Verbs that always speak to somebody; 'tell' and 'send' may as well be said for the one who asks. */
const SPEAKING = ['ask', 'request', 'urge', 'push', 'intimate', 'alert', 'warn', 'advise', 'message', 'msg', 'sms', 'whatsapp', 'text'];
const TOWARDS = ['to', 'with'];
const KO = ['ko', 'को'];
/** 'Class 10 ko chhod ke' speaks to nobody. */
const LEAVING = /^(?:ch?hod\w*|hata\w*|छोड़\S*|हटा\S*)$/;
const THEM = ['unko', 'unhe', 'unhen', 'inko', 'inhe', 'usko', 'use', 'sabko', 'them', 'उनको', 'उन्हें', 'उसको', 'इनको', 'सबको'];
const MYSELF = ['mujhe', 'muje', 'mujhko', 'hume', 'hame', 'humein', 'मुझे', 'मुझको', 'हमें'];
const SMALL = ['the', 'all', 'every', 'each', 'only', 'our', 'those', 'concerned', 'everyone', 'everybody', 'sab', 'sabhi'];
/** To whom a command is said: to others ('tell 9-A to pay', '9-A ko batao'), to the one who asks ('send me'), or to nobody ('tell the dues of 9-A'). */
export function addresseeOf(reading: Reading): 'others' | 'me' | undefined {
  const isToOthers = reading.tokens.some(
    ({ text }, at) =>
      isFree(reading, at) &&
      (THEM.includes(text) ||
        (KO.includes(text) && isSomebodyBefore(reading, at) && !LEAVING.test(reading.tokens[at + 1]?.text ?? '')) ||
        (TOWARDS.includes(text) && isSomebodyAt(reading, at + 1))),
  );
  if (isToOthers || reading.hits.some((hit) => VERBS.includes(hit.concept) && isFree(reading, hit.from) && speaksTo(reading, hit)))
    return 'others';
  const isToMe = reading.tokens.some(
    ({ text }, at) => MYSELF.includes(text) || (['me', 'us'].includes(text) && endsBefore(reading, at, ...VERBS)),
  );
  return isToMe ? 'me' : undefined;
}

/** 'message the parents', 'ask 9-A'; 'tell 9-A' only where it is said what. */
function speaksTo(reading: Reading, { from, length }: { from: number; length: number }): boolean {
  const at = from + length;
  const verb = reading.tokens[from]?.text ?? '';
  if (!isSomebodyAt(reading, at)) return false;
  let end = at;
  while (isSmall(reading, end)) end += 1;
  const isOfPerson = reading.claims[end] === 'name' && reading.hits.some(({ concept, from: place }) => concept === 'parent' && place > end);
  if (SPEAKING.includes(verb) || isOfPerson || lengthAt(reading, end, 'parent', 'teacher') > 0) return true;
  return reading.tokens.some((_, place) => place > end && isSaid(reading, place));
}

/** '… to pay', '… that', '… about' */
function isSaid(reading: Reading, at: number): boolean {
  if (!isFree(reading, at)) return false;
  if (lengthAt(reading, at, 'about') > 0 || (lengthAt(reading, at, 'that') > 0 && isThat(reading, at))) return true;
  return reading.tokens[at]?.text === 'to' && lengthAt(reading, at + 1, 'paid') > 0;
}

function isSomebodyAt(reading: Reading, start: number): boolean {
  let at = start;
  while (isSmall(reading, at)) at += 1;
  const isPerson = ['class', 'name'].includes(reading.claims[at] ?? '') || lengthAt(reading, at, ...PEOPLE) > 0;
  return (
    isPerson ||
    (at > start &&
      ['all', 'everyone', 'everybody'].includes(reading.tokens[at - 1]?.text ?? '') &&
      TOWARDS.includes(reading.tokens[start - 1]?.text ?? ''))
  );
}

function isSmall({ tokens, claims }: Reading, at: number): boolean {
  return claims[at] === undefined && SMALL.includes(tokens[at]?.text ?? '');
}

function isSomebodyBefore(reading: Reading, at: number): boolean {
  return ['class', 'name'].includes(reading.claims[at - 1] ?? '') || endsBefore(reading, at, ...PEOPLE, 'all', 'honorific', 'of');
}
