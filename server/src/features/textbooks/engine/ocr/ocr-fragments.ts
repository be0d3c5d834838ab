import type { StyleTable } from '../pdf/glyphs.ts';
import type { Fragment } from '../text/fragments.ts';
import { OCR_FONT } from '../text/line.ts';

type Corner = { x0: number; y0: number; x1: number; y1: number };
type OcrWord = { text: string; confidence: number; bbox: Corner };
export type OcrLine = {
  bbox: Corner;
  baseline: { y0: number; y1: number };
  rowAttributes?: { rowHeight: number; ascenders: number; descenders: number };
  words: OcrWord[];
};

/** Words this uncertain are marks and dirt more often than words. */
const MIN_CONFIDENCE = 25;
/** Of a row's height: the size of its type. */
const SIZE_OF_ROW = 0.72;
/** Rows this near to the usual height have the usual size; OCR measures no finer. */
const TOLERANCE = 0.16;

/** The recognised words of a page as fragments: a gap as wide as a column's parts a line. */
export function ocrFragments(lines: readonly OcrLine[], scale: number, styles: StyleTable): Fragment[] {
  const heights = lines.flatMap((line) => line.words.map(() => heightOf(line))).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 20;
  const fragments: Fragment[] = [];
  for (const line of lines) {
    const height = heightOf(line);
    const pixels = Math.abs(height - usual) < TOLERANCE * usual ? usual : height;
    const size = Math.max(4, Math.round((pixels / scale) * SIZE_OF_ROW * 2) / 2);
    const style = styles.add({ size, font: OCR_FONT, isBold: false, isItalic: false, colour: '000000' });
    let open: Fragment | null = null;
    for (const word of line.words.filter(({ text, confidence }) => confidence >= MIN_CONFIDENCE && text.trim() !== '')) {
      const [x0, x1] = [word.bbox.x0 / scale, word.bbox.x1 / scale];
      if (open === null || x0 - open.x1 > 1.6 * size) {
        open = {
          x0,
          x1,
          y: baselineOf(line) / scale,
          size,
          text: word.text,
          runs: [{ style, length: word.text.length }],
          order: fragments.length,
          isAfterSpace: true,
          isBold: false,
        };
        fragments.push(open);
      } else {
        open.text += ` ${word.text}`;
        (open.runs[0] as { length: number }).length = open.text.length;
        open.x1 = x1;
      }
    }
  }
  return fragments;
}

function heightOf(line: OcrLine): number {
  return line.rowAttributes?.rowHeight || line.bbox.y1 - line.bbox.y0;
}

/** Scans lie a little askew: the height of a line is taken at its left end, the same for all its words. */
function baselineOf(line: OcrLine): number {
  return line.baseline?.y0 ?? line.bbox.y1;
}
