import { isConvertible, isLegacyFont } from './kruti-dev.ts';
import type { Line } from './line.ts';

/** At least this share of a book's characters must be letters, digits and signs that mean something. */
const MIN_SHARE = 0.6;

/** False where a book has next to no text, or its characters are codes without meaning. */
export function hasReadableText(lines: readonly Line[]): boolean {
  let all = 0;
  let known = 0;
  for (const { text, font } of lines.slice(0, 4000)) {
    const plain = text.replaceAll(/\s/g, '');
    all += plain.length;
    // Legacy fonts without a table here show letters that their codes are not.
    if (isLegacyFont(font) && !isConvertible(font)) continue;
    known += plain.replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{Sm}]/gu, '').length;
  }
  return all >= 40 && known >= MIN_SHARE * all;
}
