import { isFree, type Reading } from '../../interpreter/reading.ts';
import { editDistance } from '../../interpreter/text/distance.ts';
import { EXPENSE_KINDS } from '../../interpreter/text/lexicon.ts';
import { wordsIn } from '../../interpreter/text/listed.ts';
import { compilePhrases, longestAt } from '../../interpreter/text/phrases.ts';
import { isInLexicon, ROLE_WORDS, repairedForms } from './lexicon.ts';
import { claimed, DULL, findDegrees, findGrades, findLevels, JOINS, type Named } from './ordered-values.ts';
import type { Vocabulary } from './vocabulary.store.ts';

export type { Named };

const MOST_NAME_WORDS = 6;
/** People of whom is asked; a department that is called after them is named by all of its words. */
const PEOPLE = new Set(
  'student students pupil pupils child children teacher teachers staff employee employees parent parents guardian guardians'.split(' '),
);

/** Lists whose values are read in a way of their own. */
const UNNAMED = ['level', 'qualification', 'termSpan', 'eventTitle'];

type Listed = { list: string; value: string; words: readonly string[] };
/** The names of a vocabulary, and those that hold a word, by the word and by its first four letters. */
type Names = {
  all: readonly Listed[];
  byWord: ReadonlyMap<string, readonly Listed[]>;
  byStart: ReadonlyMap<string, readonly Listed[]>;
  slips: Map<string, readonly Listed[]>;
};
const listed = new WeakMap<Vocabulary, Names>();

function namesIn(vocabulary: Vocabulary): Names {
  const before = listed.get(vocabulary);
  if (before) return before;
  const all = Object.entries(vocabulary).flatMap(([list, values]) =>
    (UNNAMED.includes(list) ? [] : values).map((value) => ({ list, value, words: wordsOf(value) })),
  );
  const by = (keyOf: (word: string) => string) => {
    const found = new Map<string, Listed[]>();
    for (const one of all) for (const key of new Set(one.words.map(keyOf))) found.set(key, [...(found.get(key) ?? []), one]);
    return found;
  };
  const made = {
    all,
    byWord: by((word) => word),
    byStart: by((word) => word.slice(0, START)),
    slips: new Map<string, readonly Listed[]>(),
  };
  listed.set(vocabulary, made);
  return made;
}
const START = 4;
/** Whether some name of the school holds the word. */
export const standsInName = (word: string, vocabulary: Vocabulary): boolean => namesIn(vocabulary).byWord.has(word);

/** A name that is one slip away from a word that nothing knows ('englsh', 'scince'). */
function slippedFrom({ all, slips }: Names, { tokens }: Reading, at: number): readonly Listed[] {
  const { text, isPlain, isKnown, forms } = tokens[at] ?? { text: '', forms: [] };
  if (
    text.length < 5 ||
    isPlain === true ||
    (isKnown === true && (forms.length === 1 || forms.slice(1).some((form) => isInLexicon(form)))) ||
    !/^[a-z]{5,20}$/.test(text)
  )
    return [];
  const before = slips.get(text);
  if (before) return before;
  if (slips.size > MOST_SLIPS) slips.clear();
  const isNear = (word: string) =>
    word[0] === text[0] && word.length >= 6 && Math.abs(word.length - text.length) <= 1 && editDistance(word, text, 1) <= 1;
  const isOpen = !isInLexicon(text);
  const near = isOpen ? all.filter(({ list, words }) => SLIPPED.includes(list) && words.some(isNear)) : [];
  const made = new Set(near.flatMap(({ words }) => words.filter(isNear))).size === 1 ? near : [];
  slips.set(text, made);
  return made;
}
const MOST_SLIPS = 2000;
const SLIPPED: readonly string[] = wordsIn(
  'role exam subject department expenseHead house feeHead religion motherTongue activity leaveType noticeCategory',
);

