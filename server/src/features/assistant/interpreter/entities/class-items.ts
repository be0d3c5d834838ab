import { isFree, lengthAt, phraseAt, type Reading } from '../reading.ts';
import { MONTHS, NEAR, NUMBERS, SCALES, WEEKDAYS } from '../text/lexicon.ts';
import { wordsIn } from '../text/listed.ts';
import { compilePhrases, longestAt } from '../text/phrases.ts';
import type { Directory } from '../types.ts';
import { CLASS_WORDS, ROMAN_NUMBERS, SECTION_LETTERS } from '../words/class-words.ts';
import type { Concept } from '../words/concepts.ts';
import { digitsAt, isHindiOf, ordinalAt } from './numbers.ts';

/** One class with what is attached to it. `isSure`: nothing but a class is written so. */
export type ClassItem = { readonly name: string; readonly section?: string; readonly length: number; readonly isSure: boolean };

const NAMED_CLASSES = compilePhrases(Object.entries(CLASS_WORDS).map(([value, words]) => ({ words, value, isFolded: false })));
const HIGHEST_NUMBER = 20;

/** '9', '9th', 'IX', 'nauvi', 'LKG', with its section if one follows. Only behind a word for class ('isNamed') do bare words and letters count. */
export function classItemAt(reading: Reading, at: number, isNamed: boolean): ClassItem | undefined {
  if (!isFree(reading, at)) return undefined;
  const bare = bareClassAt(reading, at, isNamed);
  if (!bare || bare.section !== undefined) return bare;
  const behind = at + bare.length;
  const section = sectionAfter(reading, behind) ?? shortSection(reading, behind, bare.name);
  if (!section) return bare;
  return { name: bare.name, section: section.name, length: bare.length + section.length, isSure: true };
}

const BEHIND_PRONOUN: readonly string[] = wordsIn('have had am will was shall should would do did think know need want fear may must can');

