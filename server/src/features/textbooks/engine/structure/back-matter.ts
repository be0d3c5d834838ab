import { begins } from './family-words.ts';
import type { Pages } from './reading.ts';
import type { Opening } from './titles.ts';

/**
 * The first page after the last chapter: answers, appendices, index. The number of pages when nothing follows. Answers followed by a chapter with a higher
 * number belong only to the chapter before.
 */
export function backMatter({ book, byPage, openings, body }: Pick<Pages, 'book' | 'byPage' | 'openings' | 'body'>): number {
  const count = book.pages.length;
  for (let page = Math.floor(count * 0.5); page < count; page++) {
    const top = (byPage.get(page) ?? []).slice(0, 4);
    const heading = top.find((line) => line.size >= body.size * 1.3 && begins(line.text.trim(), 'behindBook') && line.text.length < 60);
    if (heading && count > 12 && !goesOn(page, openings)) return page;
  }
  return count;
}

/** Whether chapters go on counting behind a page: a key repeats the numbers that there were. */
function goesOn(page: number, openings: Map<number, Opening>): boolean {
  const numbered = [...openings.values()].filter(({ hasMarker, number }) => hasMarker && number !== null);
  const before = numbered.filter((one) => one.page < page).map(({ number }) => number ?? 0);
  const highest = Math.max(0, ...before);
  return (
    before.length > 0 && numbered.some((one) => one.page > page && one.number !== null && one.number > highest && one.number <= highest + 3)
  );
}