const OF_HOME = /\b(?:liv(?:e|es|ing)|resid\w+|stay(?:s|ing)?|city|town|outside)\b/i;
const LIVES = /\b(?:liv(?:e|es|ing)|resid\w+|stay(?:s|ing)?|re?ah?t[aei])\b/i;
/** The names that may hold these words. */
function candidatesOf({ byWord, byStart }: Names, [first = '', second]: readonly string[]): readonly Listed[] {
  if (second === undefined && first.length >= START) return byStart.get(first.slice(0, START)) ?? [];
  const singular = first.length > 4 && first.endsWith('s') ? byWord.get(first.slice(0, -1)) : undefined;
  return singular ? [...(byWord.get(first) ?? []), ...singular] : (byWord.get(first) ?? []);
}

/** Names of houses, stops, categories and the like, as far as they are said; `least` words of each. */
export function findNamed(reading: Reading, vocabulary: Vocabulary, least: 1 | 2): Named[] {
  const found: Named[] = least === 1 ? findKinds(reading, vocabulary) : [];
  const names = namesIn(vocabulary);
  if (least === 2)
    found.push(
      ...findDepartments(reading, vocabulary),
      ...findShort(reading, names.all),
      ...findGrades(reading, vocabulary),
      ...findBloodGroups(reading, vocabulary),
      ...findPartsOfNames(reading),
      ...findNumbers(reading),
      ...findDegrees(reading, vocabulary),
      ...findLevels(reading, vocabulary),
    );
  for (let at = 0; at < reading.tokens.length; at += 1) {
    // The end of '1st' is no name.
    if (!isFree(reading, at) || isEndOfNumber(reading, at)) continue;
    for (let length = Math.min(MOST_NAME_WORDS, reading.tokens.length - at); length >= least; length -= 1) {
      const span = reading.tokens.slice(at, at + length);
      if (!span.every((_, index) => isFree(reading, at + index))) continue;
      const said = span.filter(({ kind }) => kind !== 'sign').map((token) => spelt(names, token, length > 1));
      if (said.length < least || span.at(-1)?.kind === 'sign' || span[0]?.kind === 'sign') continue;
      const isNumbered =
        said.length === 2 && said.some((word) => /^\d+$/.test(word)) && said.some((word) => word.length >= 4 && word !== 'class');
      if (!isNumbered && !said.some((word) => isTelling(word, said.length))) continue;
      const exactly = candidatesOf(names, said).filter(({ words }) => contains(words, said));
      const near = exactly.length > 0 || said.length > 1 ? exactly : slippedFrom(names, reading, at);
      // 'Science' is no 'Social Science' where there is one of that name.
      const exact = near.filter(({ words }) => words.length === said.length);
      // 'Houses' are no 'Red House': what stands in all of the names tells none.
      const isOfAll = ({ list }: Listed) =>
        said.length === 1 &&
        (vocabulary[list]?.length ?? 0) > 1 &&
        near.filter((one) => one.list === list).length === vocabulary[list]?.length;
      // 'Living in Nashik' is no stop at Nashik Road.
      const isOfHome = exact.some(({ list }) => list === 'city') && OF_HOME.test(reading.text);
      const fits = isOfHome ? exact : near.filter((one) => !exact.some(({ list }) => one.list === list) && !isOfAll(one)).concat(exact);
      if (fits.length === 0) continue;
      const values: Record<string, string[]> = {};
      for (const { list, value } of fits) values[list] = [...(values[list] ?? []), value];
      // Who lives in Satpur may use no bus.
      if (values.stop !== undefined && !isNumbered && LIVES.test(reading.text)) values.locality = [span.map(({ raw }) => raw).join(' ')];
      if (values.locality !== undefined) delete values.stop;
      if (least === 2) for (let next = at; next < at + length; next += 1) reading.claims[next] ??= 'kind';
      found.push({ from: at, length, values });
      at += length - 1;
      break;
    }
  }
  return found;
}

