import type { Frame } from './frame.ts';
import type { Box } from './glyphs.ts';
import type { Pdfium } from './pdfium.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const MAX_OBJECTS = 4000;
/** Smaller rectangles are rules, ticks and cells. */
const MIN_WIDTH = 70;
const MIN_HEIGHT = 24;

/** Points that the second stroke of a word lies beside the first at most. */
const STROKE = 1.2;
/** A line of several pieces is written whole before it is struck again. */
const RECENT = 4;

type Bounds = { object: number; left: number; bottom: number; right: number; top: number };

type Drawn = {
  boxes: Box[];
  pictureShare: number;
  /** Text objects that were written twice or more in one place: bold type without a bold font. */
  struck: Set<number>;
};

/** The frames and fields drawn on a page that can hold text, how much of it is pictures, and what was struck again. */
export function readBoxes({ call, floats }: Pdfium, page: number, frame: Frame, scratch: number): Drawn {
  const boxes: Box[] = [];
  const struck = new Set<number>();
  const recent: Bounds[] = [];
  let pictures = 0;
  let texts = 0;
  const count = Math.min(call.FPDFPage_CountObjects(page), MAX_OBJECTS);
  for (let i = 0; i < count; i++) {
    const object = call.FPDFPage_GetObject(page, i);
    const type = call.FPDFPageObj_GetType(object);
    if (type !== PATH && type !== IMAGE && type !== TEXT) continue;
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const at = scratch >> 2;
    const view = floats();
    const [left, bottom, right, top] = [view[at] as number, view[at + 1] as number, view[at + 2] as number, view[at + 3] as number];
    if (type === TEXT) {
      const own = { object, left, bottom, right, top };
      const before = right - left > 2 * STROKE ? recent.find((one) => isAgain(one, own)) : undefined;
      if (before) struck.add(before.object).add(object);
      recent[texts++ % RECENT] = own;
      continue;
    }
    if (right - left < MIN_WIDTH || top - bottom < MIN_HEIGHT) continue;
    const box = frame.box(left, right, top, bottom);
    if (type === IMAGE) pictures += Math.max(0, (box.x1 - box.x0) * (box.y1 - box.y0));
    else boxes.push(box);
  }
  return { boxes, struck, pictureShare: Math.min(1, pictures / (frame.width * frame.height || 1)) };
}

function isAgain(a: Bounds, b: Bounds): boolean {
  return (
    Math.abs(a.left - b.left) < STROKE &&
    Math.abs(a.right - b.right) < STROKE &&
    Math.abs(a.top - b.top) < STROKE &&
    Math.abs(a.bottom - b.bottom) < STROKE
  );
}
