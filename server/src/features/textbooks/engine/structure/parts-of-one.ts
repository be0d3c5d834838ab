import type { Pages } from './reading.ts';
import type { ChapterSpan } from './spans.ts';
import { PART_WORD } from './words.ts';

/** The chapter's title is so many times as large as the heads of its parts. */
const LARGER = 1.5;

const PART_HEAD = new RegExp(`^(?:${PART_WORD})\\s*[-–:.]?\\s*\\d`, 'iu');

/**
 * Whether a division's parts are the sessions or topics of one chapter: words that mostly count within chapters head all of them, and a much larger
 * title with a number of its own stands above the first.
 */
export function arePartsOfOne(spans: readonly ChapterSpan[], { byPage, openings }: Pages): boolean {
  const heads = spans.map(({ first, from }) =>
    [...(from ? [from] : []), ...(byPage.get(first) ?? [])].find(({ text }) => PART_HEAD.test(text)),
  );
  const [head] = heads;
  if (head === undefined || heads.some((one) => one === undefined)) return false;
  return [...openings.values()].some(
    ({ page, y, hasLoneNumber, size }) =>
      hasLoneNumber && size >= LARGER * head.size && (page < head.page || (page === head.page && y < head.y)),
  );
}