const isEndOfNumber = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.isGlued === true && tokens[at - 1]?.kind === 'number' && /^(?:st|nd|rd|th)$/.test(tokens[at]?.text ?? '');

/** A word of several as the names spell it: 'unit tst 1'. */
const spelt = ({ byWord }: Names, { text, forms }: Reading['tokens'][number], isBesideOthers: boolean): string =>
  !isBesideOthers || byWord.has(text) ? text : ([...forms, ...repairedForms(text)].find((form) => byWord.has(form)) ?? text);

/** 'The Primary department' is no class, whatever 'primary' means alone. */
function findDepartments(reading: Reading, { department = [] }: Vocabulary): Named[] {
  return reading.tokens.flatMap(({ text }, at) => {
    const values = department.filter((name) => name.toLowerCase() === text);
    const isPart = /^(?:pre|-)$/.test(reading.tokens[at - 1]?.text ?? '');
    if (values.length === 0 || isPart || !LEVELS.includes(text) || !DEPARTMENT.test(reading.tokens[at + 1]?.text ?? '')) return [];
    reading.claims[at] = 'kind';
    return [{ from: at, length: 1, values: { department: values } }];
  });
}
const LEVELS = ['primary', 'middle', 'secondary', 'senior', 'junior', 'kindergarten'];
const DEPARTMENT = /^(?:departments?|dept|vibhag)$/;

/** 'UT1', 'PT 2': the first letters of a name with its number. */
function findShort(reading: Reading, lists: readonly Listed[]): Named[] {
  const found: Named[] = [];
  for (const [at, { text, kind }] of reading.tokens.entries()) {
    const number = reading.tokens[at + 1];
    if (kind !== 'word' || number?.kind !== 'number' || !isFree(reading, at) || !isFree(reading, at + 1)) continue;
    const fits = lists.filter(
      ({ words }) =>
        words.length > 2 &&
        words.at(-1) === number.text &&
        text ===
          words
            .slice(0, -1)
            .map((word) => word.charAt(0))
            .join(''),
    );
    if (fits.length === 0) continue;
    const values: Record<string, string[]> = {};
    for (const { list, value } of fits) values[list] = [...(values[list] ?? []), value];
    reading.claims[at] = reading.claims[at + 1] = 'kind';
    found.push({ from: at, length: 2, values });
  }
  return found;
}

/** 'List student Aarav …': all who are called so, where no surname is said. */
const isOfFirstName = ({ tokens, roster }: Reading, at: number): boolean =>
  tokens[at]?.text === 'student' &&
  tokens[at - 1]?.text === 'list' &&
  roster.words.has(tokens[at + 1]?.text ?? '') &&
  !roster.words.has(tokens[at + 2]?.text ?? '');

/** 'Salunkhe naam ke', 'students with the name Salunkhe'. */
const isCalled = ({ tokens }: Reading, at: number): boolean =>
  CALLED.includes(tokens[at]?.text ?? '') && CALLED_BEHIND.includes(tokens[at + 1]?.text ?? '');
const CALLED = ['naam', 'nam', 'नाम'];
const CALLED_BEHIND = ['ke', 'wale', 'wali', 'ki', 'के', 'वाले', 'वाली', 'की'];
/** What somebody of the roster is called so by, the surname first. */
const partOf = ({ directory: { students, employees } }: Reading, said: string): 'surname' | 'firstName' | undefined => {
  const names = [...students, ...employees].map(({ name }) => name.toLowerCase().split(' '));
  if (names.some((words) => words.length > 1 && words.at(-1) === said)) return 'surname';
  return names.some(([first]) => first === said) ? 'firstName' : undefined;
};

