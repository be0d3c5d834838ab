import type { Column } from './columns.ts';
import type { Segment } from './segment.ts';

/** Segments that begin at one edge, to the point or two, and are as wide as prose. */
const MIN_LINES = 5;
const NUMBERED = /^\d{1,2}\s?\.\s?\d{1,2}(\s?\.\s?\d{1,2})?\.?\s+\p{L}/u;

/**
 * Numbered headings that hang in the margin beside the text, with the lines that they run on for. Boxes and tables across the page
 * hide their column; the edge of the text shows them.
 */
export function takeHanging(segments: readonly Segment[]): { blocks: Segment[][]; rest: Segment[] } {
  const edge = textEdge(segments);
  if (edge === null) return { blocks: [], rest: [...segments] };
  const beside = segments.filter(({ x1 }) => x1 <= edge + 3).sort((a, b) => a.y - b.y);
  const blocks: Segment[][] = [];
  for (const [index, head] of beside.entries()) {
    if (!NUMBERED.test(textOf(head)) || !standsBeside(head, segments, edge)) continue;
    const block = [head];
    for (const line of beside.slice(index + 1)) {
      const last = block.at(-1) as Segment;
      const isNext = line.y > last.y && line.y - last.y < 1.6 * last.size && Math.abs(line.size - last.size) < 0.6;
      if (!isNext || NUMBERED.test(textOf(line)) || !/\p{L}/u.test(textOf(line))) break;
      block.push(line);
    }
    blocks.push(block);
  }
  const taken = new Set(blocks.flat());
  return { blocks, rest: segments.filter((segment) => !taken.has(segment)) };
}

/** Puts each heading before the line that it stands beside. */
export function putBack(columns: readonly Column[], blocks: readonly Segment[][]): Column[] {
  const all = [...columns];
  for (const block of blocks) {
    const head = block[0] as Segment;
    const x0 = Math.min(...block.map((one) => one.x0));
    const x1 = Math.max(...block.map((one) => one.x1));
    const isBeside = (one: Segment) => one.x0 > head.x0 && one.y >= head.y - 0.7 * head.size;
    const at = all.findIndex(({ segments, isMargin }) => !isMargin && segments.some(isBeside));
    const note: Column = { segments: block, x0, x1, isMargin: true };
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

/** Where most full lines begin, if something can stand to the left of it. */
function textEdge(segments: readonly Segment[]): number | null {
  const left = Math.min(...segments.map(({ x0 }) => x0));
  const right = Math.max(...segments.map(({ x1 }) => x1));
  const counts = new Map<number, number>();
  for (const { x0, x1 } of segments) {
    if (x1 - x0 < 0.55 * (right - left)) continue;
    const place = Math.round(x0 / 3);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0];
  return best && best[1] >= MIN_LINES && best[0] * 3 - left > 60 ? best[0] * 3 : null;
}

/** A line of the text runs on the same baseline, or next to it. */
function standsBeside(head: Segment, segments: readonly Segment[], edge: number): boolean {
  return segments.some((one) => Math.abs(one.x0 - edge) < 24 && Math.abs(one.y - head.y) < 1.1 * head.size);
}

function textOf({ parts }: Segment): string {
  return parts.map(({ text }) => text).join(' ');
}
