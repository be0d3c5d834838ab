import type { Fragment } from './fragments.ts';
import type { Segment } from './segment.ts';

/** Several questions side by side, most of them formulae: `1. sin 2x   2. cos 3x   3. …`, read cell after cell. */
const LABEL = /^(\d{1,3})\s?\.(?!\d)\s*/;
const MAX_TEXT = 30;
const FEW = 2;
/** Of its size: how far above and below a label its formula reaches at most. */
const REACH = 2.3;

type Head = { fragment: Fragment; number: number };
type Row = { y: number; heads: Head[] };
/** Puts fragments of one baseline together, powers with what they stand on. */
type Rows = (fragments: readonly Fragment[]) => { y: number; parts: Fragment[] }[];

/** Takes grids of numbered formulae out; each row of one is a segment of its own with its cells. */
export function takeGrids(fragments: readonly Fragment[], rowsOf: Rows): { grids: Segment[]; rest: Fragment[] } {
  const rows = gridRows(fragments);
  if (rows.length === 0) return { grids: [], rest: [...fragments] };
  const taken = new Set<Fragment>();
  const grids = rows.map((row, index) => gridOf(row, { fragments, taken, rowsOf, above: rows[index - 1]?.y, below: rows[index + 1]?.y }));
  return { grids, rest: fragments.filter((fragment) => !taken.has(fragment)) };
}

function gridRows(fragments: readonly Fragment[]): Row[] {
  const short = fragments.filter(({ text }) => text.length <= MAX_TEXT);
  return short.length < FEW ? [] : rowsOfHeads(short);
}

function rowsOfHeads(short: readonly Fragment[]): Row[] {
  const heads: Head[] = [];
  for (const fragment of short) {
    const number = LABEL.exec(fragment.text)?.[1];
    if (number !== undefined && wordsIn(fragment) <= 4) heads.push({ fragment, number: Number(number) });
  }
  const rows: Row[] = [];
  for (const head of heads.sort((a, b) => a.fragment.y - b.fragment.y)) {
    const last = rows.at(-1);
    if (last && Math.abs(last.y - head.fragment.y) < 0.35 * head.fragment.size) last.heads.push(head);
    else rows.push({ y: head.fragment.y, heads: [head] });
  }
  for (const row of rows) row.heads.sort((a, b) => a.fragment.x0 - b.fragment.x0);
  return rows.filter(
    ({ heads: own }) => own.length >= FEW && own.every(({ number }, index) => index === 0 || number === (own[index - 1]?.number ?? 0) + 1),
  );
}

type Around = { fragments: readonly Fragment[]; taken: Set<Fragment>; rowsOf: Rows; above: number | undefined; below: number | undefined };

function gridOf({ y, heads }: Row, { fragments, taken, rowsOf, above, below }: Around): Segment {
  const size = heads[0]?.fragment.size ?? 10;
  const edges = heads.map(({ fragment }) => fragment.x0 - 1);
  const isProse = (one: Fragment) => wordsIn(one) > 4 || edges.some((edge) => edge > one.x0 + 2 && edge < one.x1 - 2);
  const lines = fragments.filter((one) => isProse(one) && Math.abs(one.y - y) > 0.4 * size).map((one) => one.y);
  const top = Math.max(
    y - REACH * size,
    above === undefined ? 0 : (above + y) / 2,
    ...lines.filter((line) => line < y).map((line) => line + 1),
  );
  const bottom = Math.min(
    y + REACH * size,
    below === undefined ? Number.POSITIVE_INFINITY : (below + y) / 2,
    ...lines.filter((line) => line > y).map((line) => line - 0.9 * size),
  );
  const cells = heads.map(({ fragment }, index): Segment => {
    const right = edges[index + 1] ?? Number.POSITIVE_INFINITY;
    const inside = (one: Fragment) =>
      one !== fragment &&
      !taken.has(one) &&
      one.x0 >= (edges[index] ?? 0) &&
      one.x0 < right &&
      one.y > top &&
      one.y < bottom &&
      !isProse(one);
    const own = fragments.filter(inside);
    for (const one of [fragment, ...own]) taken.add(one);
    const parts = [fragment, ...inReadingOrder(rowsOf(own))];
    return segmentOf(parts, y, size);
  });
  return {
    ...segmentOf(
      cells.flatMap(({ parts }) => parts),
      y,
      size,
    ),
    cells,
  };
}

function segmentOf(parts: Fragment[], y: number, size: number): Segment {
  const x0 = Math.min(...parts.map((part) => part.x0));
  const x1 = Math.max(...parts.map((part) => part.x1));
  return { x0, x1, y, size, order: Math.min(...parts.map(({ order }) => order)), parts };
}

/** From top to bottom, what stands at one height from left to right; each row begins with a space. */
function inReadingOrder(rows: readonly { y: number; parts: Fragment[] }[]): Fragment[] {
  return rows.flatMap(({ parts }) => parts.toSorted((a, b) => a.x0 - b.x0).map((part, index) => (index === 0 ? afterSpace(part) : part)));
}

function afterSpace(piece: Fragment): Fragment {
  const runs = piece.runs.map((run, index) => (index === 0 ? { ...run, length: run.length + 1 } : run));
  return { ...piece, text: ` ${piece.text}`, runs };
}

function wordsIn({ text }: Fragment): number {
  return text.match(/\p{L}{3,}/gu)?.length ?? 0;
}
