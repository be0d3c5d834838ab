import { editDistance } from '../../interpreter/text/distance.ts';
import { NUMBERS } from '../../interpreter/text/lexicon.ts';
import { compilePhrases, foldedForm, type Phrases, type Row } from '../../interpreter/text/phrases.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Entity } from '../entity.ts';
import { type AllApart, apartIn, byFirst, withoutApart } from './apart.ts';
import { formsOfVerb, isIdleWord } from './idle-words.ts';
import { NO_SLIPS } from './no-slips.ts';
import { BOUND_BEFORE, BOUND_BEHIND, type BoundOp, IN_A_ROW, ROLES, type Role, UNITS, VALUES } from './words.ts';

/** What a phrase can mean in a question about an entity. */
export type Meaning =
  | { type: 'dimension'; name: string; isGroup: boolean }
  | { type: 'measure'; name: string }
  | { type: 'flag'; name: string; isBefore?: true }
  | { type: 'value'; by: string; value: string }
  | { type: 'noun' | 'ask' }
  | { type: 'role'; role: Role };
export type Unit = keyof typeof UNITS;

const rowsOf = <K extends string>(lists: Readonly<Record<K, string>>): Row<K>[] =>
  (Object.entries(lists) as [K, string][]).map(([value, words]) => ({ words, value, isFolded: true }));

export const BEFORE: Phrases<BoundOp> = compilePhrases(rowsOf(BOUND_BEFORE));
export const BEHIND: Phrases<BoundOp> = compilePhrases(rowsOf(BOUND_BEHIND));
export const UNIT_WORDS: Phrases<Unit> = compilePhrases(rowsOf(UNITS));
export const IN_A_ROW_WORDS: Phrases<true> = compilePhrases([{ words: IN_A_ROW, value: true, isFolded: true }]);
export const ROLE_WORDS: Phrases<Role> = compilePhrases(rowsOf(ROLES));

const words = (list: string | undefined) => {
  const said = withoutApart(list ?? '').trim();
  return said === '' ? [] : [said];
};
/** What tells rows apart by itself, by the dimension that it means. */
const EVERY: Readonly<Record<string, string>> = {
  reason: 'why, kyun, kyon, kyu, kis wajah se, kis karan se, kis kaaran se, kis kaaran, kis karan',
  byReason:
    'reasons for not coming, reason for not coming, reasons for staying away, why, kyun, kyon, kyu, kis wajah se, kis karan se, kis kaaran se, kis kaaran, kis karan',
  concession: 'why, kyun, kyon, kyu',
  item: 'what did we buy, what all did we buy, what have we bought, what was bought, what all was bought, what was purchased, what all was purchased, kya kharida, kya kya kharida, kya khareeda, kya kya khareeda',
  head: 'where does money go, where did money go, where is money going, where has money gone, where money goes, where money went, where money is going, paisa kahan gaya, paisa kahan ja raha, paisa kahan jata',
  absent:
    'for whom, for which teacher, for which teachers, whose class, whose classes, whose period, whose periods, whose lessons, in whose place, instead of whom, kiski jagah, kiske badle',
  month: 'month on month, month over month, month after month, monthly, har mahine ka, har mahine ki',
  quarter: 'quarterly, har timahi, har timahi ka, har timahi ki, quarter on quarter',
  year: 'year on year, yearly, annually, har saal, saal dar saal',
  day: 'absent dates, dates absent, dates of absence, absence dates, day after day, date by date, daily, day to day, roz, roz ka, roz ki, rozana, roz roz, har din ka, har din ki, pratidin',
  week: 'week on week, week after week, weekly, har hafte ka, har hafte ki',
};
const LEXICONS = new Map<string, Phrases<Meaning>>();
const APART = new Map<string, AllApart<Meaning>>();

/** The phrases of an entity whose words stand apart. */
export function apartOf({ name, dimensions, measures, flags = {}, asks: asked }: Entity): AllApart<Meaning> {
  const before = APART.get(name);
  if (before) return before;
  const each = <T extends { words: string }>(group: Readonly<Record<string, T>>, meaning: (one: string) => Meaning) =>
    Object.entries(group).flatMap(([one, { words: list }]) => apartIn(list, meaning(one)));
  const made = byFirst([
    ...each(dimensions, (one) => ({ type: 'dimension', name: one, isGroup: false })),
    ...each(measures, (one) => ({ type: 'measure', name: one })),
    ...each(flags, (one) => ({ type: 'flag', name: one })),
    ...apartIn<Meaning>(asked, { type: 'ask' }),
  ]);
  APART.set(name, made);
  return made;
}

