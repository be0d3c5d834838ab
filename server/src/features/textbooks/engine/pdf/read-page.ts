import { DoubleStrikes } from './double-strikes.ts';
import { type Frame, frameOf } from './frame.ts';
import { Glyphs, type Page, type StyleTable } from './glyphs.ts';
import type { OpenPdf } from './open-document.ts';
import { readBoxes } from './read-boxes.ts';
import { type PageStyles, readStyle, SIDEWAYS } from './read-style.ts';

/** A page of real text has some 3,000 characters; one with more than this is a bomb or a drawing made of letters. */
const MAX_GLYPHS = 60_000;
const MAX_SIDEWAYS = 400;
/** `ff` is the one ligature of two equal letters. */
const SMALL_F = 0x66;

/** Made once for each thread: a page is turned into lines before the next one is read. */
const glyphs = new Glyphs(MAX_GLYPHS);
const struck = new DoubleStrikes(MAX_GLYPHS);

/**
 * The readable characters of a page in the order of the file: upright, visible, on the page, spaces and doubles left out. They are
 * there until the next page is read.
 */
export function readPage({ pdfium, document }: OpenPdf, index: number, styles: StyleTable): Page | null {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const scratch = call.malloc(64);
  const text = call.FPDFText_LoadPage(page);
  try {
    const frame = frameOf(pdfium, page, scratch);
    const drawn = readBoxes(pdfium, page, frame, scratch);
    glyphs.count = 0;
    if (text === 0) return { ...drawn, index, width: frame.width, height: frame.height, glyphs, sideways: '', isCut: false };
    const count = call.FPDFText_CountChars(text);
    const sideways = readGlyphs({ pdfium, text, count: Math.min(count, MAX_GLYPHS), scratch, frame, styles });
    return { ...drawn, index, width: frame.width, height: frame.height, glyphs, sideways, isCut: count > MAX_GLYPHS };
  } finally {
    if (text !== 0) call.FPDFText_ClosePage(text);
    call.free(scratch);
    call.FPDF_ClosePage(page);
  }
}

type Reading = { pdfium: OpenPdf['pdfium']; text: number; count: number; scratch: number; frame: Frame; styles: StyleTable };

/** Fills the arrays; gives what stands turned by a quarter. */
function readGlyphs({ pdfium, text, count, scratch, frame, styles }: Reading): string {
  const { FPDFText_GetUnicode, FPDFText_GetTextObject, FPDFText_GetLooseCharBox, FPDFText_GetCharOrigin } = pdfium.call;
  const styleOf = new Map<number, number>();
  const page: PageStyles = { fonts: new Map(), known: new Map() };
  const [floatAt, originAt] = [scratch >> 2, (scratch >> 3) + 2];
  const isUpright = frame.rotation === 0;
  let [floats, doubles] = [pdfium.floats(), pdfium.doubles()];
  let [object, style, size, rise] = [-1, -1, 0, 0];
  let [lastLeft, lastRight, lastIndex, lastCode] = [0, 0, -2, 0];
  let isAfterSpace = 0;
  let sideways = '';
  let place = 0;
  struck.clear();
  for (let i = 0; i < count; i++) {
    const code = FPDFText_GetUnicode(text, i);
    if (code <= 32 || code === 0xa0) {
      isAfterSpace = 1;
      continue;
    }
    if (code > 0xac && saysNothing(code)) continue;
    const owner = FPDFText_GetTextObject(text, i);
    const isNewObject = owner !== object;
    if (isNewObject) {
      object = owner;
      const known = styleOf.get(owner);
      style = known ?? readStyle({ pdfium, text, index: i, object, scratch, rotation: frame.rotation, styles, page });
      if (known === undefined) styleOf.set(owner, style);
      size = styles.at(style).size;
    }
    if (style < 0) {
      if (style === SIDEWAYS && sideways.length < MAX_SIDEWAYS) sideways += (isAfterSpace === 1 ? ' ' : '') + String.fromCodePoint(code);
      isAfterSpace = 0;
      continue;
    }
    FPDFText_GetLooseCharBox(text, i, scratch);
    // Within a text object the baseline keeps its distance from the box: it is asked for once.
    if (isNewObject || !isUpright) {
      FPDFText_GetCharOrigin(text, i, scratch + 16, scratch + 24);
      // Memory that grew has moved.
      [floats, doubles] = [pdfium.floats(), pdfium.doubles()];
      rise = (doubles[originAt + 1] as number) - (floats[floatAt + 3] as number);
    }
    const [left, right] = [floats[floatAt] as number, floats[floatAt + 2] as number];
    let [x0, x1, y] = [left - frame.left, right - frame.left, frame.top - ((floats[floatAt + 3] as number) + rise)];
    if (!isUpright) {
      const [top, bottom] = [floats[floatAt + 1] as number, floats[floatAt + 3] as number];
      [x0, x1] = [frame.x(left, bottom), frame.x(right, top)];
      y = frame.y(doubles[originAt] as number, bottom + rise);
    }
    if (x0 > x1) [x0, x1] = [x1, x0];
    if (x1 < 0 || x0 > frame.width || y < -2 || y > frame.height + 2) continue;
    // The letters of a ligature share one box: the first has it, the others stand at its end.
    const isLigature = isUpright && !isNewObject && left === lastLeft && right === lastRight && right > left && i === lastIndex + 1;
    [lastLeft, lastRight, lastIndex] = [left, right, i];
    if (isLigature && (code !== lastCode || code === SMALL_F)) x0 = x1;
    else if (struck.has(code, x0, y, size, object)) continue;
    lastCode = code;
    glyphs.code[place] = code;
    glyphs.x0[place] = x0;
    glyphs.x1[place] = x1;
    glyphs.y[place] = y;
    glyphs.style[place] = style;
    glyphs.isAfterSpace[place] = isAfterSpace;
    place++;
    isAfterSpace = 0;
  }
  glyphs.count = place;
  return sideways;
}

/** Soft hyphens, zero-width marks of order and what has no character at all; the joiners shape Indic letters and stay. */
function saysNothing(code: number): boolean {
  return code === 0xad || code === 0xfffe || code === 0xffff || code === 0xfeff || code === 0x200b || code === 0x200e || code === 0x200f;
}
