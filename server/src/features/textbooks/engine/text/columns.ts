import type { Segment } from './segment.ts';

/** Segments in the order of reading, all in one column. */
export type Column = { segments: Segment[]; x0: number; x1: number; isMargin: boolean };

const MIN_LINES = 4;
const MAX_DEPTH = 3;
/** A line that covers so much of its column runs through it. */
const FULL = 0.7;

/** Divides a page into columns that are read one after the other; lines across the page separate them into bands. */
export function columnsOf(segments: readonly Segment[], depth = 0): Column[] {
  const sorted = segments.toSorted((a, b) => a.y - b.y || a.x0 - b.x0);
  const cut = depth < MAX_DEPTH ? bestCut(sorted) : null;
  if (cut === null) return sorted.length > 0 ? [{ segments: sorted, ...extent(sorted), isMargin: false }] : [];
  return cut.bands.flatMap((band) => {
    if (!band.isSplit) return band.all.length < sorted.length ? columnsOf(band.all, depth + 1) : columnsOf(band.all, MAX_DEPTH);
    const left = band.all.filter((one) => one.x0 < cut.x);
    const right = band.all.filter((one) => one.x0 >= cut.x);
    const margin = marginSide(left, right);
    if (margin === null) return [...columnsOf(left, depth + 1), ...columnsOf(right, depth + 1)];
    return weave(margin.notes, margin.text);
  });
}

type Band = { isSplit: boolean; all: Segment[] };
type Cut = { x: number; score: number; bands: Band[] };

/** Columns begin at an edge that many lines share: each such edge is tried. */
function bestCut(sorted: readonly Segment[]): Cut | null {
  const starts = new Map<number, number>();
  // Where the first of them ends.
  let first = Number.POSITIVE_INFINITY;
  for (const { x0, x1 } of sorted) {
    const third = Math.round(x0 / 3);
    starts.set(third, (starts.get(third) ?? 0) + 1);
    if (x1 < first) first = x1;
  }
  let best: Cut | null = null;
  for (const [third, count] of starts) {
    const x = third * 3 - 4;
    // Most edges are the text's own left one, with nothing before it.
    if (count < 2 || first > x + 3) continue;
    const cut = tryCut(sorted, x);
    if (cut.score > (best?.score ?? 0)) best = cut;
  }
  return best && { ...best, bands: joinBands(best.bands) };
}

function tryCut(sorted: readonly Segment[], x: number): Cut {
  const bands: Band[] = [];
  let open: Band | null = null;
  for (const segment of sorted) {
    const isAcross = segment.x0 < x && segment.x1 > x + 3;
    if (isAcross && open?.isSplit !== false) {
      open = { isSplit: false, all: [] };
      bands.push(open);
    } else if (!isAcross && open?.isSplit !== true) {
      open = { isSplit: true, all: [] };
      bands.push(open);
    }
    open?.all.push(segment);
  }
  let score = 0;
  for (const band of bands.filter((one) => one.isSplit)) {
    const gain = columnScore(band.all, x);
    if (gain <= 0) band.isSplit = false;
    score += gain;
  }
  // A cut inside a column crosses many of its lines; the gutter crosses next to none between its bands.
  const split = bands.map((band) => band.isSplit);
  const inner = bands.slice(split.indexOf(true), split.lastIndexOf(true)).filter((band) => !band.isSplit);
  const all = extent(sorted);
  const share = (x - all.x0) / (all.x1 - all.x0 || 1);
  const penalty = share < 0.36 || share > 0.64 ? 0 : 0.5;
  return { x, score: score - penalty * inner.reduce((sum, band) => sum + band.all.length, 0), bands };
}

function joinBands(bands: readonly Band[]): Band[] {
  const joined: Band[] = [];
  for (const band of bands) {
    const last = joined.at(-1);
    if (last && !last.isSplit && !band.isSplit) last.all.push(...band.all);
    else joined.push({ ...band, all: [...band.all] });
  }
  return joined;
}

