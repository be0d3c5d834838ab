import type { Line } from '../text/line.ts';
import { labelOf } from './labels.ts';
import { isUniform } from './measure.ts';
import { roleOf } from './roles.ts';

/** `(B) Write true or false`, `II. Match`, `Part C: Draw`: what counts the parts of a set. */
const LETTER = /^(?:\(?(?:[A-H]|[IVX]{1,4})[.)]\s*|part [A-H]\s*[:.–-]\s*)(?=\p{L})/iu;

/** The name of a part of a set, without the letter or Roman number that counts it. */
export function withoutPartLetter(text: string): string {
  return text.replace(LETTER, '');
}

/** Whether a line heads the part of a set that begins right below it: set in another type than the questions, or in words for it. */
export function headsPart(line: Line | undefined, below: Line): boolean {
  if (line === undefined || !isUniform(line)) return false;
  if ((line.isBold && !below.isBold) || (line.isItalic && !below.isItalic)) return true;
  return labelOf(line.text) === null && roleOf(withoutPartLetter(line.text)) === 'part';
}
