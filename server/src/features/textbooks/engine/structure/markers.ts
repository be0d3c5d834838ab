import type { Line } from '../text/line.ts';
import { begins } from './family-words.ts';
import { FORM, withoutShadow } from './forms.ts';
import { numberOf } from './labels.ts';
import { wordsFor } from './languages.ts';
import { MARKER as LOOK } from './looks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { DIGITS, NUMERAL } from './numerals.ts';
import { cleanHeading, isSpaced } from './roles.ts';
import { mayOpen, OPENING_WORD, rankOf } from './words.ts';

/** `Chapter 9`, `UNIT` with its number beside it, `THEME` before a title: who says so, and how high it ranks in a book. */
export type Marker = { word: string; rank: number; number: number | null; title: string; line: Line };

const NUMBER = `(${NUMERAL})`;
const WORD = `(${OPENING_WORD})`;
const MARKER = new RegExp(`^${WORD}\\s*[-–:.|]?\\s*${NUMBER}\\s*[-–:.|]?\\s*$`, 'iu');
const MARKED_TITLE = new RegExp(`^${WORD}\\s*[-–:.|]?\\s*${NUMBER}\\s*[-–:.|]+\\s*(\\p{L}.{2,90})$`, 'iu');
/** `Lesson 4 The Wind`, all in one look. */
const ONE_LINE = new RegExp(`^${WORD}\\s*[-–:.|]?\\s*${NUMBER}\\s+([\\p{Lu}\\p{Lo}“‘"'].{2,80}[^.,;])$`, 'iu');
/** `1. Kapitel`, `2.ÜNİTE: Title`: the number before its word. */
const NUMBER_FIRST = new RegExp(`^([${DIGITS}]{1,2})\\s?[.ªº°]?\\s*${WORD}(?:\\s*[-–:.|]+\\s*(\\p{L}.{2,90}))?$`, 'iu');
const BARE_MARKER = new RegExp(`^${WORD}$`, 'iu');
const LEADING = new RegExp(`^${WORD}\\s+(?:${NUMBER}\\s+)?(\\p{L}.*)$`, 'iu');
/** What divides a book above its chapters. */
const PART = new RegExp(
  `^(?:section|part|block|खंड|भाग|${wordsFor('part').join('|')})\\s*[-–:]?\\s*(?:\\d{1,2}|[ivx]{1,5}|[a-f]|one|two|three|four|five)?$`,
  'iu',
);

/** A marker with its title is no longer. */
const MAX_LENGTH = 130;

/** True for a line that is nothing but such a word, with or without its number. */
export function isMarkerText(text: string): boolean {
  const plain = cleanHeading(text);
  return MARKER.test(plain) || BARE_MARKER.test(plain) || PART.test(plain) || inOrder(plain) !== null;
}

/** A marker whose number stands before its word, as the others are written; null for any other text. */
function inOrder(text: string): { word: string; digits: string; title: string } | null {
  const [, digits, word, title = ''] = NUMBER_FIRST.exec(text) ?? [];
  return digits === undefined || word === undefined ? null : { word, digits, title };
}

/** A page that speaks to teachers names the chapter that comes after it. */
export function isForTeachers(text: string): boolean {
  return begins(cleanHeading(text), 'forTeachers');
}

export function isPartText(text: string): boolean {
  return PART.test(cleanHeading(text));
}

/** The words of a title's line without a marker that stands beside it: `THEME Bricks, Beads and Bones`. */
export function withoutMarker(line: Line): string {
  const turned = inOrder(line.text.trim());
  if (turned && turned.title !== '') return turned.title;
  const marked = (MARKED_TITLE.exec(line.text.trim()) ?? (isUniform(line) ? ONE_LINE.exec(line.text.trim()) : null))?.[3];
  if (marked !== undefined) return marked;
  const found = LEADING.exec(line.text.trim());
  const title = found?.[3] ?? '';
  return found && line.leadLength <= line.text.trim().length - title.length + 1 ? title : line.text;
}

/** The lines of a page that may be markers, and the marker that the words of each are, wherever it stands. */
type Words = { lines: readonly Line[]; wordIn: (line: Line) => Marker | null };

/** The words of the upper lines of a page, each read once: several questions are asked about them. */
export function wordsAmong(upper: readonly Line[], body: Body): Words {
  const known = new Map<Line, Marker | null>();
  const wordIn = (line: Line) => {
    let found = known.get(line);
    if (found === undefined) {
      found = wordOf(line, upper, body);
      known.set(line, found);
    }
    return found;
  };
  return { lines: upper.filter(({ text }) => text.length <= MAX_LENGTH && mayMark(text)), wordIn };
}

/** At a glance, whether a text may be a marker. */
function mayMark(text: string): boolean {
  return mayOpen(text) || isSpaced(text);
}

