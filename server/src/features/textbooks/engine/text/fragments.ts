import { type Glyphs, isIndic, type Page, type Style, type StyleTable } from '../pdf/glyphs.ts';
import { ASCII_END, TextBuffer } from './text-buffer.ts';

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
/** Points by which parts of one box may differ. */
const SHARED_BOX = 0.02;
const SMALL_F = 0x66;
/** A gap this wide may be a column's end or a table cell's. */
const CELL_GAP = 1.15;

/** Cuts a page's characters at jumps and wide gaps, words rebuilt from the gaps between boxes. */
export function fragmentsOf({ glyphs }: Page, styles: StyleTable): Fragment[] {
  const { count, code, x0, x1, y, style: styleAt, isAfterSpace } = glyphs;
  const fragments: Fragment[] = [];
  const text = gathered;
  // The box of an `f` that ends a word reaches over the space; that of a ligature's `f` has no width.
  const isOverhung = (i: number) => code[i - 1] === SMALL_F && (x1[i - 1] as number) > (x0[i - 1] as number);
  let open: Fragment | null = null;
  let begun = 0;
  let run: Fragment['runs'][number] = { style: -1, length: 0 };
  let lastStyle = -1;
  let style = styles.at(-1);
  let lastRight = 0;
  let lastBase = 0;
  for (let i = 0; i < count; i++) {
    const own = styleAt[i] as number;
    const before = style;
    if (own !== lastStyle) style = styles.at(own);
    const left = x0[i] as number;
    const base = y[i] as number;
    const spaced = isAfterSpace[i] === 1;
    const gap = left - lastRight;
    const scale = Math.max(style.size, open === null ? 0 : open.size, 1);
    const isNext =
      open !== null &&
      Math.abs(base - lastBase) < 0.12 * scale &&
      gap < CELL_GAP * scale &&
      gap > -0.6 * scale &&
      (own === lastStyle || isAlike(style, before));
    if (open === null || !isNext) {
      if (open !== null) close(open, glyphs, begun, i);
      begun = i;
      run = { style: own, length: 0 };
      const { size, isBold } = style;
      open = { x0: left, x1: left, y: base, size, text: '', runs: [run], order: fragments.length, isAfterSpace: spaced, isBold };
      fragments.push(open);
    } else if (own !== lastStyle) {
      run = { style: own, length: 0 };
      open.runs.push(run);
    }
    const from = text.length;
    if (
      isNext &&
      !isBehindSign(glyphs, i) &&
      (gap > WORD_GAP * scale || (spaced && gap > (lastStyle !== own || isOverhung(i) ? OVERHANG : SPACED_WORD_GAP) * scale))
    )
      text.addCode(32);
    text.add(code[i] as number, style.font);
    run.length += text.length - from;
    if (style.size > open.size) open.size = style.size;
    lastStyle = own;
    lastBase = base;
    const end = wordEnd(glyphs, i, style.size);
    text.addPlain(code, i + 1, end);
    run.length += end - i - 1;
    i = end - 1;
    lastRight = x1[i] as number;
  }
  if (open !== null) close(open, glyphs, begun, count);
  return fragments;
}

/**
 * `मा` is one character of two shapes in files that Chromium prints: the box of the first is shared by both letters, and that of the second is left as a gap, which
 * is a word's end only where the file has a space of its own.
 */
function isBehindSign({ code, x0, x1, isAfterSpace, hasIndicSpaces }: Glyphs, i: number): boolean {
  if (
    !hasIndicSpaces ||
    i < 2 ||
    isAfterSpace[i] === 1 ||
    !isIndic(code[i - 1] as number) ||
    !(isIndic(code[i] as number) || isPoint(code[i] as number))
  )
    return false;
  const [own, before] = [width(x0, x1, i - 1), width(x0, x1, i - 2)];
  return Math.abs(own - before) < SHARED_BOX && Math.abs((x0[i - 1] as number) - (x1[i - 2] as number)) < SHARED_BOX;
}

/** A comma, a hyphen and their like. */
function isPoint(code: number): boolean {
  return code < 0x30 || code === 0x3a || code === 0x3b || code === 0x3f;
}

function width(x0: Float32Array, x1: Float32Array, i: number): number {
  return (x1[i] as number) - (x0[i] as number);
}

/** Gives a fragment the text that was gathered and the extent of its characters' boxes. */
function close(open: Fragment, { x0, x1 }: Glyphs, from: number, to: number): void {
  let [left, right] = [x0[from] as number, x1[from] as number];
  for (let i = from + 1; i < to; i++) {
    if ((x0[i] as number) < left) left = x0[i] as number;
    if ((x1[i] as number) > right) right = x1[i] as number;
  }
  open.text = gathered.take();
  open.x0 = left;
  open.x1 = Math.max(left, right);
}

/** Most characters simply go on where the last one ended: where that ends, with a gap, a space or anything else to decide. */
function wordEnd({ count, code, x0, x1, y, style, isAfterSpace }: Glyphs, from: number, size: number): number {
  const base = y[from];
  const own = style[from];
  // No array on the way: asked for each word of a book.
  const most = WORD_GAP * size;
  const least = OVERHANG * size;
  let edge = x1[from] as number;
  let at = from + 1;
  for (; at < count && isAfterSpace[at] === 0 && style[at] === own && y[at] === base && (code[at] as number) < ASCII_END; at++) {
    const gap = (x0[at] as number) - edge;
    if (gap > most || gap < least) break;
    edge = x1[at] as number;
  }
  return at;
}

/** Made once for each thread. */
const gathered = new TextBuffer();

/** A change of weight and colour together may be a label that touches the text. */
function isAlike(a: Style, b: Style): boolean {
  const [small, large] = a.size < b.size ? [a.size, b.size] : [b.size, a.size];
  return (large < 1.25 * small || small === 0) && (a.isBold === b.isBold || a.colour === b.colour);
}
