import { MONTH_WORDS, NEAR_DAYS, WEEKDAY_WORDS } from '../words/calendar-words.ts';
import { SCHOOL_LEVELS } from '../words/class-words.ts';
import { ENGLISH, HINDI, HINGLISH } from '../words/concept-words.ts';
import type { Concept } from '../words/concepts.ts';
import { FIXED_FESTIVALS, MOVABLE_FESTIVALS } from '../words/festivals.ts';
import { EXPENSE_CATEGORIES, FEE_TYPES, NOTICE_CATEGORIES } from '../words/kinds.ts';
import { FRACTION_WORDS, NUMBER_WORDS, ORDINAL_WORDS, SCALE_WORDS } from '../words/number-words.ts';
import { PLAIN_ENGLISH } from '../words/plain-english.ts';
import { SHORT_FORMS } from '../words/short-forms.ts';
import { LATIN_ENDINGS } from '../words/verb-forms.ts';
import { editDistance } from './distance.ts';
import { compilePhrases, foldedForm, type Row, splitPhrases } from './phrases.ts';
import { foldSpelling } from './spelling.ts';

/** Of months and weekdays 'mar' and 'sat' stand only as they are typed: 'maar do' and 'saat' sound alike and are others. */
const numbered = (rows: readonly string[]): Row<number>[] =>
  rows.flatMap((row, value) => {
    const isLong = (words: string) => words.trim().length > SHORTEST_ALIKE;
    const spellings = row.split(',');
    const rowOf = (kept: string[], isFolded: boolean) => ({ words: kept.join(','), value, isFolded });
    return [
      rowOf(spellings.filter(isLong), true),
      rowOf(
        spellings.filter((words) => !isLong(words)),
        false,
      ),
    ];
  });
const named = (rows: Readonly<Record<string, string>>): Row<string>[] =>
  Object.entries(rows).map(([value, words]) => ({ words, value, isFolded: true }));
const meant = (rows: typeof ENGLISH, isFolded: boolean): Row<Concept>[] => rows.map(([value, words]) => ({ words, value, isFolded }));

/** What is as short as this has too many words that sound like it. */
const SHORTEST_ALIKE = 3;

const CONCEPT_ROWS = [...meant(ENGLISH, false), ...meant(HINGLISH, true), ...meant(HINDI, false)];
export const CONCEPTS = compilePhrases(CONCEPT_ROWS);
export const MONTHS = compilePhrases(numbered(MONTH_WORDS));
export const WEEKDAYS = compilePhrases(numbered(WEEKDAY_WORDS));
export const NEAR = compilePhrases(
  NEAR_DAYS.map(({ words, days, isEitherWay }) => ({ words, value: { days, isEitherWay: isEitherWay ?? false } })),
);
export const FESTIVALS = compilePhrases([
  ...FIXED_FESTIVALS.map(({ title, words, day }) => ({ words, value: { title, day, days: [] as readonly string[] }, isFolded: true })),
  ...MOVABLE_FESTIVALS.map(({ title, words, days }) => ({ words, value: { title, day: '', days }, isFolded: true })),
]);
export const LEVELS = compilePhrases(SCHOOL_LEVELS.map(({ words, classes }) => ({ words, value: classes })));
export const NUMBERS = compilePhrases(NUMBER_WORDS);
export const SCALES = compilePhrases(SCALE_WORDS);
export const FRACTIONS = compilePhrases(FRACTION_WORDS.map((row) => ({ words: row.words, value: row })));
export const ORDINALS = compilePhrases(ORDINAL_WORDS.map((row) => ({ ...row, isFolded: true })));
export const FEE_KINDS = compilePhrases(named(FEE_TYPES));
export const EXPENSE_KINDS = compilePhrases(named(EXPENSE_CATEGORIES));
export const NOTICE_KINDS = compilePhrases(named(NOTICE_CATEGORIES));

const CALENDAR_ROWS = [
  ...MONTH_WORDS,
  ...WEEKDAY_WORDS,
  ...[...NEAR_DAYS, ...FIXED_FESTIVALS, ...MOVABLE_FESTIVALS].map(({ words }) => words),
];
const NUMBER_ROWS = [...NUMBER_WORDS, ...SCALE_WORDS, ...FRACTION_WORDS, ...ORDINAL_WORDS].map(({ words }) => words);
const ALL_ROWS = [
  ...CONCEPT_ROWS.map(({ words }) => words),
  ...CALENDAR_ROWS,
  ...NUMBER_ROWS,
  ...SCHOOL_LEVELS.map(({ words }) => words),
  ...Object.values(FEE_TYPES),
  ...Object.values(EXPENSE_CATEGORIES),
];

const vocabulary = new Set(ALL_ROWS.flatMap((row) => splitPhrases(row).flat()));
const alone = new Set(ALL_ROWS.flatMap((row) => splitPhrases(row).flatMap((words) => (words.length === 1 ? words : []))));
const english = new Set(ENGLISH.flatMap(([, row]) => splitPhrases(row).flat()));
const FOLDED_ROWS = [...HINGLISH.map(([, row]) => row), ...CALENDAR_ROWS, ...ORDINAL_WORDS.map(({ words }) => words)];
const foldedVocabulary = new Set(FOLDED_ROWS.flatMap((row) => splitPhrases(row).flat().map(foldedForm)));
const foldedAlone = new Set(
  FOLDED_ROWS.flatMap((row) => splitPhrases(row).flatMap((words) => (words.length === 1 ? words.map(foldedForm) : []))),
);
const SHORTEST_REPAIR = 5;
/** Shorter Hindi words lose no vowel that could be put back. */
const SHORTEST_SPOKEN = 4;
const repairable = groupByInitial([...vocabulary].filter((word) => word.length >= SHORTEST_REPAIR));

