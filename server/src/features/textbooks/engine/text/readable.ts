import { isConvertible, isLegacyFont } from './kruti-dev.ts';
import { readableCount, solidCount } from './letters.ts';
import type { Line } from './line.ts';

/** At least this share of a book's characters must be letters, digits and signs that mean something. */
const MIN_SHARE = 0.6;

/** False where a book has next to no text, or its characters are codes without meaning. */
export function hasReadableText(lines: readonly Line[]): boolean {
  // A thousand lines from all over the book tell.
  const step = Math.ceil(lines.length / 1000);
  let all = 0;
  let known = 0;
  let lastFont = '';
  let isUnknown = false;
  for (let i = 0; i < lines.length; i += step) {
    const { text, font } = lines[i] as Line;
    all += solidCount(text);
    // Legacy fonts without a table here show letters that their codes are not.
    if (font !== lastFont) isUnknown = isLegacyFont(font) && !isConvertible(font);
    lastFont = font;
    if (!isUnknown) known += readableCount(text);
  }
  return all >= 40 && known >= MIN_SHARE * all;
}
