import { type MadePage, prose } from './make-pdf.ts';

export type Written = string | { text: string; size?: number; bold?: boolean; below?: number };

/** Lines below each other; `below` says how many lines of text follow. */
export function page(written: readonly Written[]): MadePage {
  const made: MadePage = { texts: [] };
  let y = 70;
  for (const one of written) {
    const { text, size = 11, bold = false, below = 0 } = typeof one === 'string' ? { text: one } : one;
    made.texts.push({ x: 60, y, size, bold, text });
    y += 2 * size;
    if (below > 0) prose(made, { x: 60, y, lines: below, width: 76 });
    y += below * 16;
  }
  return made;
}
