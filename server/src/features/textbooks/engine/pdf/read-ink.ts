import type { Pdfium } from '#platform/pdfium';

const PATH = 2;
const FORM = 5;
const MAX_OBJECTS = 4000;
/** A page of letters that are drawn as shapes has thousands of strokes; a frame with a rule below a number has a few dozen. */
const DRAWN_SEGMENTS = 400;
/** The share of a page that a drawing which was put on it as a whole takes. */
const WHOLE = 0.3;

/**
 * Whether a page with next to no characters shows something all the same: letters that are drawn as shapes, or a page within the page.
 * Asked for such pages alone.
 */
export function isDrawnPage({ call, floats }: Pdfium, page: number, scratch: number): boolean {
  const area = call.FPDF_GetPageWidthF(page) * call.FPDF_GetPageHeightF(page) || 1;
  let segments = 0;
  const count = Math.min(call.FPDFPage_CountObjects(page), MAX_OBJECTS);
  for (let i = 0; i < count; i++) {
    const object = call.FPDFPage_GetObject(page, i);
    const type = call.FPDFPageObj_GetType(object);
    if (type === PATH) segments += Math.max(0, call.FPDFPath_CountSegments(object));
    if (segments >= DRAWN_SEGMENTS) return true;
    if (type !== FORM || !call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = floats().subarray(scratch >> 2, (scratch >> 2) + 4);
    if ((right - left) * (top - bottom) > WHOLE * area) return true;
  }
  return false;
}
