import type { Box } from '../pdf/glyphs.ts';
import { isCapitals, isWords, letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { areOtherFaces } from '../text/lost-names.ts';
import { begins, means } from './family-words.ts';
import { FORM, withoutColon } from './forms.ts';
import { lettersOf } from './key-of.ts';
import { labelOf, sectionLabelOf } from './labels.ts';
import { STYLED } from './looks.ts';
import { joinLines, type Mark, wrapSpan } from './marks.ts';
import { type Body, isUniform } from './measure.ts';
import { cleanHeading, roleOf } from './roles.ts';

/** The text of a book may have two sizes that differ by this share. */
const ALIKE = 0.085;

/** A note in the margin may be read between a heading and its text. It has fewer lines than this. */
const NOTES = 30;

/** A gap of this many times the type's size separates two cells of a row. Smaller gaps also occur in a justified heading. */
const CELL_GAP = 2.5;

/** Letters of a line beside a picture. */
const SHORT = 14;
/** A column with short lines beside pictures is at least this many times as wide as the type is high. A box is narrower. */
const WIDE = 24;

/** By how many points the left edges of headings behind icons may differ. */
const HANG = 10;

/** In type of this many times the text's size, a change of weight within a line means nothing. */
const TITLE_SIZE = 1.2;

/** Headings without numbers: lines whose look recurs, stands out and is followed by text. Boxes and tables have none. */
export function findStyled(
  lines: readonly Line[],
  body: Body,
  taken: ReadonlySet<number>,
  boxesOf: (page: number) => readonly Box[],
  hasSections: boolean,
): Mark[] {
  const groups = new Map<string, { index: number; span: number }[]>();
  const edges = textEdges(lines, body);
  const hung = lines.filter((line, index) => !taken.has(index) && isLarger(line, body) && isUniform(line) && readsLikeHeading(line.text));
  const boxed = new Map<string, number>();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (taken.has(index) || !looksLikeHeading(withoutComma(lines, index), body, edges.get(line.page) ?? [], hung)) continue;
    if (isInTable(lines, index) || namesActivity(lines, index)) continue;
    const span = wrapSpan(lines, index, (next) => roleOf(next.text) === null && !taken.has(lines.indexOf(next, index)));
    const key = styleKey(line, body);
    const isBoxHeading = isBoxed(line, boxesOf(line.page), lines, body);
    if (isBoxHeading) boxed.set(key + line.font, (boxed.get(key + line.font) ?? 0) + 1);
    if (isBoxHeading || !isFollowed(lines, index + span, body)) {
      index += span - 1;
      continue;
    }
    groups.set(key, [...(groups.get(key) ?? []), { index, span }]);
    index += span - 1;
  }
  const pages = new Set(lines.map((line) => line.page)).size;
  // Where most headings of a look stand in boxes, the others' frames were only not seen.
  const boxedLike = (key: string, members: readonly { index: number }[]) =>
    [...new Set(members.map(({ index }) => key + (lines[index] as Line).font))].reduce((sum, look) => sum + (boxed.get(look) ?? 0), 0);
  const usual = [...groups].filter(
    ([key, members]) =>
      (isHeadingStyle(key, members.length, pages, body, () => standsClear(members, lines, new Set())) ||
        members.some(({ index }) => means((lines[index] as Line).text, 'believedAlone'))) &&
      boxedLike(key, members) < STYLED.boxed * members.length,
  );
  const hasStrong = hasSections || usual.some(([key, members]) => !isWeak(key, body) && members.length >= STYLED.level);
  const heads = new Set(usual.flatMap(([, members]) => members.map(({ index, span }) => index + span - 1)));
  const accepted = usual.filter(
    ([key, members]) => !(hasStrong && isWeak(key, body)) || (!hasSections && standsClear(members, lines, heads)),
  );
  const ranked = accepted.toSorted(([a], [b]) => rank(b) - rank(a));
  const marks = ranked.flatMap(([key, members], level) =>
    members.map(
      ({ index, span }): Mark => ({
        kind: 'style',
        style: key,
        index,
        span,
        level: level + 1,
        text: withoutColon(cleanHeading(joinLines(lines.slice(index, index + span)))),
        confidence: members.length >= STYLED.level ? STYLED.sure : STYLED.unsure,
      }),
    ),
  );
  const uses = new Map<string, number>();
  const isCall = ({ text }: Mark) => means(text, 'call');
  const named = new Set(marks.flatMap((mark) => (mark.kind === 'style' && !isCall(mark) ? [mark.style] : [])));
  for (const { text } of marks) uses.set(text, (uses.get(text) ?? 0) + 1);
  // The name of a box recurs on every second page, and a coloured sentence is no heading.
  return marks.filter(
    (mark) =>
      (uses.get(mark.text) ?? 0) < STYLED.badge &&
      isHeadingText(mark.text) &&
      !FORM.ofAppendix.test(mark.text) &&
      (!isCall(mark) || (mark.kind === 'style' && named.has(mark.style))),
  );
}

