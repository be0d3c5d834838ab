import type { Page, Style, StyleTable } from '../pdf/glyphs.ts';
import { normalCharacter } from './normal.ts';

/** A stretch of characters on one baseline without a wide gap; lines are put together from these. */
export type Fragment = {
  x0: number;
  x1: number;
  y: number;
  size: number;
  text: string;
  /** Style index and number of characters, in reading order. */
  runs: { style: number; length: number }[];
  order: number;
  /** True when the file has a space before it. */
  isAfterSpace: boolean;
  /** Whether its first characters are bold. */
  isBold: boolean;
};

/** Of the size: a gap this wide is a word's end, a narrower one only where the file has a space too. */
const WORD_GAP = 0.2;
const SPACED_WORD_GAP = 0.08;
/** Slanted letters lean over the space behind them; a space inside a ligature's box lies deeper. */
const OVERHANG = -0.12;
const SMALL_F = 0x66;
/** A gap this wide may be a column's end or a table cell's. */
const CELL_GAP = 1.15;

/** Cuts a page's characters at jumps and wide gaps, words rebuilt from the gaps between boxes. */
export function fragmentsOf({ glyphs }: Page, styles: StyleTable): Fragment[] {
  const { count, code, x0, x1, y, style: styleAt, isAfterSpace } = glyphs;
  const fragments: Fragment[] = [];
  const text = new TextBuffer();
  let open: Fragment | null = null;
  let [lastStyle, style] = [-1, styles.at(-1)];
  for (let i = 0; i < count; i++) {
    const [own, before] = [styleAt[i] as number, style];
    if (own !== lastStyle) style = styles.at(own);
    const [left, right, base, spaced] = [x0[i] as number, x1[i] as number, y[i] as number, isAfterSpace[i] === 1];
    const gap = i === 0 ? 0 : left - (x1[i - 1] as number);
    const scale = Math.max(style.size, open === null ? 0 : open.size, 1);
    const isNext =
      open !== null &&
      Math.abs(base - (y[i - 1] as number)) < 0.12 * scale &&
      gap < CELL_GAP * scale &&
      gap > -0.6 * scale &&
      (own === lastStyle || isAlike(style, before));
    if (open === null || !isNext) {
      if (open !== null) open.text = text.take();
      const isBold = style.isBold;
      open = { x0: left, x1: right, y: base, size: style.size, text: '', runs: [], order: fragments.length, isAfterSpace: spaced, isBold };
      fragments.push(open);
    }
    const from = text.length;
    // The box of an `f` that ends a word reaches over the space; that of a ligature's `f` has no width.
    const isOverhung = lastStyle !== own || (i > 0 && code[i - 1] === SMALL_F && (x1[i - 1] as number) > (x0[i - 1] as number));
    if (isNext && (gap > WORD_GAP * scale || (spaced && gap > (isOverhung ? OVERHANG : SPACED_WORD_GAP) * scale))) text.addCode(32);
    text.add(code[i] as number, style.font);
    const run = open.runs.at(-1);
    if (run?.style === own) run.length += text.length - from;
    else open.runs.push({ style: own, length: text.length - from });
    if (right > open.x1) open.x1 = right;
    if (left < open.x0) open.x0 = left;
    if (style.size > open.size) open.size = style.size;
    lastStyle = own;
  }
  if (open !== null) open.text = text.take();
  return fragments;
}

/** Characters gathered as numbers and made into one string at the end. */
class TextBuffer {
  #codes = new Uint16Array(1024);
  length = 0;

  addCode(code: number): void {
    if (this.length === this.#codes.length) {
      const larger = new Uint16Array(2 * this.length);
      larger.set(this.#codes);
      this.#codes = larger;
    }
    this.#codes[this.length++] = code;
  }

  /** Adds a character as it should read. */
  add(code: number, font: string): void {
    if (code < 0x80) {
      this.addCode(code);
      return;
    }
    const plain = normalCharacter(String.fromCodePoint(code), font);
    for (let i = 0; i < plain.length; i++) this.addCode(plain.charCodeAt(i));
  }

  /** The string, and begins anew. */
  take(): string {
    let text = '';
    for (let at = 0; at < this.length; at += 4096)
      text += String.fromCharCode.apply(null, this.#codes.subarray(at, Math.min(this.length, at + 4096)) as unknown as number[]);
    this.length = 0;
    return text;
  }
}

/** A change of weight and colour together may be a label that touches the text. */
function isAlike(a: Style, b: Style): boolean {
  const [small, large] = a.size < b.size ? [a.size, b.size] : [b.size, a.size];
  return (large < 1.25 * small || small === 0) && (a.isBold === b.isBold || a.colour === b.colour);
}
