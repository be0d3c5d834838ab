import { DoubleStrikes } from './double-strikes.ts';
import { type Frame, frameOf } from './frame.ts';
import { Glyphs, isIndic, type Page, type StyleTable } from './glyphs.ts';
import type { OpenPdf } from './open-document.ts';
import { readBoxes } from './read-boxes.ts';
import { isDrawnPage } from './read-ink.ts';
import { type PageStyles, readStyle, SIDEWAYS } from './read-style.ts';
import { struckObjects } from './struck-objects.ts';

/** A page of real text has some 3,000 characters; one with more than this is a bomb or a drawing made of letters. */
const MAX_GLYPHS = 60_000;
const MAX_SIDEWAYS = 400;
/** Fewer characters than this on a page, and it is a picture as far as text goes. */
export const FEW_GLYPHS = 20;
/** Points between two strokes of one letter at the edge. */
const STROKE = 1.2;
/** `ff` is the one ligature of two equal letters. */
const SMALL_F = 0x66;

const NONE: ReadonlySet<number> = new Set();
/** Made once for each thread: a page is turned into lines before the next one is read. */
const glyphs = new Glyphs(MAX_GLYPHS);
const struck = new DoubleStrikes(glyphs);

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
    const { textObjects, ...drawn } = readBoxes(pdfium, page, frame, scratch);
    glyphs.count = 0;
    glyphs.hasShapeNumbers = false;
    glyphs.hasIndicSpaces = false;
    if (text === 0)
      return {
        ...drawn,
        index,
        width: frame.width,
        height: frame.height,
        glyphs,
        sideways: '',
        isCut: false,
        isDrawn: isDrawnPage(pdfium, page, scratch),
      };
    const count = call.FPDFText_CountChars(text);
    const reading = { pdfium, text, count: Math.min(count, MAX_GLYPHS), scratch, frame, styles };
    let { sideways, objects } = readGlyphs({ ...reading, again: NONE });
    // Letters that were left out as doubles, by PDFium or here, may be bold type: then the page is read once more.
    const again = struck.hasFound || objects < textObjects.length ? struckObjects(pdfium, textObjects, scratch) : NONE;
    if (again.size > 0) ({ sideways } = readGlyphs({ ...reading, again }));
    const isDrawn = glyphs.count < FEW_GLYPHS && isDrawnPage(pdfium, page, scratch);
    return { ...drawn, index, width: frame.width, height: frame.height, glyphs, sideways, isCut: count > MAX_GLYPHS, isDrawn };
  } finally {
    if (text !== 0) call.FPDFText_ClosePage(text);
    call.free(scratch);
    call.FPDF_ClosePage(page);
  }
}

type Reading = {
  pdfium: OpenPdf['pdfium'];
  text: number;
  count: number;
  scratch: number;
  frame: Frame;
  styles: StyleTable;
  /** Text objects that were written again in the same place. */
  again: ReadonlySet<number>;
};

type Read = {
  /** What stands turned by a quarter. */
  sideways: string;
  /** How many text objects have letters. */
  objects: number;
};

/** Fills the arrays. Runs for each character of a book: no arrays on the way. */
function readGlyphs({ pdfium, text, count, scratch, frame, styles, again }: Reading): Read {
  const { FPDFText_GetUnicode, FPDFText_GetTextObject, FPDFText_GetLooseCharBox, FPDFText_GetCharOrigin } = pdfium.call;
  const { code: codes, x0: starts, x1: ends, y: bases, style: styleAt, isAfterSpace: spaceAt } = glyphs;
  const { left: pageLeft, top: pageTop, width, height } = frame;
  const styleOf = new Map<number, number>();
  const page: PageStyles = { fonts: new Map(), struck: again };
  const floatAt = scratch >> 2;
  const riseAt = (scratch >> 3) + 3;
  const turn = frame.rotation === 0 ? null : makeTurn(pdfium, frame, scratch);
  const ligature = new Ligature();
  let floats = pdfium.floats();
  let object = -1;
  let style = -1;
  let rise = 0;
  let isAfterSpace: 0 | 1 | 2 = 0;
  const sideways = new Sideways();
  let place = 0;
  struck.clear();
  for (let i = 0; i < count; i++) {
    const code = FPDFText_GetUnicode(text, i);
    if (code <= 32 || code >= 0xa0) {
      const isShape = isShapeNumber(code);
      if (isShape) glyphs.hasShapeNumbers = true;
      if (isBlank(code)) isAfterSpace = spaceAfter(place > 0 ? (codes[place - 1] as number) : 0, pdfium, text, i);
      if (saysNothing(code) || (isBlank(code) && !isShape)) continue;
    }
    const owner = FPDFText_GetTextObject(text, i);
    const isNewObject = owner !== object;
    if (isNewObject) {
      object = owner;
      const known = styleOf.get(owner);
      style = known ?? readStyle({ pdfium, text, index: i, object, scratch, rotation: frame.rotation, styles, page });
      if (known === undefined) styleOf.set(owner, style);
      if (style >= 0) struck.write(owner, styles.at(style).size);
    }
    if (style < 0) {
      if (style === SIDEWAYS) sideways.add(pdfium, { text, index: i, code, scratch, isAfterSpace });
      isAfterSpace = 0;
      continue;
    }
    FPDFText_GetLooseCharBox(text, i, scratch);
    // Within a text object the baseline keeps its distance from the box: it is asked for once.
    if (isNewObject || turn !== null) {
      FPDFText_GetCharOrigin(text, i, scratch + 16, scratch + 24);
      // Memory that grew has moved.
      floats = pdfium.floats();
      rise = (pdfium.doubles()[riseAt] as number) - (floats[floatAt + 3] as number);
    }
    const left = floats[floatAt] as number;
    const right = floats[floatAt + 2] as number;
    let x0 = turn === null ? left - pageLeft : turn.x0(floats);
    let x1 = turn === null ? right - pageLeft : turn.x1(floats);
    const y = turn === null ? pageTop - ((floats[floatAt + 3] as number) + rise) : turn.y(floats, rise);
    if (x0 > x1) [x0, x1] = [x1, x0];
    if (x1 < 0 || x0 > width || y < -2 || y > height + 2) continue;
    if (ligature.goesOn(i, x0, x1, object, code)) {
      x0 = x1;
      struck.pass(place);
    } else if (struck.has(place, code, x0, y)) continue;
    codes[place] = code;
    starts[place] = x0;
    ends[place] = x1;
    bases[place] = y;
    styleAt[place] = style;
    spaceAt[place++] = isAfterSpace;
    isAfterSpace = 0;
  }
  glyphs.count = place;
  return { sideways: sideways.words, objects: styleOf.size };
}