function looksLikeHeading(line: Line, body: Body, edges: readonly number[], hung: readonly Line[]): boolean {
  // The condition that most lines fail is tested first, to save time.
  const isBolder = line.isBold && !body.isBold && line.size >= body.size - STYLED.samePoints;
  const isColoured =
    !body.colours.has(line.colour) && line.size >= (line.isBold ? STYLED.smallColoured * body.size : body.size - STYLED.samePoints);
  if (!(isLarger(line, body) || isBolder || isColoured || isOtherFont(line, body)) || line.size > STYLED.largest * body.size) return false;
  const isApart = line.gapAbove < 0 || line.gapAbove >= Math.max(STYLED.room * line.size, body.step + 1);
  // A letter with a mark may come from a font that is not as bold as the others.
  const isWhole = isUniform(line) || (line.hasOneColour && line.size >= TITLE_SIZE * body.size) || isLabelled(line, body);
  if (!isApart || !isWhole || (line.isItalic && line.size <= body.size && !(line.isBold && isColoured))) return false;
  const indent = line.x0 - line.columnX0;
  const width = line.columnX1 - line.columnX0;
  const isPlaced =
    (line.isMargin && isLarger(line, body)) ||
    indent < STYLED.indent * width ||
    edges.some((edge) => Math.abs(edge - line.x0) < STYLED.edgePoints) ||
    isHung(line, hung) ||
    Math.abs(line.x0 + line.x1 - line.columnX0 - line.columnX1) < STYLED.centred * width;
  return isPlaced && readsLikeHeading(line.text.trim());
}

/** `Theme: Reflection` in larger bold type, whose label has another colour. */
function isLabelled(line: Line, body: Body): boolean {
  const label = line.text.slice(0, line.leadLength).trim();
  return line.isBold && line.leadIsBold && !body.isBold && isLarger(line, body) && line.leadSize === line.size && label.endsWith(':');
}

/** A heading may break behind a comma. */
function withoutComma(lines: readonly Line[], index: number): Line {
  const line = lines[index] as Line;
  const goesOn = line.text.endsWith(',') && isUniform(line) && wrapSpan(lines, index, () => true) > 1;
  return goesOn ? { ...line, text: line.text.slice(0, -1), leadLength: line.leadLength - 1 } : line;
}

/** Whether a line is a cell of a table's first row: other cells are beside it, or a table's caption is right above it. */
function isInTable(lines: readonly Line[], index: number): boolean {
  const line = lines[index] as Line;
  const isBeside = (other: Line | undefined) =>
    other !== undefined &&
    other !== line &&
    other.page === line.page &&
    Math.abs(other.y - line.y) < STYLED.rowStep * line.size &&
    other.columnX0 === line.columnX0 &&
    other.isBold === line.isBold &&
    other.size === line.size &&
    other.colour === line.colour &&
    isUniform(other);
  if (
    (line.innerGap > CELL_GAP * line.size && line.leadLength >= line.text.length) ||
    [-2, -1, 1, 2].some((step) => isBeside(lines[index + step]))
  )
    return true;
  const above = lines.slice(Math.max(0, index - 2), index).findLast((other) => begins(other.text, 'table'));
  return above !== undefined && above.page === line.page && line.y > above.y && line.y - above.y < STYLED.captionStep * line.size;
}

