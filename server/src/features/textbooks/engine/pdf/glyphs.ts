/** One character where it stands on the page; points, y downwards from the top of the visible page. */
export type Glyph = {
  text: string;
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  /** Index into the document's styles. */
  style: number;
  /** True when the file has a space character before it; gaps decide, this tips the balance. */
  isAfterSpace: boolean;
};

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
  glyphs: Glyph[];
  /** Text turned by a quarter, as it reads. */
  sideways: string;
  /** True when the page was longer than is read. */
  isCut: boolean;
};

/** All styles of a document, each once. */
export class StyleTable {
  readonly list: Style[] = [];
  readonly #indexes = new Map<string, number>();

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
    return this.list[index] ?? { size: 10, font: '', isBold: false, isItalic: false, colour: '000000' };
  }
}
