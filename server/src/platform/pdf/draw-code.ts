import { encode } from 'uqr';
import type { Page } from './text.ts';

/** A QR code of an address. */
export function drawCode(page: Page, url: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const code = encode(url, { border: 0 });
  const cell = size / code.size;
  code.data.forEach((row, r) => {
    row.forEach((isDark, c) => {
      // A hair of overlap keeps viewers from drawing seams.
      if (isDark) page.rect(x + c * cell, y + r * cell, cell + 0.15, cell + 0.15);
    });
  });
  page.fill('#1b1b1f');
}