/** A line under the badge `Activity 16.1` is an instruction and no heading. */
function namesActivity(lines: readonly Line[], index: number): boolean {
  const [before, line] = [lines[index - 1], lines[index] as Line];
  return (
    before !== undefined &&
    before.page === line.page &&
    means(before.text, 'numberedActivity') &&
    line.y - before.y < STYLED.badgeStep * line.size
  );
}

function isLarger(line: Line, body: Body): boolean {
  const isTold = body.told !== null && line.size <= body.told + STYLED.samePoints && !line.isBold && body.colours.has(line.colour);
  return line.size >= body.size * STYLED.larger && !isTold;
}

/** Beside an icon, in a banner: three and more headings of one size on different pages hang at one place right of the text's edge. */
function isHung(line: Line, larger: readonly Line[]): boolean {
  const place = line.x0 - line.columnX0;
  const alike = larger.filter(
    (one) => Math.abs(one.size - line.size) < STYLED.samePoints && Math.abs(one.x0 - one.columnX0 - place) <= HANG,
  );
  return (
    new Set(alike.map(({ page }) => page)).size >= STYLED.hung && new Set(alike.map(({ text }) => lettersOf(text))).size >= STYLED.hung
  );
}

function readsLikeHeading(text: string): boolean {
  if (text.length > STYLED.longest || letterCount(text) < STYLED.shortest || !isWords(text, STYLED.words)) return false;
  if (text.endsWith('=') || FORM.endsClause.test(text) || FORM.goesOn.test(text) || FORM.bulleted.test(text) || FORM.alphabet.test(text))
    return false;
  if (begins(text, 'label')) return false;
  return mayBeTopic(text) && labelOf(text) === null && sectionLabelOf(text) === null;
}

/** Where the names of fonts were lost, bold type is known by being another font than the text's. */
function isOtherFont(line: Line, body: Body): boolean {
  return line.size >= body.size - STYLED.samePoints && areOtherFaces(line.font, body.font);
}

/** Where the text's lines begin on each page; a column's edge may lie further out, where a caption or a note is. */
function textEdges(lines: readonly Line[], body: Body): Map<number, number[]> {
  const counts = new Map<number, Map<number, number>>();
  for (const { page, x0, size, text } of lines) {
    if (Math.abs(size - body.size) > STYLED.textPoints || text.length < STYLED.edgeLine) continue;
    const own = counts.get(page) ?? new Map<number, number>();
    counts.set(page, own.set(Math.round(x0), (own.get(Math.round(x0)) ?? 0) + 1));
  }
  return new Map([...counts].map(([page, own]) => [page, [...own].filter(([, count]) => count >= STYLED.edgeLines).map(([edge]) => edge)]));
}

function isHeadingText(whole: string): boolean {
  const text = whole.replace(FORM.enumerated, '');
  if (text.length > STYLED.longestTopic || !mayBeTopic(text) || FORM.romanOnly.test(text) || FORM.spoken.test(text)) return false;
  // A sentence in colour that goes on in the next line.
  if (FORM.breaksOff.test(text) && !isCapitals(text)) return false;
  return !FORM.endsClause.test(text) && !FORM.formula.test(text);
}

/** Words of closing parts, `Key Terms`, head a section here and there; the other roles never do. */
function mayBeTopic(text: string): boolean {
  const role = roleOf(text);
  return (role === null || (role === 'after' && !begins(text, 'besideText'))) && !means(text, 'box');
}

/** Whether plain text follows, apart from notes in the margin. If the next lines are coloured too, it is a box. */
function isFollowed(lines: readonly Line[], index: number, body: Body): boolean {
  const next = lines
    .slice(index, index + NOTES)
    .filter(({ isMargin }) => !isMargin || lines[index - 1]?.isMargin)
    .slice(0, STYLED.lookedAt);
  const plain = next.filter(
    (line) =>
      [body.size, body.told ?? body.size].some((size) => Math.abs(line.size - size) <= ALIKE * size) &&
      body.colours.has(line.colour) &&
      letterCount(line.text) > STYLED.words * line.text.length,
  );
  // Beside a picture lines are short, but they go on from one another as a poem's do not.
  const short = plain.filter(({ text }) => text.length >= SHORT);
  const head = lines[index - 1] as Line;
  const isWide = head.columnX1 - head.columnX0 >= WIDE * body.size;
  return (
    plain.some(({ text }) => text.length >= STYLED.textLine) ||
    (isWide && short.length >= STYLED.shortLines && short.filter(({ text }) => FORM.goesOn.test(text)).length >= STYLED.shortGoingOn)
  );
}

