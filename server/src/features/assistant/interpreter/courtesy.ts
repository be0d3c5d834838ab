import { messageStart } from './message-start.ts';
import { type Reading, readText } from './reading.ts';
import { wordsIn } from './text/listed.ts';
import { compilePhrases, longestAt } from './text/phrases.ts';
import type { Surroundings } from './types.ts';
import { CLOSINGS, OPENINGS, OPENINGS_BEFORE_SIGN } from './words/courtesies.ts';

const SIGNS = [',', '.', '!', ':', ';', '-', '–', '—', '…'];
const BEFORE_SIGN = compilePhrases([{ words: OPENINGS_BEFORE_SIGN, value: true }]);
const ALONE = compilePhrases([{ words: OPENINGS, value: true }]);
const BEHIND = compilePhrases([{ words: CLOSINGS, value: true }]);
/** A signature has no more words than this ('Regards, front office'). */
const LONGEST_SIGNATURE = 3;
const SIGNING = ['regards', 'sincerely', 'faithfully'];

/**
 * The prompt without what is only courtesy: 'Sir, …', 'One more thing – …' before the wish, '… asap pls', '… Regards, office' behind it. A greeting alone stays.
 * Behind a mark that a text begins at ('notice: …') nothing is taken away: it may be meant for those who get it.
 */
export function withoutCourtesy(text: string, surroundings: Surroundings): Reading {
  const reading = readText(withoutTrail(text), surroundings);
  const from = openingEnd(reading);
  const textStart = messageStart(reading) ?? reading.tokens.length;
  const closing = closingStart(reading, from);
  const hasText = reading.tokens.some(({ kind }, at) => at >= textStart && at < closing && kind !== 'sign');
  const to = hasText ? reading.tokens.length : closing;
  const first = reading.tokens[from];
  const last = reading.tokens[to - 1];
  if (first === undefined || last === undefined || to <= from || (from === 0 && to === reading.tokens.length)) return reading;
  const mark = to < reading.tokens.length && reading.tokens.slice(to).some(({ text: sign }) => sign === '?') ? '?' : '';
  return readText(`${reading.text.slice(first.start, last.end)}${mark}`, surroundings);
}

/** '… ...' asks nothing, where no text of a notice ends so. */
function withoutTrail(text: string): string {
  const end = text.search(/[\s.…]+$/u);
  return end > 0 && text.length - end > 1 && !text.includes(':') ? text.slice(0, end) : text;
}

/** 'sir is school open': the word addresses a person, and the prompt is not about this person. */
function isAddress({ tokens, roster }: Reading, at: number): boolean {
  const next = tokens[at + 1];
  const isBegging = (place: number) => BEGGING.includes(tokens[place]?.text ?? '');
  if (isBegging(at) && [at + 1, isBegging(at + 1) ? at + 2 : at + 1].some((place) => INVERTED.includes(tokens[place]?.text ?? '')))
    return true;
  // 'Sir 6B ko notice do'.
  if (at === 0 && ADDRESSED.includes(tokens[at]?.text ?? '') && next?.kind === 'number') return true;
  return (
    ADDRESSED.includes(tokens[at]?.text ?? '') &&
    next?.kind === 'word' &&
    next.isKnown &&
    !roster.words.has(next.text) &&
    !ADDRESSED.includes(next.text) &&
    !PARTICLES.includes(next.text)
  );
}

/** 'please is Monday a holiday' asks no less. */
const BEGGING: readonly string[] = wordsIn('please pls plz kindly bhai sir madam ok okay so well also now then tell hello hi achha acha');
const INVERTED = ['is', 'are', 'was', 'were', 'will', 'should', 'shall', 'would', 'did', 'does', 'has', 'have', 'had', 'were'];

const ADDRESSED = ['sir', 'madam', 'mam', 'maam'];
/** Behind a title that names somebody ('sir ka timetable'). */
const PARTICLES = ['ka', 'ki', 'ke', 'ko', 'ne', 'se', 'ji', 'kal', 'aaj', 'and', 'aur', 'on', 'will', 'has', 'for'];

/** The first word behind all openings. */
function openingEnd(reading: Reading): number {
  const { tokens } = reading;
  let at = 0;
  for (;;) {
    const short = longestAt(BEFORE_SIGN, tokens, at)?.length ?? 0;
    const isSigned = short > 0 && SIGNS.includes(tokens[at + short]?.text ?? '') && tokens[at + short + 1]?.isGlued !== true;
    const length = Math.max(longestAt(ALONE, tokens, at)?.length ?? 0, isSigned ? short : 0, isAddress(reading, at) ? 1 : 0);
    if (length === 0) return at;
    let next = at + length;
    while (SIGNS.includes(tokens[next]?.text ?? '')) next += 1;
    if (tokens[next] === undefined) return at;
    at = next;
  }
}

/** The place behind the last word that is no courtesy. */
function closingStart({ tokens }: Reading, from: number): number {
  let end = tokens.length;
  for (;;) {
    let place = end;
    while (place > from && tokens[place - 1]?.kind === 'sign' && !['"', '”', '’', "'"].includes(tokens[place - 1]?.text ?? '')) place -= 1;
    const found = signatureStart(tokens, place) ?? naBefore(tokens, from, place) ?? closingBefore(tokens, from, place);
    // A smile, and the stop of the sentence.
    if (found === undefined) return isSmile(tokens, place, end) ? place : end;
    if (found <= from) return end;
    end = found;
  }
}

const THANKS = new Set('please pls plz kindly sir madam mam maam ji asap urgent jaldi thanks thank you thx regards office'.split(' '));

/** The place behind the last word that neither begs nor thanks, wherever a text may begin. */
export function courtesyStart({ tokens }: Reading): number {
  let end = tokens.length;
  while (end > 1 && (tokens[end - 1]?.kind === 'sign' || THANKS.has(tokens[end - 1]?.text ?? ''))) end -= 1;
  return end;
}

/** 'bhej do na' asks for it; 'chhutti hai na' asks whether it is so. */
function naBefore(tokens: Reading['tokens'], from: number, end: number): number | undefined {
  if (tokens[end - 1]?.text !== 'na' || end - 1 <= from || tokens[end]?.text === '?') return undefined;
  return IS.includes(tokens[end - 2]?.text ?? '') ? undefined : end - 1;
}

const IS = ['hai', 'h', 'he', 'hain', 'tha', 'thi', 'hoga', 'hogi', 'hui', 'hua', 'right'];

function closingBefore(tokens: Reading['tokens'], from: number, end: number): number | undefined {
  for (let at = Math.max(from, end - MOST_WORDS); at < end; at += 1) if (longestAt(BEHIND, tokens, at)?.length === end - at) return at;
  return undefined;
}

const MOST_WORDS = 5;

/** 'Regards, front office'. */
function signatureStart(tokens: Reading['tokens'], end: number): number | undefined {
  for (let at = end - 1; at >= Math.max(0, end - LONGEST_SIGNATURE - 2); at -= 1)
    if (SIGNING.includes(tokens[at]?.text ?? '') && ['.', ',', ';', '!', '?'].includes(tokens[at - 1]?.text ?? '')) return at;
  return undefined;
}

function isSmile(tokens: Reading['tokens'], from: number, to: number): boolean {
  const signs = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join('');
  return [':)', ':-)', ';)', ':(', '🙏', '🙂', ':D'].some((smile) => signs.endsWith(smile));
}
