/**
 * The characters of a page side by side in typed arrays, one place for each: no object is made for a character. Points, y downwards
 * from the top of the visible page. The arrays are used again for the next page.
 */
export class Glyphs {
  count = 0;
  /** True when some of the codes are the numbers of a font's shapes. */
  hasShapeNumbers = false;
  readonly code: Int32Array;
  readonly x0: Float32Array;
  readonly x1: Float32Array;
  /** Baseline. */
  readonly y: Float32Array;
  /** Index into the document's styles. */
  readonly style: Int32Array;
  /** The file has spaces of its own between Indic letters. */
  hasIndicSpaces = false;
  /** 1 when the file has a space character before it; gaps decide, this tips the balance. 2 where PDFium took the gap behind an Indic letter for a space. */
  readonly isAfterSpace: Uint8Array;

  constructor(capacity: number) {
    this.code = new Int32Array(capacity);
    this.x0 = new Float32Array(capacity);
    this.x1 = new Float32Array(capacity);
    this.y = new Float32Array(capacity);
    this.style = new Int32Array(capacity);
    this.isAfterSpace = new Uint8Array(capacity);
  }
}

/** A letter or sign of a script of India. */
export function isIndic(code: number): boolean {
  return code >= 0x900 && code <= 0xd7f;
}

/** What a run of characters looks like. */
export type Style = { size: number; font: string; isBold: boolean; isItalic: boolean /** `rrggbb`. */; colour: string };

/** A drawn frame or tinted field; points, y downwards. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

export type Page = {
  boxes: Box[];
  /** The share of the page that pictures cover, 0 to 1. */
  pictureShare: number;
  index: number;
  width: number;
  height: number;
  glyphs: Glyphs;
  /** Text turned by a quarter, as it reads. */
  sideways: string;
  /** True when the page was longer than is read. */
  isCut: boolean;
  /** Shows something that is neither text nor a picture: letters drawn as shapes. Asked for pages without text alone. */
  isDrawn: boolean;
};

/** All styles of a document, each once. */
export class StyleTable {
  readonly list: Style[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #fonts = new Map<string, number>();
  /** The numbers of styles that were read, by what the file says of them in one number. */
  readonly read = new Map<number, number>();

  /** The number of a font by its name and flags, new or known. */
  fontNumber(key: string): number {
    const number = this.#fonts.get(key) ?? this.#fonts.size;
    this.#fonts.set(key, number);
    return number;
  }

  /** The number of a style, new or known. */
  add(style: Style): number {
    const key = `${style.size}|${style.font}|${style.colour}`;
    let index = this.#indexes.get(key);
    if (index === undefined) {
      index = this.list.push(style) - 1;
      this.#indexes.set(key, index);
    }
    return index;
  }

  at(index: number): Style {
    return this.list[index] ?? NO_STYLE;
  }
}

const NO_STYLE: Style = { size: 10, font: '', isBold: false, isItalic: false, colour: '000000' };