/** Whether a line is in a drawn frame with few lines, which is a box beside the text. */
function isBoxed(line: Line, boxes: readonly Box[], lines: readonly Line[], body: Body): boolean {
  return boxes.some((box) => {
    if (line.y - line.size * STYLED.rowStep < box.y0 || line.y > box.y1 || line.x0 < box.x0 - 1 || line.x1 > box.x1 + 2) return false;
    if (isCrossed(box, line.page, lines)) return false;
    const held = lines.filter(
      (one) =>
        one.page === line.page &&
        one.y > box.y0 &&
        one.y < box.y1 &&
        one.x0 > box.x0 - 2 &&
        one.x1 < box.x1 + 3 &&
        one.y > line.y + STYLED.rowStep * line.size &&
        !(one.size === line.size && one.isBold === line.isBold && one.colour === line.colour),
    );
    const prose = lines.filter((one) => one.page === line.page && Math.abs(one.size - body.size) < STYLED.textPoints).length;
    return held.length >= 1 && held.length < STYLED.boxLines * prose;
  });
}

/** Lines run across the sides of what is a drawing or the reach of several, and no frame. */
function isCrossed({ x0, x1, y0, y1 }: Box, page: number, lines: readonly Line[]): boolean {
  const crosses = (line: Line) =>
    line.page === page &&
    line.y > y0 &&
    line.y < y1 &&
    [x0, x1].some((side) => line.x0 < side - STYLED.edgePoints && line.x1 > side + STYLED.edgePoints);
  return lines.filter(crosses).length >= STYLED.edgeLines;
}

function styleKey(line: Line, body: Body): string {
  return [
    Math.round(line.size * 2) / 2,
    line.isBold || isOtherFont(line, body) ? 'b' : '',
    body.colours.has(line.colour) ? '' : line.colour,
    isCapitals(line.text) ? 'C' : '',
  ].join('|');
}

function isHeadingStyle(key: string, count: number, pages: number, body: Body, isClear: () => boolean): boolean {
  const [size = '0', bold, colour] = key.split('|');
  // Bold type that is clearly larger, or stands clear, may head each paragraph.
  const isLarger = bold !== '' && Number(size) >= STYLED.clearlyLarger * body.size;
  const most = () => (isLarger ? STYLED.mostLarger : bold !== '' && isClear() ? STYLED.mostClear : STYLED.mostOnPage);
  if (count > STYLED.few && count > STYLED.mostOnPage * pages && count > most() * pages) return false;
  return count >= 2 || bold !== '' || colour !== '';
}

/** Bold type alone, at the text's size: a heading only where the book has no better ones. */
function isWeak(key: string, body: Body): boolean {
  const [size = '0', , colour] = key.split('|');
  return Number(size) < body.size + STYLED.weakPoints && colour === '';
}

/** Bold lines at the text's size that always have room above them, or a heading, beside stronger headings: the level below. */
function standsClear(members: readonly { index: number }[], lines: readonly Line[], heads: ReadonlySet<number>): boolean {
  const isClear = ({ index }: { index: number }) => {
    const { gapAbove, size } = lines[index] as Line;
    return gapAbove < 0 || gapAbove >= STYLED.clearRoom * size || heads.has(index - 1);
  };
  return members.length >= STYLED.level && members.filter(isClear).length >= STYLED.clearShare * members.length;
}

function rank(key: string): number {
  const [size = '0', bold, colour, capitals] = key.split('|');
  return Number(size) * 10 + (bold ? 2 : 0) + (colour ? 1 : 0) + (capitals ? 1 : 0);
}
