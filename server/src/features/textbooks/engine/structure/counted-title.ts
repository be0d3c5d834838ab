import type { Line } from '../text/line.ts';
import { begins } from './family-words.ts';
import { FORM } from './forms.ts';
import { numberOf } from './labels.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { cleanHeading, roleOf } from './roles.ts';

/** `Topic 7: Light`, `SESSION 2 – Sound`: any word, its number, and what it counts. */
const COUNTED = /^(\p{L}{3,12})\s+(\d{1,2})\s*[:.|–—-]+\s*(\p{L}.{2,90})$/u;

/** Lines of a file's beginning among which its title stands: a school's name and a date may be above it. */
const LOOKED_AT = 4;

/** The number and title that such a line says, in whatever type it is set; null for any other, for captions and for headings of exercises. */
export function countedTitle({ text }: Pick<Line, 'text'>): { number: number; title: string } | null {
  const plain = cleanHeading(text);
  const [, word = '', digits = '', title = ''] = COUNTED.exec(plain) ?? [];
  const number = numberOf(digits);
  if (!number || begins(plain, 'label', 'counted') || FORM.goesOn.test(title) || roleOf(word) !== null || roleOf(plain) !== null)
    return null;
  return { number, title };
}

/** The title at the top of a file that its own word counts, set off from the text but maybe no larger. */
export function titleAtTop(lines: readonly Line[], body: Body): { number: number; title: string } | null {
  const top = lines.slice(0, LOOKED_AT).filter((line) => line.page === lines[0]?.page && isSetOff(line, body) && isUniform(line));
  for (const line of top) {
    const found = countedTitle(line);
    if (found) return found;
  }
  return null;
}
