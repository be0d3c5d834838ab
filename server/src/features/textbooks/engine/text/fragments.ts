import type { Glyph, Page, Style, StyleTable } from '../pdf/glyphs.ts';
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
/** A gap this wide may be a column's end or a table cell's. */
const CELL_GAP = 1.15;

/** Cuts a page's characters at jumps and wide gaps, words rebuilt from the gaps between boxes. */
export function fragmentsOf(page: Page, styles: StyleTable): Fragment[] {
  const fragments: Fragment[] = [];
  let open: Fragment | null = null;
  let last: Glyph | null = null;
  for (const glyph of page.glyphs) {
    const style = styles.at(glyph.style);
    const gap = last === null ? 0 : glyph.x0 - last.x1;
    const scale = Math.max(style.size, open?.size ?? 0, 1);
    const isNext =
      open !== null &&
      last !== null &&
      Math.abs(glyph.y - last.y) < 0.12 * scale &&
      gap < CELL_GAP * scale &&
      gap > -0.6 * scale &&
      isAlike(style, styles.at(last.style));
    if (!isNext || open === null) {
      open = {
        x0: glyph.x0,
        x1: glyph.x1,
        y: glyph.y,
        size: style.size,
        text: '',
        runs: [],
        order: fragments.length,
        isAfterSpace: glyph.isAfterSpace,
        isBold: style.isBold,
      };
      fragments.push(open);
    }
    const isWord =
      isNext &&
      (gap > WORD_GAP * scale || (glyph.isAfterSpace && gap > (last?.style === glyph.style ? SPACED_WORD_GAP : OVERHANG) * scale));
    append(open, (isWord ? ' ' : '') + normalCharacter(glyph.text, style.font), glyph.style);
    open.x1 = Math.max(open.x1, glyph.x1);
    open.x0 = Math.min(open.x0, glyph.x0);
    if (style.size > open.size) open.size = style.size;
    last = glyph;
  }
  return fragments;
}

/** A change of weight and colour together may be a label that touches the text. */
function isAlike(a: Style, b: Style): boolean {
  const [small, large] = a.size < b.size ? [a.size, b.size] : [b.size, a.size];
  return (large < 1.25 * small || small === 0) && (a.isBold === b.isBold || a.colour === b.colour);
}

function append(fragment: Fragment, text: string, style: number): void {
  fragment.text += text;
  const run = fragment.runs.at(-1);
  if (run?.style === style) run.length += text.length;
  else fragment.runs.push({ style, length: text.length });
}
