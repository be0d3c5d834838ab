import { joinFractions } from './fractions.ts';
import type { Fragment } from './fragments.ts';
import { takeGrids } from './grids.ts';
import type { Segment } from './segment.ts';

type Row = { y: number; size: number; parts: Fragment[] };

const CELL_GAP = 1.3;
/** What stands before a list's text and belongs to it across a wider gap: `1.`, `*6.`, `(a)`, `2.10`, a bullet. */
const LABEL =
  /^(?:[*•●○▪◆➢✓–-]|\*?\s?\(?(?:Q\.?\s?)?(?:\d{1,3}(?:\.\d{1,3})?|[a-zA-Z]|[ivxIVX]{1,5}|[क-ह])\s?\*?\s?[.):]{0,2}\s?\*?|[\u24d0-\u24e9])$/u;
const LABEL_REACH = 4.5;

/** Puts fragments of one baseline together, powers and indices into the line that they hang on. */
export function segmentsOf(fragments: readonly Fragment[]): Segment[] {
  const { grids, rest } = takeGrids(joinFractions(fragments), rowsOf);
  return [...rowsOf(rest).flatMap(cutRow), ...grids];
}

function rowsOf(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = [];
  const scripts: Fragment[] = [];
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y)) {
    if (fragment.text.length <= 2 && fragment.size < 8) {
      scripts.push(fragment);
      continue;
    }
    const row = rowOf(rows, fragment);
    if (row) row.parts.push(fragment);
    else rows.push({ y: fragment.y, size: fragment.size, parts: [fragment] });
  }
  rows.sort((a, b) => a.y - b.y);
  for (const script of scripts) {
    const row = hostOf(rows, script);
    if (row) row.parts.push(script);
    else insertRow(rows, { y: script.y, size: script.size, parts: [script] });
  }
  return joinScripts(rows);
}

/** Rows come in rising order while they are made, so only the last few can be near. */
function rowOf(rows: readonly Row[], { y, size }: Fragment): Row | undefined {
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i] as Row;
    if (row.y <= y - 12) return undefined;
    if (Math.abs(row.y - y) <= 0.22 * Math.min(row.size, size) && isAlike(row.size, size)) return row;
  }
  return undefined;
}

function isAlike(a: number, b: number): boolean {
  return Math.max(a, b) <= 2.1 * Math.min(a, b);
}

function hostOf(rows: readonly Row[], script: Fragment): Row | undefined {
  return rows.find(
    ({ y, size, parts }) =>
      Math.abs(y - script.y) < 0.7 * size && size > script.size * 1.05 && parts.some((part) => touches(part, script, size)),
  );
}

function touches(part: Fragment, script: Fragment, size: number): boolean {
  return script.x0 < part.x1 + 0.35 * size && script.x1 > part.x0 - 0.35 * size;
}

function insertRow(rows: Row[], row: Row): void {
  const at = rows.findIndex(({ y }) => y > row.y);
  rows.splice(at < 0 ? rows.length : at, 0, row);
}

/** A whole row of small type right against a larger one is its powers or indices, too. */
function joinScripts(rows: Row[]): Row[] {
  const kept: Row[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    const [above, below] = [kept.at(-1), rows[index + 1]];
    const host = above && areScriptsOf(row, above) ? above : below && areScriptsOf(row, below) ? below : null;
    if (host) host.parts.push(...row.parts);
    else kept.push(row);
  }
  return kept;
}

function areScriptsOf(row: Row, { y, size, parts }: Row): boolean {
  return (
    row.size < 0.8 * size &&
    Math.abs(y - row.y) < 0.55 * size &&
    row.parts.every((script) => script.text.length <= 6 && parts.some((part) => touches(part, script, size)))
  );
}

function cutRow(row: Row): Segment[] {
  if (row.parts.length === 1) return row.parts.map(segmentOf);
  const tabs = row.parts.filter(isTab);
  const segments = tabs.map(segmentOf);
  for (const part of row.parts.filter((one) => !tabs.includes(one)).sort((a, b) => a.x0 - b.x0)) {
    const last = segments.length > tabs.length ? segments.at(-1) : undefined;
    const gap = last ? part.x0 - last.x1 : 0;
    const reach = last && isLabel(last) && !isNumberBefore(last, part) ? LABEL_REACH : CELL_GAP;
    if (last && gap < reach * Math.max(last.size, part.size) && !isOtherText(last, part, gap)) {
      last.parts.push(part);
      last.x1 = Math.max(last.x1, part.x1);
      last.order = Math.min(last.order, part.order);
      last.size = Math.max(last.size, part.size);
    } else segments.push(segmentOf(part));
  }
  return segments;
}

function segmentOf(part: Fragment): Segment {
  return { x0: part.x0, x1: part.x1, y: part.y, size: part.size, order: part.order, parts: [part] };
}

/** Pieces that the file writes between the two halves of a row that belong to two columns, and the gap between these of the size. */
const FAR = 5;
const GUTTER = 0.45;

/** A heading in the margin comes close to the text beside it, but neither looks like it nor was written with it. */
function isOtherText(last: Segment, part: Fragment, gap: number): boolean {
  const [small, large] = last.size < part.size ? [last.size, part.size] : [part.size, last.size];
  const before = last.parts.at(-1) as Fragment;
  const isApart = Math.abs(part.order - before.order) > 1 && (large > 1.12 * small || before.isBold !== part.isBold);
  if (isApart && gap > 0.3 * small && before.text.length > 3 && part.text.length > 12) return true;
  // A narrow gutter: the file wrote many other lines between the two.
  const isFar = Math.abs(part.order - before.order) > FAR && gap > GUTTER * small;
  return isFar && before.text.length > 12 && (part.text.length > 12 || (large > 1.3 * small && part.text.length > 3));
}

/** An example's number on a tab at the right edge touches the line that it stands over, and yet is none of its words. */
function isTab(part: Fragment, _index: number, parts: readonly Fragment[]): boolean {
  return /^(example|illustration)\s?\d[\d.]*$/i.test(part.text.trim()) && parts.some((other) => other !== part && other.x0 < part.x0 - 60);
}

/** A bare number before `7. What`, which has its own, is the page's. */
function isNumberBefore({ parts }: Segment, { text }: Fragment): boolean {
  return /^\d{1,3}\s?\.(?!\d)/.test(text) && /^\d{1,3}$/.test(parts.map((part) => part.text.trim()).join(''));
}

function isLabel({ parts }: Segment): boolean {
  return parts.length <= 2 && LABEL.test(parts.map(({ text }) => text).join(''));
}