/** 'The surname Pawar', 'Pawar surname wale', 'whose first name is Asha'. */
function findPartsOfNames(reading: Reading): Named[] {
  const { tokens } = reading;
  return tokens.flatMap(({ text }, at) => {
    const list = /^surnamed?$|^upnaam$/.test(text)
      ? 'surname'
      : /^names?$/.test(text)
        ? { last: 'surname', family: 'surname', first: 'firstName', given: 'firstName' }[tokens[at - 1]?.text ?? '']
        : text === 'named' || isOfFirstName(reading, at)
          ? 'firstName'
          : isCalled(reading, at)
            ? partOf(reading, tokens[at - 1]?.text ?? '')
            : undefined;
    if (list === undefined) return [];
    const isOf = (place: number) =>
      tokens[place]?.kind === 'word' &&
      isFree(reading, place) &&
      longestAt(ROLE_WORDS, tokens, place) === undefined &&
      // 'Most common surname'.
      (longestAt(ROLE_WORDS, tokens, place - 1)?.length ?? 0) < 2;
    let next = at + 1;
    while (IS_NAMED.includes(tokens[next]?.text ?? '')) next += 1;
    const isBehind = list === 'surname' && isOf(at - 1) && partOf(reading, tokens[at - 1]?.text ?? '') === 'surname';
    const place = isCalled(reading, at) || isBehind ? at - 1 : isOf(next) ? next : isOf(at - 1) && list === 'surname' ? at - 1 : undefined;
    if (place === undefined) return [];
    // 'Patil and Deshmukh surname', 'surnames Patil, More or Shinde'.
    let [from, to] = [place, place];
    while (place > at && JOINS.includes(tokens[to + 1]?.text ?? '') && isOf(to + 2)) to += 2;
    while (place < at && JOINS.includes(tokens[from - 1]?.text ?? '') && isOf(from - 2)) from -= 2;
    const values = tokens
      .slice(from, to + 1)
      .flatMap(({ text: one }) => (JOINS.includes(one) ? [] : [one.charAt(0).toUpperCase() + one.slice(1)]));
    return [claimed(reading, from, to + 1 - from, { [list]: values })];
  });
}
/** 'Roll number 12', 'PIN code 422001', 'receipt no 5413': numbers by which one is known. */
function findNumbers(reading: Reading): Named[] {
  const { tokens } = reading;
  return tokens.flatMap(({ text }, at) => {
    const list = KNOWN_BY[text];
    if (list === undefined) return [];
    let next = at + 1;
    while (['number', 'no', 'nos', 'code', '.', ':', '#', 'is', 'of', 'numbers'].includes(tokens[next]?.text ?? '')) next += 1;
    const isBare = next === at + 1 && !['receipt', 'cheque', 'roll', 'pincode'].includes(text);
    if (isBare || tokens[next]?.kind !== 'number' || !isFree(reading, next) || !/^\d{2,12}$/.test(tokens[next]?.text ?? '')) return [];
    return [claimed(reading, at + 1, next - at, { [list]: [tokens[next]?.text ?? ''] })];
  });
}
const KNOWN_BY: Readonly<Record<string, string>> = {
  roll: 'roll',
  pin: 'pin',
  pincode: 'pin',
  receipt: 'receiptNumber',
  cheque: 'chequeNumber',
  rasid: 'receiptNumber',
};

const IS_NAMED = ['is', 'are', 'as', 'of', ':', '=', '"', '“', '‘', "'", 'the'];

/** 'AB+', 'O negative', where blood is spoken of. */
function findBloodGroups(reading: Reading, { grade = [] }: Vocabulary): Named[] {
  const { tokens } = reading;
  const isOfBlood = tokens.some(({ text }) => ['blood', 'khoon', 'rakt'].includes(text));
  return tokens.flatMap(({ text }, at) => {
    const sign = SIGNS[tokens[at + 1]?.text ?? ''];
    if (!['a', 'b', 'ab', 'o'].includes(text) || sign === undefined || !isFree(reading, at)) return [];
    // 'B+' may be a grade, where nobody speaks of blood.
    if (!isOfBlood && (sign === '-' ? text !== 'ab' && text !== 'o' : grade.some((one) => one.includes('+')))) return [];
    const length = tokens[at + 2]?.text === 've' ? 3 : 2;
    return [claimed(reading, at, length, { bloodGroup: [`${text.toUpperCase()}${sign}`] })];
  });
}
const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '-', '–': '-', positive: '+', negative: '-', pos: '+', neg: '-' };