/** '…, I have told them': no class and no section. */
function isPronoun({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.text === 'i' && BEHIND_PRONOUN.includes(tokens[at + 1]?.text ?? '');
}

function bareClassAt(reading: Reading, at: number, isNamed: boolean): ClassItem | undefined {
  const own = ownClassAt(reading, at) ?? romanWithSection(reading, at, isNamed);
  if (own) return own;
  const token = reading.tokens[at];
  const roman = ROMAN_NUMBERS.indexOf(token?.text ?? '') + 1;
  const isCapital = token?.raw === token?.text.toUpperCase();
  if (isPronoun(reading, at)) return undefined;
  if (roman && (isNamed || (isCapital && token?.text !== 'i') || (token?.text.length ?? 0) > 2)) {
    return { name: String(roman), length: 1, isSure: roman !== 1 && roman !== 5 && roman !== 10 };
  }
  if (isNamed && isRoman(token?.text ?? '')) return { name: (token?.text ?? '').toUpperCase(), length: 1, isSure: true };
  const number = ordinalAt(reading, at) ?? digitNumber(reading, at) ?? spokenNumber(reading, at, isNamed);
  if (!number || number.value < 1 || number.value > HIGHEST_NUMBER || isDayOrSum(reading, at, number.length)) return undefined;
  return { name: String(number.value), length: number.length, isSure: false };
}

/** 'XA', 'IXB', 'VIII-C' without its dash: capitals, and only sections that the class has. */
function romanWithSection({ tokens, directory }: Reading, at: number, isNamed: boolean): ClassItem | undefined {
  const { text = '', raw = '' } = tokens[at] ?? {};
  const number = ROMAN_NUMBERS.indexOf(text.slice(0, -1)) + 1;
  const isPlain = isNamed || text.length > 2 || text.startsWith('x');
  if (!number || raw === text || raw !== text.toUpperCase() || ROMAN_NUMBERS.includes(text) || !isPlain) return undefined;
  const own = directory.classes.find(({ name }) => name === String(number));
  const section = own?.sections.find((name) => name.toLowerCase() === text.at(-1));
  return section === undefined ? undefined : { name: String(number), section, length: 1, isSure: true };
}

/** A class that the school calls by a name, or one of the usual names. */
function ownClassAt(reading: Reading, at: number): ClassItem | undefined {
  const named = longestAt(NAMED_CLASSES, reading.tokens, at);
  const [name] = named?.values ?? [];
  if (named && name !== undefined) return { name, length: named.length, isSure: true };
  const token = reading.tokens[at];
  const own = reading.directory.classes.find((entry) => entry.name.toLowerCase() === token?.text && token.kind === 'word');
  return own && own.name.length > 1 ? { name: own.name, length: 1, isSure: true } : undefined;
}

const ASKED_WITH_DO = ['not', 'they', 'we', 'you', 'i', 'have', 'students', 'children', 'teachers'];

/** 'class ten', and 'aath B': a number in words needs a word for class or a section. */
function spokenNumber(reading: Reading, at: number, isNamed: boolean): { value: number; length: number } | undefined {
  const number = phraseAt(reading, NUMBERS, at);
  // The 'do' of 'do the needful' is no two.
  if (!number || reading.hitsAt[at]?.some(({ length }) => length > number.length)) return undefined;
  // 'in each class do not come': nor is that of a question.
  if (reading.tokens[at]?.text === 'do' && ASKED_WITH_DO.includes(reading.tokens[at + 1]?.text ?? '')) return undefined;
  if (isNamed) return number;
  const section = reading.tokens[at + number.length];
  const isCapital = section?.raw !== section?.text && section?.text.length === 1;
  return isCapital && sectionNameAt(reading, at + number.length) !== undefined ? number : undefined;
}

/** 'XIII': the school has no such class, and it has to be said. */
function isRoman(text: string): boolean {
  return text.length > 1 && [...text].every((letter) => 'ivxl'.includes(letter));
}

function digitNumber(reading: Reading, at: number): { value: number; length: number } | undefined {
  const value = digitsAt(reading, at);
  return value === undefined ? undefined : { value, length: 1 };
}

/** '5 December', '5/12', '5.5', '5 days' and '5 lakh' are no class. */
function isDayOrSum(reading: Reading, at: number, length: number): boolean {
  const { tokens } = reading;
  const after = at + length;
  const isNumberPair =
    ['/', '.', ':'].includes(tokens[after]?.text ?? '') &&
    tokens[after]?.isGlued &&
    tokens[after + 1]?.kind === 'number' &&
    tokens[after + 1]?.isGlued;
  const isBehindOne = ['/', '.', ':'].includes(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.kind === 'number' && tokens[at]?.isGlued;
  const isBeforeMonth =
    phraseAt(reading, MONTHS, after) !== undefined && tokens[after]?.raw !== 'mar' && lengthAt(reading, at - 1, 'classWord') === 0;
  return (
    isNumberPair ||
    isBehindOne ||
    isBeforeMonth ||
    (phraseAt(reading, SCALES, after) !== undefined && !isHindiOf(reading, after)) ||
    lengthAt(reading, after, 'dayNumber') > 0
  );
}

/** '-B', ' B', ' sec B', '(B)', 'ब'. An unattached small 'a' is an article unless a Hindi particle or nothing follows. */
export function sectionAfter(reading: Reading, at: number): { name: string; length: number } | undefined {
  const word = lengthAt(reading, at, 'sectionWord');
  const mark = ['-', '/', '(', '–', '"', "'", ','].includes(reading.tokens[at]?.text ?? '') && word === 0 ? 1 : 0;
  if (reading.tokens[at]?.text === ',' && !lengthAt(reading, at + 1, 'sectionWord')) return undefined;
  const inner = mark ? lengthAt(reading, at + mark, 'sectionWord') : 0;
  const place = at + word + mark + inner;
  const name = sectionNameAt(reading, place);
  if (name === undefined) return undefined;
  const token = reading.tokens[place];
  const isAttached = token?.isGlued || mark > 0 || word > 0 || inner > 0 || token?.raw !== token?.text || name.length > 1;
  if (!isAttached && token?.text === 'a' && !isAtEnd(reading, place + 1)) return undefined;
  const closing = reading.tokens[at]?.text === '(' && reading.tokens[place + 1]?.text === ')' ? 1 : 0;
  return { name, length: word + mark + inner + 1 + closing };
}

const sections = new WeakMap<Directory, ReadonlyMap<string, string>>();

/** The sections of a school as they are typed, found once for each directory: every letter of a prompt is looked up. */
function sectionsOf(directory: Directory): ReadonlyMap<string, string> {
  const names =
    sections.get(directory) ?? new Map(directory.classes.flatMap((one) => one.sections.map((name) => [name.toLowerCase(), name])));
  sections.set(directory, names);
  return names;
}

/** '12 com', 'XI-Sci': the first letters of one of the class's sections. */
function shortSection({ tokens, claims, directory }: Reading, at: number, className: string): { name: string; length: number } | undefined {
  const mark = tokens[at]?.text === '-' ? 1 : 0;
  const { text = '', kind, isKnown } = tokens[at + mark] ?? {};
  if (kind !== 'word' || isKnown || text.length < SHORTEST_SECTION || claims[at + mark] !== undefined) return undefined;
  const own = directory.classes.find(({ name }) => name === className)?.sections ?? [];
  const [name, another] = own.filter((section) => section.toLowerCase().startsWith(text));
  return name === undefined || another !== undefined ? undefined : { name, length: mark + 1 };
}

/** 'A' is अ in a school whose sections are अ, ब and स. */
function ownLetter(owns: ReadonlyMap<string, string>, letter: string): string {
  const hindi = Object.entries(SECTION_LETTERS).find(([name, value]) => value === letter && owns.has(name));
  return owns.get(letter.toLowerCase()) ?? hindi?.[0] ?? letter;
}

const SHORTEST_SECTION = 3;

/** A section's name: one letter, one that is written so in Hindi, or a word that the school uses. */
export function sectionNameAt(reading: Reading, at: number): string | undefined {
  const token = reading.tokens[at];
  if (!isFree(reading, at) || token?.kind !== 'word') return undefined;
  const owns = sectionsOf(reading.directory);
  const own = owns.get(token.text);
  if (own !== undefined) return own;
  const spoken = SECTION_LETTERS[token.text];
  if (spoken !== undefined) return ownLetter(owns, spoken);
  if (isPronoun(reading, at)) return undefined;
  const isCapital = token.raw !== token.text && token.raw !== 'I';
  const isLetter = token.text.length === 1 && token.text >= 'a' && token.text <= (isCapital ? 'z' : 'j') && token.raw !== 'i';
  return isLetter ? ownLetter(owns, token.raw.toUpperCase()) : undefined;
}

/** What can stand behind a section. */
const ENDS: readonly Concept[] = wordsIn(
  'of filler for fee timetable student absent due parent and reminder about that from to show send tell who whoever those above below summary week dayNumber except exceptBehind',
);
function isAtEnd(reading: Reading, at: number): boolean {
  const next = reading.tokens[at];
  return (
    next === undefined ||
    next.kind === 'sign' ||
    lengthAt(reading, at, ...ENDS) > 0 ||
    phraseAt(reading, NEAR, at) !== undefined ||
    phraseAt(reading, WEEKDAYS, at) !== undefined ||
    phraseAt(reading, MONTHS, at) !== undefined
  );
}
