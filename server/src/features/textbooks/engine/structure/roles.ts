import { ROLE_WORDS, type Role } from './role-words.ts';

export type { Role } from './role-words.ts';

const TAIL = String.raw`\s*(?:\(optional\))?\s*[*:†.]?`;

const TESTS = ROLE_WORDS.map(([role, words]) => ({ role, test: new RegExp(`^(?:${words.join('|')})${TAIL}$`, 'iu') }));
const TIGHT = ROLE_WORDS.map(([role, words]) => ({
  role,
  test: new RegExp(`^(?:${words.join('|').replaceAll('[- ]', '-?').replaceAll(' ', '')})${TAIL}$`, 'iu'),
}));

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

const JOINED = /^[\p{L}\s]{0,24}\p{Ll}\p{Lu}[\p{L}\s]{2,24}$/u;

/** The same line is asked about several times on the way. */
const asked = new Map<string, Role | null>();
const MAX_ASKED = 4000;

function findRole(text: string): Role | null {
  const plain = onceOnly(text)
    .replace(/^[^\p{L}\p{M}\p{N}“‘"'([]+/u, '')
    .replace(/^\d{1,2}(?:\.\d{1,2})*\.?\s+/, '')
    .replaceAll('’', "'")
    // Joiners shape Indic letters and say nothing.
    .replaceAll(/[\u200c\u200d]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length < 4 || plain.length > 70) return null;
  const found = TESTS.find(({ test }) => test.test(plain));
  if (found) return found.role;
  const lettered = LETTERED.exec(plain)?.[1];
  const role = lettered === undefined ? undefined : TESTS.find(({ test }) => test.test(lettered))?.role;
  if (role && OWN.has(role)) return role;
  // Spaces get lost, too: `SelfAssessment`.
  if (!isSpaced(plain) && !JOINED.test(plain)) return null;
  const tight = plain.replaceAll(' ', '');
  return TIGHT.find(({ test }) => test.test(tight))?.role ?? null;
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
  const word = text.slice(0, end);
  if (end < 5 || !text.endsWith(word) || !text.startsWith(word, end + 1)) return text;
  const words = text.split(' ');
  return words.length >= 3 && words.every((one) => one === word) ? word : text;
}

/** Letters set apart: most of the words are one letter. */
export function isSpaced(text: string): boolean {
  let spaces = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) spaces++;
  if (spaces < 3 || spaces < 0.28 * text.length) return false;
  const words = text.split(' ');
  return words.length >= 4 && words.filter((word) => /^\p{L}$/u.test(word)).length >= 0.7 * words.length;
}
