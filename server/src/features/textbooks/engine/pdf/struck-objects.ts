import type { Pdfium } from '#platform/pdfium';

/** Points that the second stroke of a word lies beside the first at most. */
const STROKE = 1.2;
/** A line of several pieces is written whole before it is struck again. */
const RECENT = 4;

/** Numbers that are kept of each piece: its object, and its left, bottom, right and top edge. */
const KEPT = 5;

/** Of the text objects of a page those that were written twice or more in one place: bold type without a bold font. */
export function struckObjects({ call, floats }: Pdfium, textObjects: Int32Array, scratch: number): Set<number> {
  const struck = new Set<number>();
  // Runs for each piece of text of a book: no objects on the way.
  const recent = new Float64Array(RECENT * KEPT).fill(Number.NaN);
  const at = scratch >> 2;
  let texts = 0;
  for (const object of textObjects) {
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const bounds = floats();
    const before = (bounds[at + 2] as number) - (bounds[at] as number) > 2 * STROKE ? placeOf(recent, bounds, at) : -1;
    if (before >= 0) struck.add(recent[before] as number).add(object);
    const place = (texts++ % RECENT) * KEPT;
    recent[place] = object;
    for (let edge = 0; edge < KEPT - 1; edge++) recent[place + 1 + edge] = bounds[at + edge] as number;
  }
  return struck;
}

/** Where among the pieces written last one has the same edges, or -1. */
function placeOf(recent: Float64Array, bounds: Float32Array, at: number): number {
  for (let place = 0; place < recent.length; place += KEPT) {
    let edge = 0;
    while (edge < KEPT - 1 && Math.abs((recent[place + 1 + edge] as number) - (bounds[at + edge] as number)) < STROKE) edge++;
    if (edge === KEPT - 1) return place;
  }
  return -1;
}
