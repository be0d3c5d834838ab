import type { Glyphs, StyleTable } from '../pdf/glyphs.ts';
import type { Fragment } from './fragments.ts';

/** A TrueType font without a table of characters gives the numbers of its shapes, which mostly lie this much below ASCII. */
export const SHIFT = 29;
/** Noto Serif has none of the scripts whose codes equal these numbers; its sisters for other scripts have names of their own. */
const NAME = /^NotoSerif(?:-|$)/;
/** The italic face has so many more shapes before its small capitals. */
const ITALIC = 15;
/** Numbers of small capitals, which are small letters, and of ligatures. */
const SMALL: Record<number, string> = {
  2101: 'ff',
  2102: 'ffi',
  2104: 'fi',
  2105: 'fl',
  2106: 'a',
  2119: 'b',
  2120: 'c',
  2126: 'd',
  2130: 'e',
  2140: 'f',
  2141: 'g',
  2146: 'h',
  2149: 'i',
  2160: 'j',
  2162: 'k',
  2164: 'l',
  2170: 'm',
  2171: 'n',
  2177: 'o',
  2189: 'p',
  2191: 'q',
  2192: 'r',
  2196: 's',
  2203: 't',
  2208: 'u',
  2219: 'v',
  2220: 'w',
  2225: 'x',
  2226: 'y',
};
const SIGNS: Record<number, string> = {
  513: '–',
  514: '—',
  517: '‘',
  518: '’',
  521: '“',
  522: '”',
  526: '•',
  527: '…',
  565: ' ',
  2633: '!',
};
/** Numbers of the capitals, `A` to `Z`. */
const [CAPITAL_A, CAPITAL_Z] = [0x24, 0x3d];

const SMALL_CAPITAL = /[\u083a-\u08c1]/;
const isSmallCapital = (code: number) => code >= 0x83a && code <= 0x8c1;

export function hasSmallCapitals(text: string): boolean {
  return SMALL_CAPITAL.test(text);
}

/** Brackets, here the numbers of capitals, are turned where text is read from right to left. */
const MIRRORED: Record<number, number> = { 40: 0x29, 41: 0x28, 60: 0x3e, 62: 0x3c };

/**
 * Puts words of small capitals in order: their numbers are codes of scripts written from right to left, and so PDFium gives them, with
 * what stands between them.
 */
export function readForward(glyphs: Glyphs, styles: StyleTable): void {
  const { count, code, x0, x1, y, style } = glyphs;
  const isOwn = (at: number) => NAME.test(styles.at(style[at] as number).font);
  for (let from = 0, to = 0; from < count; from = to) {
    for (to = from + 1; to < count && y[to] === y[from]; to++);
    if (!code.subarray(from, to).some(isSmallCapital) || !isOwn(from)) continue;
    const order = Array.from({ length: to - from }, (_, index) => from + index).sort((a, b) => (x0[a] as number) - (x0[b] as number));
    const goesBack = (at: number) => at > from && at < to && (x0[at] as number) < (x0[at - 1] as number);
    const isTurned = (at: number) => goesBack(at) || goesBack(at + 1);
    const read = order.map((at) => (isTurned(at) ? (MIRRORED[code[at] as number] ?? code[at]) : code[at]) as number);
    for (const values of [x0, x1, style])
      values.set(
        order.map((at) => values[at] as number),
        from,
      );
    code.set(read, from);
    glyphs.isAfterSpace.fill(0, from, to);
  }
}

/**
 * Turns the numbers of Noto Serif's small capitals, ligatures, signs and digits into characters. The capital that a word of small
 * capitals begins with is a number, too; digits are where the page has small capitals (`areNumbered`): elsewhere they may be signs.
 */
export function fromNotoSerif(fragment: Fragment, styles: StyleTable, areNumbered: boolean): Fragment {
  if (!fragment.runs.some(({ style }) => NAME.test(styles.at(style).font))) return fragment;
  let text = '';
  let at = 0;
  const runs = fragment.runs.map(({ style, length }) => {
    const { font, isItalic } = styles.at(style);
    const isOwn = NAME.test(font);
    const from = text.length;
    for (const end = at + length; at < end; at++) {
      const next = (isOwn ? characterAt(fragment.text, at, isItalic, areNumbered) : null) ?? fragment.text[at] ?? '';
      // A blank is there as a shape and as a gap.
      if (next !== ' ' || (text !== '' && !text.endsWith(' '))) text += next;
    }
    return { style, length: text.length - from };
  });
  return { ...fragment, text, runs };
}

function characterAt(text: string, at: number, isItalic: boolean, areNumbered: boolean): string | null {
  const code = text.charCodeAt(at);
  const small = smallAt(text, at, isItalic);
  if (small !== null) return small;
  if (areNumbered && code >= 3 && code < 0x20) return String.fromCharCode(code + SHIFT);
  if (code >= CAPITAL_A && code <= CAPITAL_Z && SMALL_CAPITAL.test(text[at + 1] ?? '')) return String.fromCharCode(code + SHIFT);
  return SIGNS[code] ?? null;
}

function smallAt(text: string, at: number, isItalic: boolean): string | null {
  return SMALL[text.charCodeAt(at) - (isItalic ? ITALIC : 0)] ?? null;
}
