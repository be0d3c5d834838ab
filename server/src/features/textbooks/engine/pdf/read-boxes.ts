import type { Pdfium } from '#platform/pdfium';
import type { Frame } from './frame.ts';
import type { Box } from './glyphs.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const MAX_OBJECTS = 4000;
/** Smaller rectangles are rules, ticks and cells. */
const MIN_WIDTH = 70;
const MIN_HEIGHT = 24;

/** Made once for each thread. */
const found = new Int32Array(MAX_OBJECTS);

type Drawn = { boxes: Box[]; pictureShare: number; textObjects: Int32Array };

/** The frames and fields drawn on a page that can hold text, how much of it is pictures, and its pieces of text, which are there until the next page is read. */
export function readBoxes({ call, floats }: Pdfium, page: number, frame: Frame, scratch: number): Drawn {
  const boxes: Box[] = [];
  let pictures = 0;
  let texts = 0;
  const at = scratch >> 2;
  const count = Math.min(call.FPDFPage_CountObjects(page), MAX_OBJECTS);
  for (let i = 0; i < count; i++) {
    const object = call.FPDFPage_GetObject(page, i);
    const type = call.FPDFPageObj_GetType(object);
    if (type === TEXT) found[texts++] = object;
    if (type !== PATH && type !== IMAGE) continue;
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const bounds = floats();
    const [left, right, bottom, top] = [bounds[at] as number, bounds[at + 2] as number, bounds[at + 1] as number, bounds[at + 3] as number];
    if (right - left < MIN_WIDTH || top - bottom < MIN_HEIGHT) continue;
    const box = frame.box(left, right, top, bottom);
    if (type === IMAGE) pictures += Math.max(0, (box.x1 - box.x0) * (box.y1 - box.y0));
    else boxes.push(box);
  }
  return { boxes, textObjects: found.subarray(0, texts), pictureShare: Math.min(1, pictures / (frame.width * frame.height || 1)) };
}
