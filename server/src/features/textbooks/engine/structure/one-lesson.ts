import { contentsOf } from './contents-page.ts';
import { FORM } from './forms.ts';
import { LESSON } from './looks.ts';
import { isSetOff, isUniform } from './measure.ts';
import type { Pages } from './reading.ts';

const NUMBERED = /^(\d{1,2})\s?[.)]?\s+\p{L}/u;

/**
 * A lesson sheet: its title on the first page is larger than every numbered heading, and these follow each other in the text, `1. Division`,
 * `2. Congruence`, where chapters would begin at the top of a page. Its sections are no chapters, whatever the outline says.
 */
export function isOneLesson({ lines, byPage, openings, body, end }: Pages): boolean {
  const title = openings.get(0);
  // `I Market System` is the first part of several.
  if (
    title === undefined ||
    title.title === '' ||
    FORM.romanPart.test(title.title) ||
    title.hasMarker ||
    title.hasLoneNumber ||
    title.isPart
  )
    return false;
  // A cover, and a list of contents behind it, make a book of whatever follows.
  if (contentsOf(lines).last > 0) return false;
  let [last, flowing, largest] = [0, 0, 0];
  let opensBelow = false;
  for (const [page, lines] of [...byPage].sort(([a], [b]) => a - b)) {
    for (const [index, line] of lines.entries()) {
      if (page >= end || line.size < LESSON.size * body.size || !isSetOff(line, body) || !isUniform(line)) continue;
      if (Number(NUMBERED.exec(line.text)?.[1]) !== last + 1) continue;
      last++;
      opensBelow ||= last === 1 && page === 0;
      if (index >= LESSON.below) flowing++;
      largest = Math.max(largest, line.size);
    }
  }
  // A few pages that begin with a title and go on with their first section.
  const isShort = opensBelow && end <= LESSON.short;
  return (
    last >= LESSON.fewest &&
    title.size >= LESSON.above * largest &&
    end <= LESSON.pages * last &&
    (isShort || flowing >= LESSON.flowing * last)
  );
}
