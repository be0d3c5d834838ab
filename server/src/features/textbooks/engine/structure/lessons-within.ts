import type { Opening } from './titles.ts';
import { isLowest } from './words.ts';

/** A word counts within chapters if it begins again with 1 in so many of them, each time below a title that is larger by this. */
const FEW = 3;
const LARGER = 1.1;

/**
 * `Lesson 1`, `Lesson 2` that begin again below larger titles count within the chapters that these titles open: such a page opens its chapter
 * without the word, and those of the other lessons open none.
 */
export function withoutLessonsWithin(openings: readonly Opening[]): Opening[] {
  const words = Map.groupBy(
    openings.filter(({ hasMarker, number }) => hasMarker && number !== null),
    ({ word }) => word,
  );
  return openings.flatMap((opening) => {
    const own = words.get(opening.word) ?? [];
    if (isLowest(opening.word) && openings.some((other) => isAbove(other, opening))) return [];
    if (opening.word === '' || !own.includes(opening) || !countsWithin(own)) return [opening];
    return opening.number === 1
      ? [{ ...opening, number: null, rank: 0, word: '', wordBelow: '', hasMarker: false, hasLoneNumber: false }]
      : [];
  });
}

/** `Unit 2`, or a large number beside a larger title, stands before `Topic 1`. */
function isAbove(other: Opening, { page, size }: Opening): boolean {
  const isCounted = (other.hasMarker && other.number !== null && !isLowest(other.word)) || other.hasLoneNumber;
  return isCounted && other.page <= page && other.size >= LARGER * size;
}

function countsWithin(own: readonly Opening[]): boolean {
  const heads = own.filter(({ number, title }) => number === 1 && title !== '');
  const others = own.filter(({ number }) => number !== 1);
  return (
    heads.length >= FEW &&
    others.length > 0 &&
    Math.min(...heads.map(({ size }) => size)) >= LARGER * Math.max(...others.map(({ size }) => size))
  );
}
