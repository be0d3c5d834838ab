import type { Line } from '../text/line.ts';
import { keyOf } from './key-of.ts';
import { isMarkerText, titledMarker } from './markers.ts';
import type { Body } from './measure.ts';
import { type ChapterSpan, spans } from './spans.ts';

/** Letters of the chapter before on the page that the next one begins on. */
const ABOVE = 60;
/** Of a title's size: how far above it its word may stand. */
const WORD = 5;
/** Letters of a name that are compared. */
const COMPARED = 12;

/**
 * Lists of chapters say pages; a chapter may begin within one, below what the chapter before ends with. Then it begins with its line: the word or
 * the title. Only where all that is read before it stands above it, or in a column at its left.
 */
export function withinPages(list: readonly ChapterSpan[], byPage: ReadonlyMap<number, readonly Line[]>, body: Body): ChapterSpan[] {
  const starts = list.map((span, index) => {
    const before = list[index - 1];
    if (before === undefined || span.from !== undefined || before.last >= span.first) return span;
    return { ...span, from: openingLine(span, byPage.get(span.first) ?? [], body) };
  });
  if (starts.every(({ from }, index) => from === list[index]?.from)) return [...list];
  const end = (list.at(-1)?.last ?? 0) + 1;
  return spans(starts, end);
}

function openingLine({ name, number }: ChapterSpan, lines: readonly Line[], body: Body): Line | undefined {
  const key = keyOf(name).slice(0, COMPARED);
  const titleAt = lines.findIndex(({ text, size, isBold }) => {
    const own = keyOf(text);
    return key.length >= 3 && (size > body.size || isBold) && (own.startsWith(key) || own.endsWith(keyOf(name)));
  });
  const title = lines[titleAt];
  if (title === undefined) return undefined;
  const wordAt = lines.findIndex(
    ({ text, y }, index) =>
      index < titleAt &&
      title.y - y <= WORD * title.size &&
      (isMarkerText(text) || titledMarker({ text } as Line)?.number === number || Number(text) === number),
  );
  const at = wordAt >= 0 ? wordAt : titleAt;
  const above = lines.slice(0, at);
  const line = lines[at] as Line;
  // In the column at the right of the one in which the chapter before ends, it may stand at any height.
  const isBefore = ({ y, columnX1 }: Line) => y < line.y || columnX1 <= line.columnX0;
  return above.reduce((sum, { text }) => sum + text.length, 0) >= ABOVE && above.every(isBefore) ? line : undefined;
}
