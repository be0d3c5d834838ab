import { keyOf, keyUpTo } from './key-of.ts';
import { sectionLabelOf } from './labels.ts';
import type { Pages } from './reading.ts';
import type { ChapterSpan } from './spans.ts';

/** Letters of a name, and of the heading that it is, that are compared. */
const COMPARED = 12;

/**
 * Whether a division's parts are the sections `6.1`, `6.2` … of one chapter, above the first of which `Chapter 6` stands: that chapter is the
 * whole file, as where a book's file begins in its middle and the outline names no chapter.
 */
export function areSectionsOfOne(spans: readonly ChapterSpan[], { byPage, openings }: Pages): boolean {
  const labels = spans.map(({ name, first, from }) => {
    const key = keyUpTo(name, COMPARED);
    const own = from ? [from] : (byPage.get(first) ?? []);
    const named = own.flatMap(({ text }) => sectionLabelOf(text) ?? []);
    return sectionLabelOf(name) ?? named.find(({ title }) => key !== '' && keyOf(title).startsWith(key));
  });
  const [head] = labels;
  if (head === undefined) return false;
  const areRising = labels.every((label, at) => at === 0 || (label?.section ?? 0) > (labels[at - 1]?.section ?? 0));
  const opened = openings.get(spans[0]?.first ?? 0);
  return (
    areRising &&
    labels.every((label) => label?.chapter === head.chapter && label.sub === null) &&
    opened?.hasMarker === true &&
    opened.number === head.chapter
  );
}
