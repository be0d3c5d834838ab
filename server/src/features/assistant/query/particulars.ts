import { findClasses, sectionsMeant } from '../interpreter/entities/classes.ts';
import { type Said, saidAt } from '../interpreter/entities/dates.ts';
import { findFullNames } from '../interpreter/entities/people.ts';
import { isFree, phraseAt, type Reading } from '../interpreter/reading.ts';
import type { Person } from '../interpreter/roster.ts';
import { EXPENSE_KINDS, NUMBERS } from '../interpreter/text/lexicon.ts';
import { compilePhrases, longestAt } from '../interpreter/text/phrases.ts';
import { pupilDimensions } from './entities/pupil.ts';
import { staffDimensions } from './entities/staff.ts';
import { BEFORE, BEHIND, ROLE_WORDS, UNIT_WORDS, type Unit } from './lexicon.ts';
import type { Vocabulary } from './vocabulary.store.ts';
import type { BoundOp } from './words.ts';

export type Bound = { op: BoundOp; value: number; unit: Unit | undefined; isBare: boolean; from: number; length: number };
/** A name that the school uses for values of some dimension, by the lists in which it stands. */
export type Named = { from: number; length: number; values: Readonly<Record<string, readonly string[]>> };
type Place = { class: string; section?: string };
export type Particulars = {
  bounds: readonly Bound[];
  limit: { value: number; at: number } | undefined;
  /** Weekdays that are meant each week ('on Mondays'), 1 is Monday. */
  weekdays: readonly number[];
  periods: readonly { said: Said; from: number; length: number }[];
  places: readonly Place[];
  /** Sections without a class ('section A only'). */
  sections: readonly string[];
  isUnknownClass: boolean;
  people: readonly { person: Person; at: number }[];
  hasDoubtfulPeople: boolean;
  named: readonly Named[];
};

const COUNTED = compilePhrases([
  {
    words: `${pupilDimensions.student.words}, ${staffDimensions.employee.words}, classes, sections, months, days, categories, heads, subjects`,
    value: true,
  },
]);
const LAST_WORDS = ['last', 'past', 'previous', 'next', 'coming', 'pichle', 'pichhle', 'agle', 'aglay', 'पिछले', 'अगले'];
const SUPERLATIVES = ['most', 'least', 'best', 'worst', 'top'];

/** Numbers, names, classes and days of a question, each with the words it took; they are read once, whatever the question is about. */
export function findParticulars(reading: Reading, vocabulary: Vocabulary): Particulars {
  const full = findFullNames(reading);
  const bounds = findBounds(reading);
  const named = findNamed(reading, vocabulary, 2);
  const limit = findLimit(reading);
  const classes = findClasses(reading);
  const weekdays = findWeekdays(reading);
  const periods = findPeriods(reading);
  named.push(...findNamed(reading, vocabulary, 1));
  const isOfSections = classes.sections.length > 0 || (classes.pairs ?? []).some(({ section }) => section !== undefined);
  const places = isOfSections
    ? (classes.pairs ?? []).some(({ section }) => section !== undefined)
      ? sectionsMeant(reading, classes)
      : classes.names.flatMap((name) => classes.sections.map((section) => ({ class: name, section })))
    : classes.names.map((name) => ({ class: name }));
  return {
    bounds,
    limit,
    weekdays,
    periods,
    places,
    sections: classes.names.length === 0 ? classes.sections : [],
    isUnknownClass: classes.unknown !== undefined || classes.isLeftOutUnclear === true || hasGrade(reading),
    people: full.flatMap(({ people, from }) => (people.length === 1 && people[0] ? [{ person: people[0], at: from }] : [])),
    hasDoubtfulPeople: full.some(({ people }) => people.length !== 1),
    named,
  };
}

/** 'Mondays', 'every Monday'. */
function findWeekdays(reading: Reading): number[] {
  const found: number[] = [];
  for (const [at, { text }] of reading.tokens.entries()) {
    const day = isFree(reading, at) ? WEEKDAY_PLURALS.indexOf(text) : -1;
    const single = isFree(reading, at) && EVERY.includes(reading.tokens[at - 1]?.text ?? '') ? WEEKDAY_PLURALS.indexOf(`${text}s`) : -1;
    const number = Math.max(day, single) + 1;
    if (number === 0) continue;
    reading.claims[at] = 'amount';
    if (single >= 0) reading.claims[at - 1] ??= 'amount';
    found.push(number);
  }
  return found;
}

const WEEKDAY_PLURALS = ['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays'];
const EVERY = ['a', 'any', 'every', 'each', 'har', 'हर'];