/** The plurals of what is named by several words ('payment modes'), or by one that the entity knows as a noun. */
function pluralsOf(list: string, nouns: ReadonlySet<string>): string[] {
  const said = list.split(', ');
  return said.flatMap((one) => {
    if (!/^[a-z ]*[a-rt-z]$/.test(one)) return [];
    const plural = /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : /(?:x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
    return !said.includes(plural) && (one.includes(' ') ? ENGLISH.test(one) : nouns.has(plural)) ? [plural] : [];
  });
}
/** The forms of an English verb of which a list has two ('played' where it has 'play' and 'playing'), or of one with its object ('uses the bus'). */
function verbFormsOf(list: string): string[] {
  const said = new Set(list.split(', '));
  const formsOf = (stem: string) => {
    const bare = stem.endsWith('e') ? stem.slice(0, -1) : stem;
    return [stem, `${stem}s`, `${bare}ed`, `${bare}ing`];
  };
  return [...said].flatMap((one) => {
    const [, verb, rest] = /^(use|take|come|travel|ride|have|hold|get|play|avail) (.+)$/.exec(one) ?? [];
    const bare = rest?.replace(/^(?:the|a) /, '') ?? '';
    if (verb !== undefined)
      return formsOfVerb(verb)
        .flatMap((form) => [`${form} ${rest}`, `${form} ${bare}`])
        .filter((form) => !said.has(form));
    if (!/^[a-z]{3,}(?:[a-z](?<![aeiousy])|e)$/.test(one)) return [];
    const forms = formsOf(one);
    return forms.slice(2).some((form) => said.has(form)) ? forms.filter((form) => !said.has(form)) : [];
  });
}
const ENGLISH =
  / (?:mode|type|kind|head|date|number|route|stop|teacher|name|group|tongue|category|place|code|number|leave|account|level|reason|month|term|section)$/;

/** The phrases that mean something in a question about an entity alone; those of the roles mean the same in all. */
export function lexiconOf(entity: Entity): Phrases<Meaning> {
  const kept = LEXICONS.get(entity.name);
  if (kept) return kept;
  const rows: Row<Meaning>[] = [];
  const add = (list: string | undefined, value: Meaning) =>
    rows.push(
      ...words(list).flatMap((one) => [one, ...words(verbFormsOf(one).join(', '))].map((said) => ({ words: said, value, isFolded: true }))),
    );
  const nouns = new Set(entity.nouns.split(', '));
  for (const [name, dimension] of Object.entries(entity.dimensions)) {
    const list = withoutApart(dimension.words);
    add(list, { type: 'dimension', name, isGroup: false });
    add(pluralsOf(list, nouns).join(', '), { type: 'dimension', name, isGroup: false });
    // 'classwise' is written in one word, too.
    const glued = list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => /^[a-z]+$/.test(one))
      .map((one) => `${one}wise`);
    add(glued.join(','), { type: 'dimension', name, isGroup: true });
    if (dimension.isColumn !== true) add(EVERY[name], { type: 'dimension', name, isGroup: true });
  }
  for (const [name, { words: list }] of Object.entries(entity.measures)) add(list, { type: 'measure', name });
  for (const [name, { words: list, before }] of Object.entries(entity.flags ?? {})) {
    add(list, { type: 'flag', name });
    add(before, { type: 'flag', name, isBefore: true });
  }
  for (const { by, value, words: list } of VALUES) if (by in entity.dimensions) add(list, { type: 'value', by, value });
  add(entity.nouns, { type: 'noun' });
  add(entity.asks, { type: 'ask' });
  const made = compilePhrases(rows);
  LEXICONS.set(entity.name, made);
  return made;
}

let asks: Phrases<string> | undefined;
/** The phrases without one of which an entity is not meant, with its name. */
export function asksOfAll(): Phrases<string> {
  asks ??= compilePhrases(
    Object.values(ENTITIES).flatMap(({ name, asks: list }) => words(list).map((one) => ({ words: one, value: name, isFolded: true }))),
  );
  return asks;
}

let asksApart: AllApart<string> | undefined;
/** The same of phrases whose words stand apart. */
export function asksApartOfAll(): AllApart<string> {
  asksApart ??= byFirst(Object.values(ENTITIES).flatMap(({ name, asks: list }) => apartIn(list, name)));
  return asksApart;
}

let many: Phrases<true> | undefined;
/** What any entity tells apart, in the plural: 'payment modes', 'bus routes'. */
export function manyWords(): Phrases<true> {
  if (many) return many;
  const said = Object.values(ENTITIES).flatMap(({ dimensions }) => Object.values(dimensions).flatMap((one) => one.words.split(', ')));
  const plurals = [...new Set(said)].filter((one) => /[^s]s$/.test(one));
  many = compilePhrases([{ words: plurals.join(', '), value: true, isFolded: true }]);
  return many;
}

