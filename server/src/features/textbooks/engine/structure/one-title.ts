import { contentsOf } from './contents-page.ts';
import { keyOf } from './key-of.ts';
import { ONE_TITLE as LOOK } from './looks.ts';
import type { Pages } from './reading.ts';
import type { ChapterSpan } from './spans.ts';

/**
 * Whether a division's parts are the headings of a handout: a title that is larger than all of them stands once, at the top of the file, with
 * text below it, and nothing counts the parts. The file is then one chapter.
 */
export function areBelowOneTitle(spans: readonly ChapterSpan[], { lines, byPage, openings, body, end }: Pages): boolean {
  const title = openings.get(0);
  if (title === undefined || title.title === '' || title.isPart || end > LOOK.pages * spans.length || end > LOOK.longest) return false;
  if (spans.some(({ first }) => first === 0) || lines.some(({ page, size }) => page > 0 && size >= LOOK.alone * title.size)) return false;
  // With a list of contents it is a book, whatever stands beside the list.
  if (contentsOf(lines).last >= 0) return false;
  const told = (byPage.get(0) ?? []).filter(
    ({ y, text, size }) => y > title.y && text.length >= LOOK.textLine && size < LOOK.alone * title.size,
  );
  if (told.length < LOOK.told || title.size < LOOK.size * body.size) return false;
  return spans.every(({ name, first }) => {
    const opening = openings.get(first);
    if (opening?.hasMarker || opening?.hasLoneNumber) return false;
    const key = keyOf(name);
    return (byPage.get(first) ?? []).some(({ text, size }) => keyOf(text) === key && size * LOOK.smaller <= title.size);
  });
}