function findPeriods(reading: Reading): Particulars['periods'] {
  const found: { said: Said; from: number; length: number }[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const said = saidAt(reading, at);
    if (!said || !isFree(reading, at)) continue;
    for (let next = at; next < at + said.length; next += 1) reading.claims[next] ??= 'date';
    found.push({ said: said.value, from: at, length: said.length });
    at += said.length - 1;
  }
  return found;
}

/** 'A1 grade' is no class 1. */
function hasGrade({ tokens, claims }: Reading): boolean {
  return tokens.some(
    ({ kind, isGlued }, at) =>
      claims[at] === 'class' && kind === 'number' && isGlued && tokens[at - 1]?.kind === 'word' && claims[at - 1] !== 'class',
  );
}

/** '20,000', '20k', '1.5 lakh', 'three'. */
function numberAt(reading: Reading, at: number): { value: number; length: number } | undefined {
  const token = reading.tokens[at];
  if (!token || reading.claims[at] !== undefined) return undefined;
  if (token.kind !== 'number') {
    const word = phraseAt(reading, NUMBERS, at);
    const by = word && SCALES[reading.tokens[at + word.length]?.text ?? ''];
    if (!word || by === undefined) return word && { value: word.value, length: word.length };
    return { value: word.value * by, length: word.length + 1 };
  }
  const isDecimal =
    reading.tokens[at + 1]?.text === '.' && reading.tokens[at + 2]?.kind === 'number' && reading.tokens[at + 2]?.isGlued === true;
  const value = Number(isDecimal ? `${token.text}.${reading.tokens[at + 2]?.text}` : token.text);
  const length = isDecimal ? 3 : 1;
  const scale = SCALES[reading.tokens[at + length]?.text ?? ''];
  return scale === undefined ? { value, length } : { value: value * scale, length: length + 1 };
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  hazar: 1000,
  hazaar: 1000,
  हज़ार: 1000,
  हजार: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  लाख: 100_000,
  crore: 10_000_000,
};

function findBounds(reading: Reading): Bound[] {
  const found: Bound[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const bound = boundAt(reading, at);
    if (!bound) continue;
    found.push(bound);
    for (let next = at; next < at + bound.length; next += 1) reading.claims[next] ??= 'amount';
    at += bound.length - 1;
  }
  return found;
}

function boundAt(reading: Reading, at: number): Bound | undefined {
  const { tokens } = reading;
  const before = longestAt(BEFORE, tokens, at);
  const start = at + (before?.length ?? 0);
  const sign = ['rs', '₹', 'rs.', 'inr'].includes(tokens[start]?.text ?? '') ? (tokens[start + 1]?.text === '.' ? 2 : 1) : 0;
  const number = numberAt(reading, start + sign);
  if (!number || LAST_WORDS.includes(tokens[at - 1]?.text ?? '')) return undefined;
  let end = start + sign + number.length;
  // 'More than one child' is a condition of parents.
  const isOfChildren = [0, 1, 2].some((more) => CHILDREN.includes(tokens[end + more]?.text ?? '') && number.value <= 2);
  if (isOfChildren && tokens.some(({ text }) => PARENTS.includes(text))) return undefined;
  const early = longestAt(BEHIND, tokens, end);
  end += early?.length ?? 0;
  const unit = longestAt(UNIT_WORDS, tokens, end);
  end += unit?.length ?? 0;
  const late = early ? undefined : longestAt(BEHIND, tokens, end);
  end += late?.length ?? 0;
  const op = before?.values[0] ?? early?.values[0] ?? late?.values[0];
  const named = unit?.values[0] ?? (sign > 0 ? 'rupees' : undefined);
  if (op !== undefined) return { op, value: number.value, unit: named, isBare: false, from: at, length: end - at };
  const isFor = ['for', 'since'].includes(tokens[at - 1]?.text ?? '') || named === 'months';
  if (named === undefined || named === 'percent' || named === 'rupees' || !isFor) return undefined;
  return { op: '>=', value: number.value, unit: named, isBare: true, from: at, length: end - at };
}

const CHILDREN = ['child', 'children', 'ward', 'wards', 'kid', 'kids'];
const PARENTS = ['parent', 'parents', 'guardian', 'guardians', 'families', 'family'];

/** 'top 5', 'first three', 'five highest', 'which five students … most'. */
function findLimit(reading: Reading): Particulars['limit'] {
  const { tokens } = reading;
  const superlativeAt = (at: number) => SUPERLATIVES.includes(longestAt(ROLE_WORDS, tokens, at)?.values[0] ?? '');
  const isAnywhere = tokens.some((_, at) => superlativeAt(at));
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(reading, at);
    // 'Do' is two in Hindi, and 'one' counts nothing here.
    if (['do', 'one', 'ek'].includes(tokens[at]?.text ?? '')) continue;
    if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 200) continue;
    const before = tokens[at - 1]?.text ?? '';
    const isBehind = [1, 2].some(
      (back) => at >= back && (longestAt(ROLE_WORDS, tokens, at - back)?.length ?? 0) === back && superlativeAt(at - back),
    );
    const isCounted =
      longestAt(COUNTED, tokens, at + number.length) !== undefined && !['class', 'std', 'grade', 'period', 'term'].includes(before);
    const isAsked = (['which', 'the', 'what', 'kin', 'kis', 'name'].includes(before) || isCounted) && isAnywhere;
    if (!isBehind && !superlativeAt(at + number.length) && !isAsked) continue;
    for (let next = at; next < at + number.length; next += 1) reading.claims[next] ??= 'amount';
    return { value: number.value, at };
  }
  return undefined;
}

