import type { Line } from '../text/line.ts';
import { wordsFor } from './languages.ts';
import type { Body } from './measure.ts';
import { NUMBER_WORDS, opensIndic, plainDigits, withoutCircles } from './numerals.ts';

/** How a question, point or section is numbered at the start of its line. */
export type Label = {
  number: number;
  /** The chapter before the point in `2.10`. */
  prefix: number | null;
  rest: string;
  text: string;
  /** What `16. 12 pens are …` is where questions have plain numbers: the sixteenth. */
  plain?: Label;
};

/** What opens with a bracket closes with one: `(05 Marks Questions)` has no number. */
const PLAIN =
  /^(?:Q(?:uestion|ues)?\s?\.?\s?)?[*†]?\s?(?:\((\d{1,3})\s?[*†]{0,2}\s?\)|(\d{1,3})\s?[*†]{0,2}\s?(?:[.)\]:]|\s(?=\p{Lu})))\s*[*†]?\s*(.*)$/u;
const POINTED = /^[*†]?\s?(\d{1,2})\s?\.\s?(\d{1,3})[*†]?\s?[.)]?[*†]?(?:\s+(.*))?$/u;
/** A question that begins with a number of things: there is a space behind the point, and words follow. */
const QUANTITY = /^([*†]?\s?\d{1,2}\s?\.)\s+(\d{1,3}\s+[\p{L}‘“"'(°%×÷].*)$/u;

/** Reads a number label: `1.`, `1 .`, `20*.`, `*6.`, `(3)`, `Q.4`, `2.10`, also in the digits of Indic scripts. Null for anything else. */
export function labelOf(text: string): Label | null {
  if (!mayBeLabelled(text)) return null;
  const plain = plainDigits(text);
  const pointed = POINTED.exec(plain);
  if (pointed) {
    const rest = pointed[3] ?? '';
    const label = { prefix: Number(pointed[1]), number: Number(pointed[2]), rest, text: plain.slice(0, plain.length - rest.length).trim() };
    const quantity = QUANTITY.exec(plain);
    return quantity ? { ...label, plain: { prefix: null, number: label.prefix, rest: quantity[2] ?? '', text: quantity[1] ?? '' } } : label;
  }
  const found = PLAIN.exec(plain);
  if (!found) return null;
  const rest = found[3] ?? '';
  // `9.5 km` and `3.14` are quantities, not the ninth item.
  if (/^\d/.test(rest) && /^\S*\d\s*\.\S/.test(plain)) return null;
  return { prefix: null, number: Number(found[1] ?? found[2]), rest, text: plain.slice(0, plain.length - rest.length).trim() };
}

/** At a glance, as most lines begin with a word: a digit, a bracket, a star, a `Q` or a blank may open a label. */
function mayBeLabelled(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first < 0x3a && first !== 0x2d) || first === 0x51 || (first > 0x7f && !LETTER_FIRST.test(text)) || opensIndic(text);
}

const LETTER_FIRST = /^\p{L}/u;

const ROMAN_LABEL = /^(\(([ivx]{1,5})\)|([ivx]{1,5})[.)])\s+(?=[\p{L}“‘"'])(.{8,})$/u;

/** Reads `(ii) Who …`, `iv. Who …` or `x) Who …` as a number label, where words follow. Null for anything else. */
export function romanLabelOf(line: string): Label | null {
  const found = ROMAN_LABEL.exec(line);
  if (found === null) return null;
  const [, text = '', bracketed, bare, rest = ''] = found;
  const number = numberOf(bracketed ?? bare ?? '');
  return number === null ? null : { number, prefix: null, rest, text };
}

const LETTER_LABEL = /^(\(([a-z])\)|([a-z])[.)]|([A-Z])\))\s+(?=[\p{L}“‘"'(\d])(.{8,})$/u;

/** Reads `(b) Who …`, `b. Who …` or `B) Who …` as a number label, where words follow. Null for anything else. */
export function letterLabelOf(line: string): Label | null {
  const found = LETTER_LABEL.exec(line);
  if (found === null) return null;
  const [, text = '', ...letters] = found;
  const [letter, rest = ''] = [letters.slice(0, 3).find((one) => one !== undefined), letters[3]];
  return letter === undefined ? null : { number: letter.toLowerCase().charCodeAt(0) - 96, prefix: null, rest, text };
}

const BULLET_FIRST = /^[•●▪■◆►➢❖\uE000-\uF8FF]\s*\p{L}/u;

/** Whether a line is the first of a numbered or bulleted list, in any form; `chapter` is the number that may stand before, null for any. */
export function opensList(text: string, chapter: number | null): boolean {
  const label = labelOf(text) ?? romanLabelOf(text) ?? letterLabelOf(text);
  return (
    (label !== null && label.number === 1 && (label.prefix === null || label.prefix === (chapter ?? label.prefix))) ||
    BULLET_FIRST.test(text)
  );
}

const SECTION =
  /^(\d{1,2})\s?\.\s?(\d{1,2})(?:\s?\.\s?(\d{1,2})(?:\s?\.\s?(\d{1,2}))?(?:\s?\(([a-h])\)(?=\s\p{Lu}))?)?[.:]?\s*(?:[-–—]\s+)?(?=[^\d\s.,:)])(.*)$/u;

const NINE = 0x39;
const ASCII_END = 0x80;

/** At a glance, whether a text begins with a letter or sign behind the digits of ASCII, as most lines do: no number of any kind can open it. */
export function opensWithWord(text: string): boolean {
  const code = text.charCodeAt(0);
  return code > NINE && code < ASCII_END;
}

/** `part` counts the letters of `7.3.3 (a)` from 1, or is the last number of `2.1.4.1`; 0 where there is none. */
export type SectionLabel = { chapter: number; section: number; sub: number | null; part: number; number: string; title: string };

/** Reads `N.k Title`, `N.k - Title`, `N.k.j Title`, `N.k.j.i Title` or `N.k.j (a) Title`. */
export function sectionLabelOf(text: string): SectionLabel | null {
  // Asked several times for each line of a book.
  const isIndic = text.charCodeAt(0) > NINE && opensIndic(text);
  if (!isIndic && text.charCodeAt(0) > NINE) return null;
  const found = SECTION.exec(isIndic ? plainDigits(text) : text);
  if (!found) return null;
  const [, chapter = '', section = '', sub, below, letter = '', title = ''] = found;
  const number = [chapter, section, sub, below].filter(Boolean).join('.') + (letter && ` (${letter})`);
  const part = letter === '' ? Number(below ?? 0) : letter.charCodeAt(0) - 96;
  return { chapter: Number(chapter), section: Number(section), sub: sub ? Number(sub) : null, part, number, title: title.trim() };
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 };

/** A chapter's number however it is written: `9`, `IX`, `nine`, `९`; null for anything else. */
export function numberOf(text: string): number | null {
  const plain = withoutCircles(plainDigits(text.trim().toLowerCase()));
  if (/^\d{1,2}$/.test(plain)) return Number(plain);
  const word = NUMBER_WORDS.indexOf(plain);
  if (word > 0) return word;
  if (!/^[ivxl]{1,6}$/.test(plain)) return null;
  const values = [...plain].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** Opens the solution of an example. */
const SOLUTIONS = ['solution', 'sol\\.?', 'answer', 'ans\\.?', 'proof', 'हल', 'उत्तर', ...wordsFor('solution')];
/** Not `Solution: http://…`, which only says where one is. */
export const SOLUTION = new RegExp(`^(${SOLUTIONS.join('|')})(\\s*\\d+(\\.\\d+)*)?\\s*([:.–-](?!\\s*(?:https?:|www\\.))|$)`, 'iu');

const SOLUTION_WORD = new RegExp(`^(?:${SOLUTIONS.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
/** Behind what is asked, in the same line. */
const SOLUTION_WITHIN = new RegExp(`(?<=[.?!:)।]\\s)(?:${SOLUTIONS.join('|')})\\s*[:–-]`, 'iu');
/** Letters that stand before a solution are what is asked. */
const ASKED = 8;

/** Whether a line begins with the word for a solution, with a point behind it or in bold. */
export function opensSolution({ text, leadIsBold, leadLength }: Line, body: Body): boolean {
  if (SOLUTION.test(text)) return true;
  const word = SOLUTION_WORD.exec(text)?.[0];
  return word !== undefined && leadIsBold && !body.isBold && leadLength <= word.length + 2;
}

/** Whether a line is nothing but the word for a solution, with or without a number. */
export function saysSolution(text: string): boolean {
  return SOLUTION.exec(text.trim())?.[0].length === text.trim().length;
}

/** What is asked, without a solution that follows it in the same paragraph. */
export function withoutSolution(text: string): string {
  const at = SOLUTION_WITHIN.exec(text)?.index ?? -1;
  return at >= ASKED ? text.slice(0, at).trim() : text;
}