/** The marker that ranks highest among the upper lines of a page. */
export function findMarker({ lines, wordIn }: Words): Marker | null {
  const all = lines.flatMap((line) => markerOf(line, wordIn) ?? []);
  // Several chapters named on one page are a list of them; `Lesson 1` below `Chapter 2` is its first lesson.
  const found = all.filter(({ word, number }) => !all.some((other) => isSame(other.word, word) && isOther(other.number, number)));
  // A unit's page may name its only chapter in plain letters.
  const unit = found.find(
    ({ rank, line }) => rank === 1 && found.every((other) => other.line === line || other.line.size < LOOK.unit * line.size),
  );
  if (unit && found.length > 1) return unit;
  return found.sort((a, b) => b.rank - a.rank || Number(b.number !== null) - Number(a.number !== null))[0] ?? null;
}

/** Chapters that a page names, beside each other: with so many it is a list of them, and none begins there. */
const LISTED = 3;

export function isListOfChapters({ lines, wordIn }: Words): boolean {
  if (lines.length < LISTED) return false;
  const numbers = lines.flatMap((line) => wordIn(line)?.number ?? []);
  return new Set(numbers).size >= LISTED;
}

/** Whether a unit's word stands above that of its chapter: what is written between the two names the unit. */
export function isUnderUnit({ line, rank }: Marker, { lines, wordIn }: Words): boolean {
  return lines.some((other) => other.y < line.y && (markerOf(other, wordIn)?.rank ?? rank) < rank);
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The word of a line below a marker that has another word and number: `lesson` in `Lesson 1 – Demand` under `Chapter 2`; null for any other. */
export function wordBelow(line: Line, marker: Marker): string | null {
  const own = line.y > marker.line.y ? titledMarker(line) : null;
  const isBelow = own !== null && marker.number !== null && !isSame(own.word, marker.word) && own.number !== marker.number;
  return isBelow ? own.word : null;
}

function isOther(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && a !== b;
}

/** `… as you read in / Chapter 2` ends a paragraph and marks nothing. */
function markerOf(line: Line, wordIn: Words['wordIn']): Marker | null {
  const endsParagraph = line.gapAbove >= 0 && line.gapAbove < LOOK.room * line.size && line.size < LOOK.points;
  return endsParagraph ? null : wordIn(line);
}

/** The word, number and title of `Chapter 1: Motion`; the title is empty in `Chapter 1`. Null for any other line. */
export function titledMarker({ text }: Line): { word: string; number: number; title: string } | null {
  if (text.length > MAX_LENGTH || !mayOpen(text)) return null;
  const plain = cleanHeading(text);
  const turned = inOrder(plain);
  const [, word = '', digits = '', title = ''] = turned
    ? [plain, turned.word, turned.digits, turned.title]
    : (MARKER.exec(plain) ?? MARKED_TITLE.exec(plain) ?? ONE_LINE.exec(plain) ?? []);
  const number = numberOf(digits);
  return number === null || number === 0 ? null : { word: word.toLowerCase(), number, title: title.trim() };
}

function wordOf(line: Line, upper: readonly Line[], body: Body): Marker | null {
  // A shadow behind the word is read with it: `THEMETHEME TWO`.
  const text = withoutShadow(cleanHeading(line.text));
  const turned = isUniform(line) ? inOrder(text) : null;
  if (turned) {
    const { word, digits, title } = turned;
    return { word, rank: rankOf(word), number: numberOf(digits), title: title.trim(), line };
  }
  const titled = isUniform(line) ? (MARKED_TITLE.exec(text) ?? (isSetOff(line, body) ? ONE_LINE.exec(text) : null)) : null;
  const numbered = MARKER.exec(text) ?? (titled && !FORM.goesOn.test(titled[3] ?? '') ? titled : null);
  if (numbered) {
    const [, word = '', number = '', title = ''] = numbered;
    return { word, rank: rankOf(word), number: largerNumber(line, upper) ?? numberOf(number), title: title.trim(), line };
  }
  const begun = LEADING.exec(text);
  const leading = begun && withoutMarker(line) !== line.text ? begun : null;
  const word = BARE_MARKER.exec(text)?.[1] ?? leading?.[1];
  const own = leading?.[2] === undefined ? null : numberOf(leading[2]);
  return word === undefined ? null : { word, rank: rankOf(word), number: own ?? numberNear(line, upper), title: '', line };
}

/** A number that stands alone right under the word, and larger: what is written beside the word was only covered by it. */
function largerNumber(line: Line, upper: readonly Line[]): number | null {
  const under = upper.find(
    (one) =>
      one.y > line.y &&
      one.y - line.y < LOOK.underStep * line.size &&
      Math.abs(one.x0 - line.x0) < LOOK.underReach * line.size &&
      one.size > LOOK.underSize * line.size,
  );
  return under ? numberOf(under.text) : null;
}

/** The largest number beside or under a word that has none of its own. */
function numberNear(line: Line, upper: readonly Line[]): number | null {
  const near = upper.filter(
    (one) => one !== line && Math.abs(one.y - line.y) < LOOK.nearY && one.x0 < line.x1 + LOOK.nearX && one.x1 > line.x0 - LOOK.nearX,
  );
  const numbers = near
    .map((one) => ({ number: numberOf(one.text) ?? numberOf(/^(\p{L}{3,9})\s/u.exec(one.text)?.[1] ?? ''), size: one.size }))
    .filter((one) => one.number !== null && one.number > 0);
  return numbers.sort((a, b) => b.size - a.size)[0]?.number ?? null;
}
