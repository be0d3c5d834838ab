import type { Font } from 'fontkit';

type Place = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type Shaped = { glyphs: readonly unknown[]; places: readonly Place[] };

const MOST_WORDS = 20_000;

/**
 * Makes a font shape each word once for all pages of this worker: a class has the same words on every certificate, and shaping took most of the time of a page.
 * PDFKit writes its own scale into the positions, so each document gets its own copy of them.
 */
export function shapeOnce(font: Font): Font {
  const shape = font.layout.bind(font);
  const known = new Map<string, Shaped>();
  const layout = (text: string, features?: unknown, ...others: []) => {
    if (features !== undefined) return shape(text, features as never, ...others);
    let shaped = known.get(text);
    if (shaped === undefined) {
      const { glyphs, positions } = shape(text);
      if (known.size >= MOST_WORDS) known.clear();
      const places = positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
      shaped = { glyphs, places };
      known.set(text, shaped);
    }
    return new WordRun(
      shaped.glyphs,
      shaped.places.map((place) => ({ ...place })),
    );
  };
  return Object.assign(font, { layout: layout as unknown as Font['layout'] });
}

/** The fields of a shaped word that PDFKit reads; the width is calculated from the present positions. */
class WordRun {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly Place[];
  constructor(glyphs: readonly unknown[], positions: readonly Place[]) {
    this.glyphs = glyphs;
    this.positions = positions;
  }
  get advanceWidth(): number {
    return this.positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
  }
}
