import type { Pdfium } from '#platform/pdfium';
import type { Box } from './glyphs.ts';

/** The visible part of a page and the way from the file's coordinates into it. */
export type Frame = {
  width: number;
  height: number;
  /** The visible page's left and upper edge in the file's coordinates. */
  left: number;
  top: number;
  /** Quarter turns clockwise that the page is shown with. */
  rotation: number;
  /** Where something lies, from its edges in the file's coordinates; cut to the visible page. */
  box(left: number, right: number, top: number, bottom: number): Box;
  /** Where a point lies. */
  x(x: number, y: number): number;
  y(x: number, y: number): number;
};

/** Reads the crop box (the media box where there is none) and the page's turn. */
export function frameOf({ call, floats }: Pdfium, page: number, scratch: number): Frame {
  const found =
    call.FPDFPage_GetCropBox(page, scratch, scratch + 4, scratch + 8, scratch + 12) ||
    call.FPDFPage_GetMediaBox(page, scratch, scratch + 4, scratch + 8, scratch + 12);
  const at = scratch >> 2;
  const edges = floats();
  const [a, b, c, d] = found
    ? [edges[at] as number, edges[at + 1] as number, edges[at + 2] as number, edges[at + 3] as number]
    : [0, 0, call.FPDF_GetPageWidthF(page), call.FPDF_GetPageHeightF(page)];
  const [left, right, bottom, top] = [Math.min(a, c), Math.max(a, c), Math.min(b, d), Math.max(b, d)];
  const rotation = call.FPDFPage_GetRotation(page) & 3;
  const [width, height] = rotation % 2 === 1 ? [top - bottom, right - left] : [right - left, top - bottom];
  const x = [
    (px: number) => px - left,
    (_: number, py: number) => py - bottom,
    (px: number) => right - px,
    (_: number, py: number) => top - py,
  ][rotation] as Frame['x'];
  const y = [
    (_: number, py: number) => top - py,
    (px: number) => px - left,
    (_: number, py: number) => py - bottom,
    (px: number) => right - px,
  ][rotation] as Frame['y'];
  return {
    width,
    height,
    left,
    top,
    rotation,
    x,
    y,
    box(l, r, t, bo) {
      const xs = [x(l, bo), x(r, t)];
      const ys = [y(l, bo), y(r, t)];
      return {
        x0: Math.max(0, Math.min(...xs)),
        x1: Math.min(width, Math.max(...xs)),
        y0: Math.max(0, Math.min(...ys)),
        y1: Math.min(height, Math.max(...ys)),
      };
    },
  };
}