let known: ReadonlyMap<string, string> | undefined;
let byConsonants: ReadonlyMap<string, readonly string[]> | undefined;
/** A word without its vowels, but for the first letter, and with each doubled letter once. */
const consonantsOf = (word: string) =>
  word.charAt(0) +
  word
    .slice(1)
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1');
let byLength: ReadonlyMap<number, readonly string[]> | undefined;

/** Every word of every list. */
function knownWords(): ReadonlyMap<string, string> {
  if (known) return known;
  const all = new Set<string>();
  const take = (phrases: Phrases<unknown>) => {
    for (const rows of phrases.values()) for (const { words: phrase } of rows) for (const word of phrase) all.add(word);
  };
  for (const entity of Object.values(ENTITIES)) {
    take(lexiconOf(entity));
    for (const { first, second } of [...apartOf(entity).values()].flat()) for (const word of [...first, ...second]) all.add(word);
  }
  for (const phrases of [BEFORE, BEHIND, UNIT_WORDS, ROLE_WORDS]) take(phrases);
  known = new Map([...all].map((word) => [word, word]));
  const lengths = new Map<number, string[]>();
  for (const word of all) if (/^[a-z]{5,}$/.test(word)) lengths.set(word.length, [...(lengths.get(word.length) ?? []), word]);
  byLength = lengths;
  const bare = new Map<string, string[]>();
  for (const word of all) if (/^[a-z]{4,}$/.test(word)) bare.set(consonantsOf(word), [...(bare.get(consonantsOf(word)) ?? []), word]);
  byConsonants = bare;
  return known;
}

/** Whether some list holds the word. */
export const isInLexicon = (word: string): boolean => knownWords().has(word);

/** The forms under which a word that no list holds is looked up besides: its levelled spelling, and the one word that is a slip away. */
export function repairedForms(word: string): string[] {
  const before = repaired.get(word);
  if (before) return before;
  if (repaired.size > 5000) repaired.clear();
  const made = repair(word);
  repaired.set(word, made);
  return made;
}

const SHORTEST_SOUND = 3;
const SHORTEST_SLIP = 4;
/** What a word that no list holds may be a slip for, where the rest of the question has to decide: words that differ in a vowel, a doubled letter or the order of two. */
export function nearWords(word: string): readonly string[] {
  if (isInLexicon(word) || NO_SLIPS.has(word) || NUMBERS.has(word) || isIdleWord(word) || !/^[a-z]{3,24}$/.test(word)) return [];
  const hasNoVowel = !/[aeiou]/.test(word.slice(1));
  const isNear = (one: string) => word.length >= SHORTEST_SLIP && editDistance(word, one, 1) <= 1 && !isInflected(word, one);
  const swapped = word.length < SHORTEST_SLIP ? [] : swapsOf(word).filter(isInLexicon);
  // 'Dogs' are no slip for 'docs': a letter that is another one makes another word.
  const same = (byConsonants?.get(consonantsOf(word)) ?? []).filter((one) => hasNoVowel || isNear(one));
  return [...new Set([...same, ...swapped])];
}
/** A word with each two of its letters in the other order. */
const swapsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));

/** Whether one of two words is the other with an ending that makes another word of it. */
const isInflected = (one: string, other: string): boolean =>
  ENDINGS.some((ending) => `${one}${ending}` === other || `${other}${ending}` === one || `${other.replace(/e$/, '')}${ending}` === one);
const ENDINGS = ['d', 'ed', 'ing', 'er', 'r', 'ly', 'y', 'al'];

const repaired = new Map<string, string[]>();

function repair(word: string): string[] {
  // A number is no slip for a small word: of 'every ten students' something else is asked.
  if (isInLexicon(word) || NO_SLIPS.has(word) || NUMBERS.has(word) || !/^[\p{L}\p{M}]+$/u.test(word)) return [];
  // Two letters sound like any small word: 'HY' is no greeting.
  if (word.length < SHORTEST_SOUND) return [];
  const folded = foldedForm(word);
  const forms = knownWords().has(folded) ? [folded] : [];
  if (forms.length > 0) return forms;
  // 'cmrs', 'tchrs': a word without its vowels.
  const [meant, another] = /^[a-z][^aeiou\W\d_]{2,}$/.test(word) ? (byConsonants?.get(consonantsOf(word)) ?? []) : [];
  if (meant !== undefined && another === undefined) return [meant];
  if (!/^[a-z]{5,24}$/.test(word)) return forms;
  const most = word.length >= 8 ? 2 : 1;
  for (let allowed = 1; allowed <= most; allowed += 1) {
    const near: string[] = [];
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1)
      for (const one of byLength?.get(length) ?? []) if (one[0] === word[0] && editDistance(word, one, allowed) <= allowed) near.push(one);
    // 'Balanced' is no slip for 'balance', nor 'worthy' for 'worth'.
    if (near.length === 1) return isInflected(word, near[0] ?? '') ? [] : near;
    if (near.length > 1) return [];
  }
  return [];
}
