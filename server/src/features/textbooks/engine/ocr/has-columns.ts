/** Bands that a page is looked at in: within one, even a page that lies askew has upright gutters. */
const BANDS = 24;
/** Of the page's width: where a gutter is looked for, and how wide it is at least. */
const FROM = 0.28;
const TO = 0.72;
const GUTTER = 0.014;
/** Of a band's height: so much ink in a column of pixels is none. */
const SPECKS = 0.04;
/** Of a band's width on either side of the gutter: less is no text. */
const INK = 0.3;
/** Of the bands with text: so many with a gutter make columns. */
const SHARE = 0.5;
const DARK = 140;

/** Whether the text of a grey picture stands in columns, by the white gutter between them. */
export function hasColumns(pixels: Uint8Array, width: number, height: number): boolean {
  const tall = Math.floor(height / BANDS);
  let [texts, parted] = [0, 0];
  for (let band = 0; band < BANDS; band++) {
    const inked = inkOf(pixels, width, band * tall, tall);
    const share = (from: number, to: number) => inked.subarray(from, to).reduce((sum, is) => sum + is, 0) / Math.max(1, to - from);
    if (share(Math.floor(0.12 * width), Math.floor(0.88 * width)) < INK) continue;
    texts++;
    const at = gutterIn(inked, width);
    if (at !== null && share(Math.floor(0.12 * width), at) >= INK && share(at, Math.floor(0.88 * width)) >= INK) parted++;
  }
  return texts > 0 && parted >= SHARE * texts;
}

/** 1 for each column of pixels of a band that has more than specks. */
function inkOf(pixels: Uint8Array, width: number, top: number, tall: number): Uint8Array {
  const inked = new Uint8Array(width);
  for (let x = 0; x < width; x++) {
    let dark = 0;
    for (let y = top; y < top + tall; y++) if ((pixels[y * width + x] as number) < DARK) dark++;
    inked[x] = dark > SPECKS * tall ? 1 : 0;
  }
  return inked;
}

/** The middle of the widest white stretch in the middle of the page; null where it is no wider than a gap between words. */
function gutterIn(inked: Uint8Array, width: number): number | null {
  let [best, at, run] = [0, 0, 0];
  for (let x = Math.floor(FROM * width); x < TO * width; x++) {
    run = inked[x] === 1 ? 0 : run + 1;
    if (run > best) [best, at] = [run, x - Math.floor(run / 2)];
  }
  return best >= GUTTER * width ? at : null;
}
