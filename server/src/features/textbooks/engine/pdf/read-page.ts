import { type Frame, frameOf } from './frame.ts';
import type { Glyph, Page, StyleTable } from './glyphs.ts';
import type { OpenPdf } from './open-document.ts';
import { readBoxes } from './read-boxes.ts';
import { type PageStyles, readStyle, SIDEWAYS } from './read-style.ts';

/** A page of real text has some 3,000 characters; one with more than this is a bomb or a drawing made of letters. */
const MAX_GLYPHS = 60_000;
const MAX_SIDEWAYS = 400;

/** The readable characters of a page in the order of the file: upright, visible, on the page, spaces and doubles left out. */
export function readPage({ pdfium, document }: OpenPdf, index: number, styles: StyleTable): Page | null {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const scratch = call.malloc(64);
  const text = call.FPDFText_LoadPage(page);
  try {
    const frame = frameOf(pdfium, page, scratch);
    const drawn = readBoxes(pdfium, page, frame, scratch);
    if (text === 0) return { ...drawn, index, width: frame.width, height: frame.height, glyphs: [], sideways: '', isCut: false };
    const count = call.FPDFText_CountChars(text);
    const read = readGlyphs({ pdfium, text, count: Math.min(count, MAX_GLYPHS), scratch, frame, styles });
    return { ...drawn, index, width: frame.width, height: frame.height, ...read, isCut: count > MAX_GLYPHS };
  } finally {
    if (text !== 0) call.FPDFText_ClosePage(text);
    call.free(scratch);
    call.FPDF_ClosePage(page);
  }
}

type Reading = { pdfium: OpenPdf['pdfium']; text: number; count: number; scratch: number; frame: Frame; styles: StyleTable };

function readGlyphs({ pdfium, text, count, scratch, frame, styles }: Reading): { glyphs: Glyph[]; sideways: string } {
  const { FPDFText_GetUnicode, FPDFText_GetTextObject, FPDFText_GetLooseCharBox, FPDFText_GetCharOrigin } = pdfium.call;
  const glyphs: Glyph[] = [];
  const styleOf = new Map<number, number>();
  const page: PageStyles = { fonts: new Map(), known: new Map() };
  const seen = new DoubleStrikes();
  const floatAt = scratch >> 2;
  const originAt = (scratch >> 3) + 2;
  let isAfterSpace = false;
  let object = -1;
  let style = -1;
  let rise = 0;
  let sideways = '';
  for (let i = 0; i < count; i++) {
    const code = FPDFText_GetUnicode(text, i);
    if (code <= 32 || code === 0xa0) {
      isAfterSpace = true;
      continue;
    }
    if (saysNothing(code)) continue;
    const owner = FPDFText_GetTextObject(text, i);
    const isNewObject = owner !== object;
    if (isNewObject) {
      object = owner;
      style = styleOf.get(owner) ?? readStyle({ pdfium, text, index: i, object, scratch, rotation: frame.rotation, styles, page });
      styleOf.set(owner, style);
    }
    if (style < 0) {
      if (style === SIDEWAYS && sideways.length < MAX_SIDEWAYS) sideways += (isAfterSpace ? ' ' : '') + String.fromCodePoint(code);
      isAfterSpace = false;
      continue;
    }
    FPDFText_GetLooseCharBox(text, i, scratch);
    // Within a text object the baseline keeps its distance from the box: it is asked for once.
    if (isNewObject || frame.rotation !== 0) FPDFText_GetCharOrigin(text, i, scratch + 16, scratch + 24);
    const floats = pdfium.floats();
    const doubles = pdfium.doubles();
    const [left, top, right, bottom] = [
      floats[floatAt] as number,
      floats[floatAt + 1] as number,
      floats[floatAt + 2] as number,
      floats[floatAt + 3] as number,
    ];
    if (isNewObject || frame.rotation !== 0) rise = (doubles[originAt + 1] as number) - bottom;
    const y = frame.y(doubles[originAt] as number, bottom + rise);
    const [a, b] = [frame.x(left, bottom), frame.x(right, top)];
    const [x0, x1] = a < b ? [a, b] : [b, a];
    if (x1 < 0 || x0 > frame.width || y < -2 || y > frame.height + 2) continue;
    if (seen.has(code, x0, y, styles.at(style).size, object)) continue;
    glyphs.push({ text: String.fromCodePoint(code), x0, x1, y, style, isAfterSpace });
    isAfterSpace = false;
  }
  return { glyphs, sideways };
}

/** Soft hyphens, zero-width marks of order and what has no character at all; the joiners shape Indic letters and stay. */
function saysNothing(code: number): boolean {
  return code === 0xad || code === 0xfffe || code === 0xffff || code === 0xfeff || code === 0x200b || code === 0x200e || code === 0x200f;
}

/** Printers make letters bold by striking them again, a little aside: the second stroke is no second letter. */
class DoubleStrikes {
  readonly #struck = new Map<number, { x: number; y: number; object: number }[]>();

  has(code: number, x: number, y: number, size: number, object: number): boolean {
    const key = code * 4096 + (Math.round(y / 4) & 4095);
    // Within one text object only what stands closer than any two letters can: the shadow of a large title.
    const within = size * 0.06;
    const between = Math.max(within, Math.min(1.6, Math.max(0.6, size * 0.1)));
    for (const near of [key - 1, key, key + 1]) {
      for (const other of this.#struck.get(near) ?? []) {
        const tolerance = other.object === object ? within : between;
        if (Math.abs(other.x - x) <= tolerance && Math.abs(other.y - y) <= tolerance) return true;
      }
    }
    const row = this.#struck.get(key);
    if (row) row.push({ x, y, object });
    else this.#struck.set(key, [{ x, y, object }]);
    return false;
  }
}
