import type { StyleTable } from '../pdf/glyphs.ts';
import type { Fragment } from './fragments.ts';
import { fromNotoSerif, hasSmallCapitals, SHIFT } from './noto-serif.ts';

/** A page is believed to have such text when this many of its letters fit. */
const ENOUGH = 20;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the numbers of digits, points and brackets are control codes.
const LOW = /[\u0003-\u001f]/g;
/** The numbers of all characters from blank to `z`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const NUMBERS = /[\u0003-\u001f!-\u005d]/g;
/** Those within a word of small letters. */
const INNER = /(?<=[a-z])[:;<=>?@](?=[a-z])/g;
/** `e`, `a`, `t`, `o`, `i`, `n`, `s` and `r` as such a font numbers them, and as capitals. */
const SHIFTED_COMMON = /[HDWRLQVU]/g;
const COMMON = /[EATOINSR]/g;

/** TeX's fonts of Western Europe, mostly pictures without a name, have joined letters there, in or beside small letters. */
const TEX = /^$|(?:^|\+)(?:ec|sf|ae)[a-z]{2,4}\d{2,4}/i;
const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'];
// biome-ignore lint/suspicious/noControlCharactersInRegex: these fonts have the joined letters at control codes.
const LIGATURE = /(?<=\p{Ll})[\u001b-\u001f]|[\u001b-\u001f](?=\p{Ll})/gu;

/** Turns numbers of shapes into the characters that they show, where the page has them; control codes are blanks elsewhere. */
export function unshift(fragments: readonly Fragment[], styles: StyleTable): Fragment[] {
  const isShifted = fragments.reduce((sum, { text }) => sum + evidence(text), 0) >= ENOUGH;
  const areNumbered = fragments.some(({ text }) => hasSmallCapitals(text));
  return fragments.map((fragment) => {
    const isWhole = isShifted && !hasSmallCapitals(fragment.text);
    const known = fromNotoSerif(isWhole ? { ...fragment, text: readable(fragment.text) } : fragment, styles, areNumbered);
    const whole = isWhole ? known : withLigatures(known, styles);
    return { ...whole, text: whole.text.replaceAll(LOW, ' ') };
  });
}

/** Joined letters as the letters that they are; what is set in one style grows with them. */
function withLigatures(fragment: Fragment, styles: StyleTable): Fragment {
  const { text } = fragment;
  if (text.search(LIGATURE) < 0 || !fragment.runs.every(({ style }) => TEX.test(styles.at(style).font))) return fragment;
  const runs = fragment.runs.map((run) => ({ ...run }));
  const ends = runs.map((_, index) => runs.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0));
  const joined = text.replaceAll(LIGATURE, (code, at: number) => {
    const letters = LIGATURES[code.charCodeAt(0) - 0x1b] ?? ' ';
    const run = runs[ends.findIndex((end) => at < end)];
    if (run) run.length += letters.length - 1;
    return letters;
  });
  return { ...fragment, text: joined, runs };
}

/** How many more of its capitals are common letters once they are shifted. */
function evidence(text: string): number {
  return (text.match(SHIFTED_COMMON)?.length ?? 0) - (text.match(COMMON)?.length ?? 0);
}

/** Small letters stay small letters only where nothing was shifted: a `V` among them is one of the few capitals. */
function isPlain(text: string): boolean {
  const small = text.match(/[a-z]/g)?.length ?? 0;
  return small > 3 * (text.match(/[A-Z]/g)?.length ?? 0);
}

function readable(text: string): string {
  const isNumbers = text.search(LOW) >= 0 && !/[A-Za-z]/.test(text);
  if (!isNumbers && (evidence(text) <= 0 || isPlain(text))) return text.replaceAll(INNER, shifted).replaceAll(LOW, shifted);
  return text.replaceAll(NUMBERS, shifted);
}

function shifted(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) + SHIFT);
}
