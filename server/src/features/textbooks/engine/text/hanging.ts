import { type Column, extent } from './columns.ts';
import type { Segment } from './segment.ts';

/** Segments that begin at one edge, to the point or two, and are as wide as prose. */
const MIN_LINES = 3;
const NEAR = 3;
const NUMBERED = /^\d{1,2}\s?\.\s?\d{1,2}(\s?\.\s?\d{1,2})?\.?\s+\p{L}/u;

/**
 * Numbered headings that hang in the margin beside the text, with the lines that they run on for. Boxes and tables across the page
 * hide their column; the edge of the text shows them.
 */
export function takeHanging(segments: readonly Segment[]): { blocks: Segment[][]; rest: Segment[] } {
  const blocks: Segment[][] = [];
  const taken = new Set<Segment>();
  for (const edge of textEdges(segments)) {
    const beside = segments.filter((one) => one.x1 <= edge + 3 && !taken.has(one)).sort((a, b) => a.y - b.y);
    for (const [index, head] of beside.entries()) {
      if (taken.has(head) || !NUMBERED.test(textOf(head)) || !standsBeside(head, segments, edge)) continue;
      const block = [head];
      for (const line of beside.slice(index + 1)) {
        const last = block.at(-1) as Segment;
        const isNext = line.y > last.y && line.y - last.y < 1.6 * last.size && Math.abs(line.size - last.size) < 0.6;
        if (!isNext || NUMBERED.test(textOf(line)) || !/\p{L}/u.test(textOf(line))) break;
        block.push(line);
      }
      for (const one of block) taken.add(one);
      blocks.push(block);
    }
  }
  return { blocks, rest: taken.size === 0 ? [...segments] : segments.filter((segment) => !taken.has(segment)) };
}

/** Puts each heading before the line that it stands beside. */
export function putBack(columns: readonly Column[], blocks: readonly Segment[][]): Column[] {
  const all = [...columns];
  for (const block of blocks) {
    const head = block[0] as Segment;
    const isBeside = (one: Segment) => one.x0 > head.x0 && one.y >= head.y - 0.7 * head.size;
    const at = all.findIndex(({ segments, isMargin }) => !isMargin && segments.some(isBeside));
    const note: Column = { segments: block, ...extent(block), isMargin: true };
    const host = all[at];
    if (host === undefined) {
      all.push(note);
      continue;
    }
    const cut = host.segments.findIndex(isBeside);
    const parts = [{ ...host, segments: host.segments.slice(0, cut) }, note, { ...host, segments: host.segments.slice(cut) }];
    all.splice(at, 1, ...parts.filter((part) => part.segments.length > 0));
  }
  return all;
}

/** Where many full lines begin and something can stand to the left of them, the most frequent first: boxes have edges of their own. */
function textEdges(segments: readonly Segment[]): number[] {
  const { x0: left, x1: right } = extent(segments);
  const starts = segments.filter(({ x0, x1 }) => x1 - x0 >= 0.55 * (right - left) && x0 - left > 60).map(({ x0 }) => x0);
  const near = (edge: number) => starts.filter((x0) => Math.abs(x0 - edge) <= NEAR).length;
  const edges: number[] = [];
  for (const x0 of starts) if (near(x0) >= MIN_LINES && !edges.some((edge) => Math.abs(edge - x0) <= 2 * NEAR)) edges.push(x0);
  return edges.sort((a, b) => near(b) - near(a));
}

/** A line of the text runs on the same baseline, or next to it. */
function standsBeside(head: Segment, segments: readonly Segment[], edge: number): boolean {
  return segments.some((one) => Math.abs(one.x0 - edge) < 24 && Math.abs(one.y - head.y) < 1.1 * head.size);
}

function textOf({ parts }: Segment): string {
  return parts.map(({ text }) => text).join(' ');
}
