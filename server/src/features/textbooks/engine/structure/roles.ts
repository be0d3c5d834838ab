import { isDigit } from './numerals.ts';
import { ROLE_WORDS, type Role } from './role-words.ts';

export type { Role } from './role-words.ts';

const TAIL = String.raw`\s*(?:\(optional\))?\s*[*:†.]?`;

type Test = { rank: number; role: Role; test: RegExp };

/** The words by their first two letters, and under '' those that may begin with anything: a line is compared with those of its own letters alone. */
const TESTS = testsByBeginning((word) => word);

function testsByBeginning(written: (word: string) => string): Map<string, Test[]> {
  const tests = new Map<string, Test[]>();
  for (const [rank, [role, words]] of ROLE_WORDS.entries()) {
    const byKey = new Map<string, string[]>();
    for (const word of words) for (const key of beginningsOf(word)) byKey.set(key, [...(byKey.get(key) ?? []), word]);
    for (const [key, own] of byKey)
      tests.set(key, [...(tests.get(key) ?? []), { rank, role, test: new RegExp(`^(?:${own.map(written).join('|')})${TAIL}$`, 'iu') }]);
  }
  return tests;
}

/** What a word of the table may begin with: of `(?:chapter|unit) test` both. */
function beginningsOf(word: string): Set<string> {
  const alternatives = /^\(\?:([^()]*)\)(?![?*+{])/u.exec(word)?.[1]?.split('|') ?? [word];
  const isPlain = !/^[^(]*\|/u.test(word) && alternatives.every((one) => /^\p{L}[\p{L}\p{M}](?![?*+{])/u.test(one));
  return new Set(isPlain ? alternatives.map((one) => one.slice(0, 2).toLowerCase()) : ['']);
}

/** The first role in the table that a text is a heading of. */
function testedRole(text: string, tests = TESTS): Role | undefined {
  const isSaid = ({ test }: Test) => test.test(text);
  const any = tests.get('')?.find(isSaid);
  const own = tests.get(text.slice(0, 2).toLowerCase())?.find(isSaid);
  return own && any ? (own.rank < any.rank ? own : any).role : (own ?? any)?.role;
}

/** The same words without their blanks. */
const TIGHT = testsByBeginning((word) => word.replaceAll('[- ]', '-?').replaceAll(' ', ''));

/** The role of a heading, or null. Section numbers before it and spaces between its letters do not matter. */
export function roleOf(text: string): Role | null {
  if (text.length < 4 || text.length > 90) return null;
  const known = asked.get(text);
  if (known !== undefined) return known;
  if (asked.size > MAX_ASKED) asked.clear();
  const role = findRole(text);
  asked.set(text, role);
  return role;
}

/** `E. Exercises`: a letter counts the parts of a lesson. Other words behind one are parts of a set. */
const LETTERED = /^(?:[A-H]|[IVX]{1,4})[.)]\s+(.+)$/u;
const OWN = new Set<Role>(['exercise', 'summary', 'answers', 'objectives']);

/** The set's number behind its name, or the page's behind that. */
const COUNTED = /(?<=[\p{L}\d])\s+\d{1,3}(?:\.\d{1,2})?$/u;

const JOINED = /^[\p{L}\s]{0,24}\p{Ll}\p{Lu}[\p{L}\s]{2,24}$/u;

const LONGEST_JOINED = 50;

/** The same line is asked about several times on the way. */
const asked = new Map<string, Role | null>();
const MAX_ASKED = 4000;

function findRole(text: string): Role | null {
  const once = onceOnly(text);
  const plain = ROUGH.test(once) ? smoothed(once) : once;
  if (plain.length < 4 || plain.length > 70) return null;
  const found = testedRole(plain);
  if (found) return found;
  const lettered = LETTERED.exec(plain)?.[1];
  const bare = isDigit(plain.charCodeAt(plain.length - 1)) ? plain.replace(COUNTED, '') : plain;
  // Any name of a set may have its number behind it.
  const role = lettered === undefined ? (bare === plain ? undefined : testedRole(bare)) : testedRole(lettered);
  if (role && OWN.has(role)) return role;
  // Spaces get lost, too: `SelfAssessment`.
  if (!isSpaced(plain) && !(plain.length <= LONGEST_JOINED && JOINED.test(plain))) return null;
  const tight = plain.replaceAll(' ', '');
  return testedRole(tight, TIGHT) ?? null;
}

/** Asked first, as most lines have nothing to smooth. */
const ROUGH = /^\P{L}|[’\u200c\u200d]|[^\S ]|\s\s|\s$/u;

/** Without a section's number or bullets before it, one kind of apostrophe, no joiners, single blanks. */
function smoothed(text: string): string {
  return (
    text
      .replace(/^[^\p{L}\p{M}\p{N}“‘"'([]+/u, '')
      .replace(/^\d{1,2}(?:\.\d{1,2})*\.?\s+/, '')
      .replaceAll('’', "'")
      // Joiners shape Indic letters and say nothing.
      .replaceAll(/[\u200c\u200d]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Bullets before it, and blanks that are more than one space: asked first, as most lines have none. */
const UNCLEAN = /^[\s•■▪●◆*„]|\s$|\s\s|[^\S ]/u;

/** A heading as it should read: `E X E R C I S E S` without its spaces, no bullets about it. */
export function cleanHeading(text: string): string {
  const once = onceOnly(text);
  const plain = UNCLEAN.test(once)
    ? once
        .replace(/^[\s•■▪●◆*„]+/u, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : once;
  return isSpaced(plain) ? plain.replaceAll(/(?<=\S) (?=\S\b)/g, '').trim() : plain;
}

/** `EXERCISES EXERCISES EXERCISES`, growing and fading across the page, is one word. */
export function onceOnly(text: string): string {
  const end = text.indexOf(' ');
  // Asked for each line of a book, of which hardly one ends as its first word does.
  if (end < 5 || text.charCodeAt(text.length - 1) !== text.charCodeAt(end - 1)) return text;
  const word = text.slice(0, end);
  if (!text.endsWith(word) || !text.startsWith(word, end + 1)) return text;
  const words = text.split(' ');
  return words.length >= 3 && words.every((one) => one === word) ? word : text;
}

/** Letters set apart: most of the words are one letter. */
export function isSpaced(text: string): boolean {
  let spaces = 0;
  // Asked for each line of a book.
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === 32) spaces++;
  if (spaces < 3 || spaces < 0.28 * text.length) return false;
  const words = text.split(' ');
  return words.length >= 4 && words.filter((word) => /^\p{L}$/u.test(word)).length >= 0.7 * words.length;
}