const joinedVerbs = new Map(
  CONCEPT_ROWS.flatMap(({ words }) => splitPhrases(words))
    .filter(([stem, ending, more]) => stem && ending && more === undefined && LATIN_ENDINGS.includes(ending))
    .map(([stem = '', ending = '']) => [`${stem}${ending}`, stem.length]),
);

const stems = new Set([...joinedVerbs].map(([word, end]) => word.slice(0, end)));

/** Where a verb that was written in one word with its ending parts from it ('batado', 'bhejdijiye'); none for other words. */
export function endOfStem(word: string): number | undefined {
  const end = joinedVerbs.get(word);
  if (end !== undefined || vocabulary.has(word)) return end;
  // 'krdo', 'lgado', 'bhjdena': the stem may have lost its vowels.
  const ending = LATIN_ENDINGS.find((one) => word.endsWith(one) && stems.has(shortForm(word.slice(0, -one.length)) ?? ''));
  return ending === undefined ? undefined : word.length - ending.length;
}

/** Whether the word stands in any list. */
export function isKnownWord(word: string): boolean {
  return vocabulary.has(word);
}

/** Whether it is a common English word that no list holds: nobody's name, and no slip of another word. */
export function isPlainEnglish(word: string): boolean {
  return PLAIN_ENGLISH.has(word);
}

/** Whether the word means something by itself: the 'Singh' of a festival's name does not, so it can be anybody's. */
export function standsAlone(word: string): boolean {
  return alone.has(word);
}

/** Whether another spelling of the word stands in a list of Hindi in Latin letters. English words are no such spelling. */
export function isKnownSpelling(word: string): boolean {
  return !english.has(word) && foldedVocabulary.has(foldedForm(word));
}

/** Whether that spelling means something by itself. */
export function spellingStandsAlone(word: string): boolean {
  return foldedAlone.has(foldedForm(word));
}

/** How an English word is typed in a text message; undefined for any other. */
export function shortForm(word: string): string | undefined {
  return SHORT_FORMS.get(word);
}

/** Small words of Hindi that are looked for as they stand. */
const PARTICLES = ['tak', 'mat', 'nahi', 'raha', 'rahi', 'rahe', 'gaya', 'gayi', 'diya', 'kaun'];

/** Whether a short form stands for a small word of Hindi, so that it may be read as that word. */
export function isParticle(word: string): boolean {
  return PARTICLES.includes(word);
}

/** English words, months and days by what is left of them without their vowels. */
const skeletons = Map.groupBy(
  [...english, ...CALENDAR_ROWS.flatMap((row) => splitPhrases(row).flat())].filter((word) => word.length > SHORTEST_REPAIR),
  skeletonOf,
);

function skeletonOf(word: string): string {
  let bones = word[0] ?? '';
  for (const letter of word.slice(1)) if (!'aeiou'.includes(letter) && bones.at(-1) !== letter) bones += letter;
  return bones;
}

/** 'stdnts', 'remndr', 'apprvd': a word that lost some of its vowels, if it is the only one that can be left so. */
function shortened(word: string): string | undefined {
  if (word.length < SHORTEST_REPAIR - 1) return undefined;
  const full = new Set((skeletons.get(skeletonOf(word)) ?? []).filter((candidate) => holdsInOrder(candidate, word)));
  const [only] = full;
  return full.size === 1 ? only : undefined;
}

/** Hindi words in Latin letters by what is left of their levelled spelling without the vowels inside. */
const spokenBones = Map.groupBy(
  new Set(
    HINGLISH.flatMap(([, row]) => splitPhrases(row).flat())
      .map(foldSpelling)
      .filter((word) => word.length >= SHORTEST_SPOKEN),
  ),
  spokenBonesOf,
);

function spokenBonesOf(folded: string): string {
  const inner = [...folded.slice(1, -1)].filter((letter) => !'aeiou'.includes(letter)).join('');
  return `${folded[0] ?? ''}${inner}${folded.at(-1) ?? ''}`;
}

/** 'ktne', 'bchi', 'jgah': a Hindi word that lost vowels inside, in levelled spelling, if it is the only one that can be left so. */
export function shortenedHindi(word: string): string | undefined {
  const folded = foldSpelling(word);
  if (word.length < SHORTEST_SPOKEN || !'bcdfghjklmnpqrstvwxyz'.includes(folded[1] ?? '')) return undefined;
  const fitting = (spokenBones.get(spokenBonesOf(folded)) ?? []).filter(
    (candidate) => candidate.length > folded.length && holdsInOrder(candidate, folded),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whether the letters of the word stand in the other in their order. */
function holdsInOrder(whole: string, part: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === part[at]) at += 1;
  return at === part.length;
}

/** The listed word that a shortened or misspelt one means: one slip up to seven letters, two from eight on; none if nothing is near. */
export function repairWord(word: string): { readonly word: string; readonly distance: number } | undefined {
  const full = shortened(word);
  if (full !== undefined) return { word: full, distance: 0 };
  if (word.length < SHORTEST_REPAIR) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  let best: { word: string; distance: number } | undefined;
  for (const candidate of repairable.get(word[0] ?? '') ?? []) {
    const distance = editDistance(word, candidate, best ? best.distance - 1 : most);
    if (distance <= (best ? best.distance - 1 : most)) best = { word: candidate, distance };
  }
  return best;
}

function groupByInitial(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(
    words.filter((word) => foldSpelling(word).length > 2),
    (word) => word[0] ?? '',
  );
}