/** 'Bijli' is the category that the school calls Electricity. A word that stands in a name of the school itself is read as that. */
function findKinds(reading: Reading, vocabulary: Vocabulary): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const fee = isFree(reading, at) ? longestAt(FEE_KINDS, reading.tokens, at) : undefined;
    const feeHead =
      fee && (vocabulary.feeHead ?? []).filter((value) => fee.values.some((names) => wordsOf(value).some((one) => names.includes(one))));
    if (fee && feeHead && feeHead.length > 0) {
      found.push({ from: at, length: fee.length, values: { feeHead } });
      at += fee.length - 1;
      continue;
    }
    const kind = isFree(reading, at) ? longestAt(EXPENSE_KINDS, reading.tokens, at) : undefined;
    if (!kind) continue;
    const word = reading.tokens[at]?.text ?? '';
    if (OWN_NAMES.some((list) => vocabulary[list]?.some((value) => contains(wordsOf(value), [word])))) continue;
    const heads = (vocabulary.expenseHead ?? []).filter(
      (value) => kind.values.some((name) => contains(wordsOf(value), [name])) || isOfKind(value, kind.values),
    );
    if (heads.length > 0) found.push({ from: at, length: kind.length, values: { expenseHead: heads } });
  }
  return found;
}

/** What people call a head of fees, and the words of which one stands in its name. */
const FEE_KINDS = compilePhrases([
  {
    words:
      'bus fee, bus fees, bus ki fees, bus ki fee, bus charge, bus charges, van fee, van fees, vehicle fee, vehicle fees, conveyance fee, conveyance fees, gaadi ki fees',
    value: ['transport', 'bus', 'conveyance', 'vehicle', 'van'],
  },
  { words: 'paper fee, paper fees, test fee, test fees, pariksha fee, pariksha shulk', value: ['exam', 'examination', 'test'] },
  { words: 'practical fee, practical fees, lab fee, lab fees', value: ['laboratory', 'lab', 'practical'] },
]);

/** The school's heads of expense that are of a kind. */
export const headsOfKind = ({ expenseHead = [] }: Vocabulary, kind: string): string[] =>
  expenseHead.filter((value) => contains(wordsOf(value), [kind]) || isOfKind(value, [kind]));

const OWN_NAMES = ['expenseHead', 'expenseItem', 'feeHead', 'house', 'stop', 'subject', 'activity'];

/** 'Housekeeping' is what 'safai' is spent on: both are words of one kind. */
const isOfKind = (value: string, kinds: readonly string[]) => {
  const forms = wordsOf(value).map((word) => ({ forms: [word] }));
  return forms.some((_, at) => longestAt(EXPENSE_KINDS, forms, at)?.values.some((one) => kinds.includes(one)) === true);
};

const isTelling = (word: string, of: number) =>
  !DULL.has(word) && !(of === 1 && PEOPLE.has(word)) && (of === 1 ? word.length >= 2 && !/^\d+$/.test(word) : word.length >= 3);

const kept = new Map<string, readonly string[]>();
function wordsOf(value: string): readonly string[] {
  const before = kept.get(value);
  if (before) return before;
  const made = value
    .toLowerCase()
    // 'Transport In-charge' is written in as many ways as there are clerks.
    .replace(/\bin[ -]charge\b/g, 'incharge')
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
  // 'Cash' is no cashier.
  return of === 1 && stem.length >= 4 && word.length >= 6 && word.startsWith(stem) && !isInLexicon(said);
}
