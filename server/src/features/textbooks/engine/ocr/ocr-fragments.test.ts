import { describe, expect, it } from 'vitest';
import { StyleTable } from '../pdf/glyphs.ts';
import { type OcrLine, ocrFragments } from './ocr-fragments.ts';

/** A line of words on a page that lies askew by `slope`, as OCR gives it. */
function line(text: string, y: number, { x = 100, slope = 0, height = 30, isAlone = false } = {}): OcrLine {
  const at = (place: number) => y + (place - x) * slope;
  let place = x;
  const words = text.split(' ').map((word) => {
    const [x0, x1] = [place, place + word.length * 14];
    place = x1 + 10;
    return { text: word, confidence: 92, bbox: { x0, x1, y0: at(x0) - height, y1: at(x0) } };
  });
  const bbox = { x0: x, x1: place, y0: y - height, y1: at(place) };
  return {
    bbox,
    baseline: { x0: x, y0: y, x1: place, y1: at(place) },
    rowAttributes: { rowHeight: height, ascenders: 5, descenders: 5 },
    words,
    isAlone,
  };
}

describe('what OCR reads', () => {
  it('stands upright where the page lies askew: columns level, edges straight', () => {
    const slope = 0.02;
    const text = 'The river carries sand and silt down';
    const lines = [0, 1, 2, 3].flatMap((row) => [
      line(text, 400 + row * 300, { x: 100 - row * 300 * slope, slope }),
      line(text, 400 + row * 300 + 800 * slope, { x: 900 - row * 300 * slope, slope }),
    ]);
    const found = ocrFragments(lines, 1, new StyleTable());
    for (const [index, left] of found.entries()) {
      if (index % 2 === 1) continue;
      expect(Math.abs(left.y - (found[index + 1]?.y ?? 0))).toBeLessThan(1);
      expect(Math.abs(left.x0 - (found[0]?.x0 ?? 0))).toBeLessThan(2);
    }
  });

  it('is a heading where a line of its own is a little larger, all of them of one size', () => {
    const told = Array.from({ length: 8 }, (_, row) => line('The river carries sand and silt down', 400 + row * 40));
    const found = ocrFragments(
      [
        line('Towns', 300, { height: 33, isAlone: true }),
        ...told,
        line('Trade', 900, { height: 35, isAlone: true }),
        line('tall', 990, { height: 33 }),
      ],
      1,
      new StyleTable(),
    );
    const size = (text: string) => found.find((one) => one.text === text)?.size;
    expect(size('Towns')).toBeGreaterThan(found[1]?.size ?? 99);
    expect(size('Trade')).toBe(size('Towns'));
    expect(size('tall')).toBe(found[1]?.size);
  });
});
