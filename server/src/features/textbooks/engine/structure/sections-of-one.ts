import { keyOf, keyUpTo } from './key-of.ts';
import { sectionLabelOf } from './labels.ts';
import type { Pages } from './reading.ts';
import type { ChapterSpan } from './spans.ts';

/** Letters of a name, and of the heading that it is, that are compared. */
const COMPARED = 12;
/** More than the parts that a section has. */
const BELOW = 100;

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
  // All sections of a level below: `6.1.1`, `6.1.2`, `6.2.1`.
  const placeOf = (label: (typeof labels)[number]) => (label?.section ?? 0) * BELOW + (label?.sub ?? 0);
  const areRising = labels.every((label, at) => at === 0 || placeOf(label) > placeOf(labels[at - 1]));
  // Pages of text may stand between the chapter's title and its first section.
  const opened = [...openings.values()]
    .filter(({ page }) => page <= (spans[0]?.first ?? 0))
    .toSorted((a, b) => b.page - a.page)
    .find(({ page, hasMarker, hasLoneNumber }) => hasMarker || (hasLoneNumber && page < (spans[0]?.first ?? 0)));
  const areAlike = labels.every((label) => label?.chapter === head.chapter && (label.sub === null) === (head.sub === null));
  return areRising && areAlike && opened?.number === head.chapter;
}