const MOST_NAME_WORDS = 6;
/** Words that stand in many names and tell none. */
const DULL = new Set(
  'fee fees of for and the to by in on at with class year last route school teacher main building first second new two books'.split(' '),
);

type Listed = { list: string; value: string; words: readonly string[] };
const listed = new WeakMap<Vocabulary, readonly Listed[]>();

/** All names of a vocabulary with their words. */
function listsOf(vocabulary: Vocabulary): readonly Listed[] {
  const before = listed.get(vocabulary);
  if (before) return before;
  const made = Object.entries(vocabulary).flatMap(([list, values]) => values.map((value) => ({ list, value, words: wordsOf(value) })));
  listed.set(vocabulary, made);
  return made;
}

/** Names of houses, stops, categories and the like, as far as they are said; `least` words of each. */
function findNamed(reading: Reading, vocabulary: Vocabulary, least: 1 | 2): Named[] {
  const found: Named[] = least === 1 ? findKinds(reading, vocabulary) : [];
  const lists = listsOf(vocabulary);
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue;
    for (let length = Math.min(MOST_NAME_WORDS, reading.tokens.length - at); length >= least; length -= 1) {
      const span = reading.tokens.slice(at, at + length);
      if (!span.every((_, index) => isFree(reading, at + index))) continue;
      const said = span.filter(({ kind }) => kind !== 'sign').map(({ text }) => text);
      if (said.length < least || span.at(-1)?.kind === 'sign' || span[0]?.kind === 'sign') continue;
      const isNumbered =
        said.length === 2 && said.some((word) => /^\d+$/.test(word)) && said.some((word) => word.length >= 4 && word !== 'class');
      if (!isNumbered && !said.some((word) => isTelling(word, said.length))) continue;
      const near = lists.filter(({ words }) => contains(words, said));
      // 'Science' is no 'Social Science' where there is one of that name.
      const exact = near.filter(({ words }) => words.length === said.length);
      const fits = near.filter(({ list }) => !exact.some((one) => one.list === list)).concat(exact);
      if (fits.length === 0) continue;
      const values: Record<string, string[]> = {};
      for (const { list, value } of fits) values[list] = [...(values[list] ?? []), value];
      if (least === 2) for (let next = at; next < at + length; next += 1) reading.claims[next] ??= 'kind';
      found.push({ from: at, length, values });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** 'Bijli' is the category that the school calls Electricity. A word that stands in a name of the school itself is read as that. */
function findKinds(reading: Reading, vocabulary: Vocabulary): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const kind = isFree(reading, at) ? longestAt(EXPENSE_KINDS, reading.tokens, at) : undefined;
    const word = reading.tokens[at]?.text ?? '';
    if (!kind || Object.values(vocabulary).some((values) => values.some((value) => contains(wordsOf(value), [word])))) continue;
    const heads = (vocabulary.expenseHead ?? []).filter((value) => kind.values.some((name) => contains(wordsOf(value), [name])));
    if (heads.length > 0) found.push({ from: at, length: kind.length, values: { expenseHead: heads } });
  }
  return found;
}

const isTelling = (word: string, of: number) => !DULL.has(word) && (of === 1 ? word.length >= 2 && !/^\d+$/.test(word) : word.length >= 3);

const kept = new Map<string, readonly string[]>();
function wordsOf(value: string): readonly string[] {
  const before = kept.get(value);
  if (before) return before;
  const made = value
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  if (kept.size > 5000) kept.clear();
  kept.set(value, made);
  return made;
}

/** Whether the words stand in the name in a row; of four letters or more a beginning is enough ('maths'). */
function contains(words: readonly string[], said: readonly string[]): boolean {
  for (let start = 0; start + said.length <= words.length; start += 1)
    if (said.every((word, index) => isSame(words[start + index] ?? '', word, said.length))) return true;
  return false;
}

function isSame(word: string, said: string, of: number): boolean {
  if (word === said) return true;
  const stem = said.length > 4 && said.endsWith('s') ? said.slice(0, -1) : said;
  if (stem === word) return true;
  return of === 1 && stem.length >= 4 && word.length >= 6 && word.startsWith(stem);
}
