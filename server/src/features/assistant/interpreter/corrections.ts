import { findEntities } from './entities/find-all.ts';
import { lengthAt, type Reading } from './reading.ts';
import { MONTHS } from './text/lexicon.ts';

/** Between two of a kind it takes back the first: '9-A nahi 9-B'. */
const HINDI_NO = ['nahi', 'nahin', 'नहीं'];
/** 'no' alone takes back only between two signs: 'Tuesday, no, Wednesday'. */
const NO = ['no', 'nahi', 'nahin', 'नहीं', 'na'];
/** Small words between a particular and what takes it back, and behind that. */
const SMALL = ['the', 'of', 'on', 'for', 'to', 'in', 'at', 'a', 'an', 'it', 'is', 'ko', 'को', 'ka', 'ki', 'ke', 'th', 'st', 'nd', 'rd'];
/** So many words may stand between the two. */
const FARTHEST = 4;

/**
 * The prompt as it was meant, when it takes back a particular and says another of its kind: 'on Monday, no wait, Tuesday' is 'on Tuesday', and
 * '12 November, sorry, the 13th' the 13th of November. None when nothing is taken back. Takes the words of the reading.
 */
export function withoutCorrections(reading: Reading): string | undefined {
  const [, anew] = ANEW.exec(reading.text) ?? [];
  if (anew !== undefined) return anew;
  if (!reading.tokens.some((_, at) => takesBack(reading, at) > 0)) return undefined;
  findEntities(reading);
  for (let at = 1; at < reading.tokens.length; at += 1) {
    const length = takesBack(reading, at);
    const right = length > 0 ? spanFrom(reading, at + length) : undefined;
    const left = right && spanBefore(reading, at, right.kind);
    const isBare = HINDI_NO.includes(reading.tokens[at]?.text ?? '') && length === 1 && !isSign(reading, at - 1);
    if (isBare && (right?.from !== at + 1 || left?.to !== at)) continue;
    if (left && right) return joined(reading, { left, right, end: at });
  }
  return undefined;
}

/** 'What periods do I have … I mean what is 8A's timetable': a question that is asked anew. */
const ANEW = /[.…,;–-] ?(?:no,? |sorry,? )?i mean,? ((?:what|which|who|how|when|where|show|list)\b.{10,})$/iu;

type Span = { readonly from: number; readonly to: number; readonly kind: string };

/** How many words take something back at that place: 'no wait', 'sorry , i mean'. */
function takesBack(reading: Reading, at: number): number {
  let length = lengthAt(reading, at, 'correction');
  const { tokens } = reading;
  const isAlone = NO.includes(tokens[at]?.text ?? '') && tokens[at - 1]?.kind === 'sign';
  const isBetween = HINDI_NO.includes(tokens[at]?.text ?? '') && at > 0 && at + 1 < tokens.length;
  if (length === 0 && !isAlone && !isBetween) return 0;
  length ||= 1;
  for (;;) {
    const next = at + length;
    if (tokens[next]?.kind === 'sign') length += 1;
    else if (lengthAt(reading, next, 'correction') > 0) length += lengthAt(reading, next, 'correction');
    else break;
  }
  return length;
}

function spanFrom(reading: Reading, start: number): Span | undefined {
  let from = start;
  while (kindAt(reading, from) === undefined && isSmall(reading, from) && from < start + FARTHEST) from += 1;
  const kind = kindAt(reading, from);
  if (kind === undefined) return undefined;
  let to = from;
  while (kindAt(reading, to) === kind && lengthAt(reading, to, 'correction') === 0) to += 1;
  return { from, to: withoutSigns(reading, from, to), kind };
}

function spanBefore(reading: Reading, end: number, kind: string): Span | undefined {
  // '… about the bus fee. Sorry, 10-B.': a sentence of its own takes back what stands anywhere before.
  const isFar = ['.', '!', ';'].includes(reading.tokens[end - 1]?.text ?? '');
  let to = end;
  while (to > 0 && (isFar || to > end - FARTHEST) && (kindAt(reading, to - 1) !== kind || isSign(reading, to - 1))) {
    to -= 1;
  }
  let from = to;
  while (from > 0 && kindAt(reading, from - 1) === kind) from -= 1;
  return from < to ? { from, to, kind } : undefined;
}

/** The kind of particular that took the word; a number in letters or digits with an ending ('28th') is a day. */
function kindAt({ claims, tokens }: Reading, at: number): string | undefined {
  const isOrdinal = (place: number) => ['st', 'nd', 'rd', 'th'].includes(tokens[place]?.text ?? '') && tokens[place]?.isGlued === true;
  return claims[at] === 'festival' ? 'date' : (claims[at] ?? (isOrdinal(at) || isOrdinal(at + 1) ? 'date' : undefined));
}

function isSmall({ tokens }: Reading, at: number): boolean {
  return SMALL.includes(tokens[at]?.text ?? '');
}

function isSign({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.kind === 'sign';
}

function withoutSigns(reading: Reading, from: number, to: number): number {
  let end = to;
  while (end > from + 1 && isSign(reading, end - 1)) end -= 1;
  return end;
}

/** The left one gives way to the right one; of '12 November' and 'the 13th' the month stays. */
function joined(reading: Reading, { left, right, end }: { left: Span; right: Span; end: number }): string {
  const { text, tokens } = reading;
  const startOf = (at: number) => tokens[at]?.start ?? text.length;
  const endOf = (at: number) => tokens[at - 1]?.end ?? 0;
  const meant = text.slice(startOf(right.from), endOf(right.to));
  // What stands between the two stays, but for a sign and small words.
  const between = tokens.slice(left.to, end).some(({ kind }, at) => kind === 'word' && !isSmall(reading, left.to + at));
  const rest = `${between ? text.slice(endOf(left.to), endOf(end)) : ''}${text.slice(endOf(right.to))}`;
  const month = left.kind === 'date' && !hasMonth(reading, right) ? monthIn(reading, left) : undefined;
  const isDay = tokens.slice(right.from, right.to).some(({ kind }) => kind === 'number');
  const kept = month !== undefined && isDay ? ` ${tokens[month]?.raw ?? ''}` : '';
  return `${text.slice(0, startOf(left.from))} ${leadOf(reading, left)}${meant}${kept}${rest}`;
}

/** 'on' and 'from' were taken with the day and stay. */
function leadOf({ tokens }: Reading, { from }: Span): string {
  return ['on', 'from', 'by', 'since'].includes(tokens[from]?.text ?? '') ? `${tokens[from]?.raw} ` : '';
}

function monthIn(reading: Reading, { from, to }: Span): number | undefined {
  for (let at = from; at < to; at += 1) if (isMonth(reading, at)) return at;
  return undefined;
}

function hasMonth(reading: Reading, span: Span): boolean {
  return monthIn(reading, span) !== undefined;
}

function isMonth(reading: Reading, at: number): boolean {
  const forms = reading.tokens[at]?.forms ?? [];
  return forms.some((form) => MONTHS.has(form));
}
