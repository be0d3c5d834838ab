import type { Pdfium } from '#platform/pdfium';

const TEXT = 1;
const MAX_OBJECTS = 4000;
/** Points that the second stroke of a word lies beside the first at most. */
const STROKE = 1.2;
/** A line of several pieces is written whole before it is struck again. */
const RECENT = 4;

type Bounds = { object: number; left: number; bottom: number; right: number; top: number };

/** The text objects of a page that were written twice or more in one place: bold type without a bold font. */
export function struckObjects({ call, floats }: Pdfium, page: number, scratch: number): Set<number> {
  const struck = new Set<number>();
  const recent: Bounds[] = [];
  const count = Math.min(call.FPDFPage_CountObjects(page), MAX_OBJECTS);
  let texts = 0;
  for (let i = 0; i < count; i++) {
    const object = call.FPDFPage_GetObject(page, i);
    if (call.FPDFPageObj_GetType(object) !== TEXT) continue;
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const at = scratch >> 2;
    const [left = 0, bottom = 0, right = 0, top = 0] = floats().subarray(at, at + 4);
    const own = { object, left, bottom, right, top };
    const before = right - left > 2 * STROKE ? recent.find((one) => isAgain(one, own)) : undefined;
    if (before) struck.add(before.object).add(object);
    recent[texts++ % RECENT] = own;
  }
  return struck;
}

function isAgain(a: Bounds, b: Bounds): boolean {
  return (
    Math.abs(a.left - b.left) < STROKE &&
    Math.abs(a.right - b.right) < STROKE &&
    Math.abs(a.top - b.top) < STROKE &&
    Math.abs(a.bottom - b.bottom) < STROKE
  );
}