/** How much a band looks like columns of prose: lines on both sides that fill them, written side after side. */
function columnScore(band: readonly Segment[], x: number): number {
  const left = band.filter((one) => one.x0 < x);
  const right = band.filter((one) => one.x0 >= x);
  if (Math.min(left.length, right.length) < 1 || Math.max(left.length, right.length) < MIN_LINES) return 0;
  const wide = extent(band);
  const gutter = Math.min(...right.map((one) => one.x0)) - Math.max(...left.map((one) => one.x1));
  if (gutter < 5) return 0;
  const share = (x - wide.x0) / (wide.x1 - wide.x0);
  if (share < 0.06 || share > 0.94) return 0;
  const isNarrow = share < 0.36 || share > 0.64;
  const [fillLeft, fillRight] = [fill(left), fill(right)];
  if (isNarrow) {
    const text = share < 0.5 ? right : left;
    const notes = share < 0.5 ? left : right;
    const isProse = fullShare(text) >= 0.3 && text.length >= MIN_LINES;
    return isProse && text.length > 1.2 * notes.length && looksApart(notes, text) ? notes.length : 0;
  }
  if (Math.min(left.length, right.length) < MIN_LINES) return 0;
  const isApart = isWrittenApart([...full(left), ...full(right)], x) || isWrittenApart(band, x);
  const isFull = fillLeft > 0.6 && fillRight > 0.6;
  return isApart || isFull ? Math.min(left.length, right.length) : 0;
}

/** The file wrote one side after the other: of lines that fill their side alone this may be true, though rows of a table stand above them. */
function isWrittenApart(lines: readonly Segment[], x: number): boolean {
  const left = lines.filter((one) => one.x0 < x).length;
  const fewer = Math.min(left, lines.length - left);
  return fewer >= MIN_LINES && switches(lines, x) <= 2 + 0.25 * fewer;
}

/** The lines that run through most of their side. */
function full(lines: readonly Segment[]): Segment[] {
  const { x0, x1 } = extent(lines);
  return lines.filter((one) => one.x1 - one.x0 >= FULL * (x1 - x0));
}

/** The share of its column that an average line covers. */
function fill(lines: readonly Segment[]): number {
  const { x0, x1 } = extent(lines);
  return x1 > x0 ? lines.reduce((sum, one) => sum + one.x1 - one.x0, 0) / lines.length / (x1 - x0) : 0;
}

/** The share of lines that run through their column; formulae and captions between them do not matter then. */
function fullShare(lines: readonly Segment[]): number {
  return full(lines).length / lines.length;
}

/** Notes beside the text differ from a table's first column in that most lines of the text have nothing beside them. */
function looksApart(notes: readonly Segment[], text: readonly Segment[]): boolean {
  const beside = text.filter((one) => notes.some((note) => Math.abs(note.y - one.y) < 0.3 * one.size)).length;
  return beside < 0.55 * text.length;
}

/** How often the file itself changes sides: once for columns, at every row for a table. */
function switches(band: readonly Segment[], x: number): number {
  const sides = band.toSorted((a, b) => a.order - b.order).map((one) => one.x0 < x);
  return sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
}

function marginSide(left: readonly Segment[], right: readonly Segment[]): { notes: readonly Segment[]; text: readonly Segment[] } | null {
  const [a, b] = [extent(left), extent(right)];
  const [wideA, wideB] = [a.x1 - a.x0, b.x1 - b.x0];
  if (wideA < 0.56 * wideB) return { notes: left, text: right };
  if (wideB < 0.56 * wideA) return { notes: right, text: left };
  return null;
}

/** A note is read before the line that it stands beside. */
function weave(notes: readonly Segment[], text: readonly Segment[]): Column[] {
  const noteBox = extent(notes);
  const textBox = extent(text);
  const woven: Column[] = [];
  let rest = [...text];
  for (const block of blocksOf(notes)) {
    const top = block[0] as Segment;
    const before = rest.filter((one) => one.y < top.y - 0.5 * one.size);
    rest = rest.filter((one) => one.y >= top.y - 0.5 * one.size);
    if (before.length > 0) woven.push({ segments: before, ...textBox, isMargin: false });
    woven.push({ segments: block, ...noteBox, isMargin: true });
  }
  if (rest.length > 0) woven.push({ segments: rest, ...textBox, isMargin: false });
  return woven;
}

function blocksOf(lines: readonly Segment[]): Segment[][] {
  const blocks: Segment[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1)?.at(-1);
    if (last && line.y - last.y < 1.7 * Math.max(line.size, last.size)) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** From the leftmost edge of some segments to the rightmost. */
export function extent(lines: readonly Segment[]): { x0: number; x1: number } {
  let [x0, x1] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const line of lines) {
    if (line.x0 < x0) x0 = line.x0;
    if (line.x1 > x1) x1 = line.x1;
  }
  return { x0, x1 };
}
