import type { Box } from '../pdf/glyphs.ts';
import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { begins, means } from './family-words.ts';
import { FORM } from './forms.ts';
import { HEAD } from './looks.ts';
import { type Body, isUniform } from './measure.ts';

/** Whether a line is a cell of a table's first row: other cells are beside it, or a table's caption is right above it. */
export function isInTable(lines: readonly Line[], index: number): boolean {
  const line = lines[index] as Line;
  const isBeside = (other: Line | undefined) =>
    other !== undefined &&
    other !== line &&
    other.page === line.page &&
    Math.abs(other.y - line.y) < HEAD.rowStep * line.size &&
    other.columnX0 === line.columnX0 &&
    other.isBold === line.isBold &&
    other.size === line.size &&
    other.colour === line.colour &&
    isUniform(other);
  if (
    (line.innerGap > HEAD.cellGap * line.size && line.leadLength >= line.text.length) ||
    [-2, -1, 1, 2].some((step) => isBeside(lines[index + step]))
  )
    return true;
  const above = lines.slice(Math.max(0, index - 2), index).findLast((other) => begins(other.text, 'table'));
  return above !== undefined && above.page === line.page && line.y > above.y && line.y - above.y < HEAD.captionStep * line.size;
}

/** A line under the badge `Activity 16.1` is an instruction and no heading. */
export function namesActivity(lines: readonly Line[], index: number): boolean {
  const [before, line] = [lines[index - 1], lines[index] as Line];
  return (
    before !== undefined &&
    before.page === line.page &&
    means(before.text, 'numberedActivity') &&
    line.y - before.y < HEAD.badgeStep * line.size
  );
}

/** Whether plain text follows, apart from notes in the margin. If the next lines are coloured too, it is a box. */
export function isFollowed(lines: readonly Line[], index: number, body: Body): boolean {
  const next = lines
    .slice(index, index + HEAD.notes)
    .filter((line) => (!line.isMargin && !isAside(line, body)) || lines[index - 1]?.isMargin)
    .slice(0, HEAD.lookedAt);
  const plain = next.filter(
    (line) =>
      [body.size, body.told ?? body.size].some((size) => Math.abs(line.size - size) <= HEAD.alike * size) &&
      body.colours.has(line.colour) &&
      letterCount(line.text) > HEAD.words * line.text.length,
  );
  // Beside a picture lines are short, but they go on from one another as a poem's do not.
  const short = plain.filter(({ text }) => text.length >= HEAD.short);
  const head = lines[index - 1] as Line;
  const isWide = head.columnX1 - head.columnX0 >= HEAD.wide * body.size;
  return (
    plain.some(({ text }) => text.length >= HEAD.textLine) ||
    (isWide && short.length >= HEAD.shortLines && short.filter(({ text }) => FORM.goesOn.test(text)).length >= HEAD.shortGoingOn)
  );
}

/** Small type in a colour of its own: a note beside the text, or the words below a picture. */
function isAside({ size, colour }: Line, body: Body): boolean {
  return size < body.size - HEAD.textPoints && !body.colours.has(colour);
}

/** Whether a line is in a drawn frame with few lines, which is a box beside the text. */
export function isBoxed(line: Line, boxes: readonly Box[], lines: readonly Line[], body: Body): boolean {
  const around = boxes.filter(
    (box) => line.y - line.size * HEAD.rowStep >= box.y0 && line.y <= box.y1 && line.x0 >= box.x0 - 1 && line.x1 <= box.x1 + 2,
  );
  if (around.length === 0) return false;
  const onPage = lines.filter(({ page }) => page === line.page);
  const prose = onPage.filter(({ size }) => Math.abs(size - body.size) < HEAD.textPoints).length;
  return around.some((box) => {
    if (isCrossed(box, onPage)) return false;
    const held = onPage.filter(
      (one) =>
        one.y > box.y0 &&
        one.y < box.y1 &&
        one.x0 > box.x0 - 2 &&
        one.x1 < box.x1 + 3 &&
        one.y > line.y + HEAD.rowStep * line.size &&
        !(one.size === line.size && one.isBold === line.isBold && one.colour === line.colour),
    );
    return held.length >= 1 && held.length < HEAD.boxLines * prose;
  });
}

/** Lines run across the sides of what is a drawing or the reach of several, and no frame. */
function isCrossed({ x0, x1, y0, y1 }: Box, onPage: readonly Line[]): boolean {
  const crosses = (line: Line) =>
    line.y > y0 && line.y < y1 && [x0, x1].some((side) => line.x0 < side - HEAD.edgePoints && line.x1 > side + HEAD.edgePoints);
  return onPage.filter(crosses).length >= HEAD.edgeLines;
}

/** Where the text's lines begin on each page; a column's edge may lie further out, where a caption or a note is. */
export function textEdges(lines: readonly Line[], body: Body): Map<number, number[]> {
  const counts = new Map<number, Map<number, number>>();
  for (const { page, x0, size, text } of lines) {
    if (Math.abs(size - body.size) > HEAD.textPoints || text.length < HEAD.edgeLine) continue;
    const own = counts.get(page) ?? new Map<number, number>();
    counts.set(page, own.set(Math.round(x0), (own.get(Math.round(x0)) ?? 0) + 1));
  }
  return new Map([...counts].map(([page, own]) => [page, [...own].filter(([, count]) => count >= HEAD.edgeLines).map(([edge]) => edge)]));
}
