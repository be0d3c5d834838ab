import type { Reading } from '../../interpreter/reading.ts';
import { compilePhrases, longestAt } from '../../interpreter/text/phrases.ts';

const BEFORE = compilePhrases([
  {
    words:
      'outside, from outside, excluding, exclude, except, except for, excepting, other than, apart from, barring, leaving out, leaving aside, minus, but not, and not, not in, not from, not, non, excl, besides, not including, ignoring, not counting, without, leave out, without counting',
    value: true,
  },
]);
const BEHIND = compilePhrases([
  {
    words:
      'ko chhod ke, ko chod ke, chhod ke, chod ke, ko chhodke, ko chhod kar, ko chhodkar, ko chodkar, ko chod kar, chhodkar, chhod kar, chodkar, ke alawa, ke alava, ke siwa, ke sivay, ke bina, को छोड़कर, को छोड़ कर, के अलावा, के सिवा, excluded',
    value: true,
  },
]);

const JOINING = [',', '-', '&', 'and', 'or', 'aur', 'और'];
/** Between what leaves out and what is left out, and not behind it: 'not Hindu in class 4' is of that class. */
const LEADING = ['in', 'from', 'by', 'of', 'the', 'those', 'that', 'ones', 'any'];

type Span = { from: number; length: number };
/** The words that leave out what is named beside them ('excluding class 12', 'other than cash', 'class 12 ko chhodkar'), with that. */
export type Excluded = { from: number; to: number; words: readonly Span[] };

/** Where a prompt leaves something out. `isNamed` says which words name a value, a class or a name of the school. */
export function findExcluded(reading: Reading, isNamed: (at: number) => boolean): Excluded[] {
  const { tokens } = reading;
  const joins = (at: number) => JOINING.includes(tokens[at]?.text ?? '');
  const found: Excluded[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const behind = at > 0 && isNamed(at - 1) ? longestAt(BEHIND, tokens, at) : undefined;
    // 'Without phone, class 3': what denies in its own words leaves nothing else out.
    const before = behind === undefined && !isNamed(at) ? longestAt(BEFORE, tokens, at) : undefined;
    if (before !== undefined) {
      let to = at + before.length;
      while (LEADING.includes(tokens[to]?.text ?? '')) to += 1;
      while (to < tokens.length && (isNamed(to) || joins(to))) to += 1;
      while (to > at + before.length && !isNamed(to - 1)) to -= 1;
      if (to > at + before.length) found.push({ from: at, to, words: [{ from: at, length: before.length }] });
      at = Math.max(at, to - 1);
      continue;
    }
    if (behind === undefined) continue;
    let from = at;
    while (from > 0 && (isNamed(from - 1) || (joins(from - 1) && from > 1 && isNamed(from - 2)))) from -= 1;
    found.push({ from, to: at + behind.length, words: [{ from: at, length: behind.length }] });
    at += behind.length - 1;
  }
  return found;
}

/** Words that leave out a time; 'not in October' denies what is said of it. */
const OF_TIMES =
  /^(?:exclu|except|other|apart|barring|leaving|leave|ignoring|minus|besides|not (?:counting|including)|without counting|ko |chh?od|ke (?:alawa|alava|siwa|sivay)|को |के )/;

/** Which of the times are left out ('not counting November', 'June chhod ke'), with the words that say so. */
export function timesLeftOut<T extends Span>(reading: Reading, periods: readonly T[]): { times: T[]; words: readonly Span[] } {
  if (periods.length === 0) return { times: [], words: [] };
  const isTime = (at: number) => periods.some(({ from, length }) => from <= at && at < from + length);
  const said = ({ from, length }: Span) =>
    reading.tokens
      .slice(from, from + length)
      .map(({ text }) => text)
      .join(' ');
  const spans = findExcluded(reading, isTime).filter(({ words }) => words.every((one) => OF_TIMES.test(said(one))));
  const times = periods.filter((one) => spans.some(({ from, to }) => from <= one.from && one.from < to));
  return { times, words: spans.flatMap(({ words }) => words) };
}
