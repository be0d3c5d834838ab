import { encode } from 'uqr';
import type { Page } from './text.ts';

/** Draws the QR code of an address. */
export function drawCode(page: Page, url: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const code = encode(url, { border: 0 });
  const cell = size / code.size;
  code.data.forEach((row, r) => {
    // Adjacent dark cells become one bar: this leaves a fifth of the shapes and of the bytes.
    for (let c = 0; c < row.length; c++) {
      const from = c;
      while (row[c]) c++;
      // A small overlap keeps PDF viewers from showing gaps.
      if (c > from) page.rect(x + from * cell, y + r * cell, (c - from) * cell + 0.15, cell + 0.15);
    }
  });
  page.fill('#1b1b1f');
}