/** The space behind a character: behind an Indic letter PDFium may only have taken a gap for one. */
function spaceAfter(code: number, { call }: OpenPdf['pdfium'], text: number, index: number): 1 | 2 {
  if (!isIndic(code)) return 1;
  if (call.FPDFText_IsGenerated(text, index) === 1) return 2;
  glyphs.hasIndicSpaces = true;
  return 1;
}

type Turned = { text: number; index: number; code: number; scratch: number; isAfterSpace: 0 | 1 | 2 };

/** What stands turned by a quarter; letters that were struck again a little aside, for bold, only once. */
class Sideways {
  words = '';
  readonly #letters: { code: number; x: number; y: number }[] = [];

  add({ call, doubles }: OpenPdf['pdfium'], { text, index, code, scratch, isAfterSpace }: Turned): void {
    if (this.#letters.length >= MAX_SIDEWAYS) return;
    call.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8);
    const [x = 0, y = 0] = doubles().subarray(scratch >> 3, (scratch >> 3) + 2);
    if (!this.#letters.some((one) => one.code === code && Math.abs(one.x - x) < STROKE && Math.abs(one.y - y) < STROKE))
      this.words += (isAfterSpace === 1 ? ' ' : '') + String.fromCodePoint(code);
    this.#letters.push({ code, x, y });
  }
}

/** The letters of a ligature share one box: the first has it, the others stand at its end. */
class Ligature {
  #index = -2;
  #left = 0;
  #right = 0;
  #object = -1;
  #code = 0;

  goesOn(index: number, left: number, right: number, object: number, code: number): boolean {
    const isSame = left === this.#left && right === this.#right && index === this.#index + 1 && object === this.#object && right > left;
    const isPart = isSame && (code !== this.#code || code === SMALL_F);
    this.#index = index;
    this.#left = left;
    this.#right = right;
    this.#object = object;
    this.#code = code;
    return isPart;
  }
}

/** Where a character lies on a page that is shown turned. */
function makeTurn({ doubles }: OpenPdf['pdfium'], frame: Frame, scratch: number) {
  const at = scratch >> 2;
  const originAt = (scratch >> 3) + 2;
  return {
    x0: (floats: Float32Array) => frame.x(floats[at] as number, floats[at + 3] as number),
    x1: (floats: Float32Array) => frame.x(floats[at + 2] as number, floats[at + 1] as number),
    y: (floats: Float32Array, rise: number) => frame.y(doubles()[originAt] as number, (floats[at + 3] as number) + rise),
  };
}

/**
 * A control code that is no end of a line, tab or hyphen, or a code of scripts that hardly a book has: a font without a table of characters
 * gives the numbers of its shapes, which for one of thousands are as large.
 */
function isShapeNumber(code: number): boolean {
  return code < 32 ? code >= 3 && code !== 9 && code !== 10 && code !== 13 : code >= 0x800 && code < 0x8d0;
}

/** The space, what ends lines, and blanks of other widths. */
function isBlank(code: number): boolean {
  if (code < 0x2000) return code <= 32 || code === 0xa0;
  return code <= 0x200a || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000;
}

/**
 * Soft hyphens, zero-width marks of order, what has no character at all, and the pieces that tall brackets are put together from; the
 * joiners shape Indic letters and stay.
 */
function saysNothing(code: number): boolean {
  return (
    code === 0xad ||
    code === 0x200b ||
    code === 0x200e ||
    code === 0x200f ||
    code === 0xfeff ||
    code === 0xfffe ||
    code === 0xffff ||
    (code >= 0xf8e5 && code <= 0xf8fe)
  );
}
