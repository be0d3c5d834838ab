import type { StyleTable } from '../pdf/glyphs.ts';
import type { Fragment } from '../text/fragments.ts';
import { OCR_FONT } from '../text/line.ts';

type Corner = { x0: number; y0: number; x1: number; y1: number };
type OcrWord = { text: string; confidence: number; bbox: Corner };
export type OcrLine = {
  bbox: Corner;
  baseline: { x0: number; y0: number; x1: number; y1: number };
  rowAttributes?: { rowHeight: number; ascenders: number; descenders: number };
  words: OcrWord[];
  /** The only line of its paragraph. */
  isAlone?: boolean;
};

/** Words this uncertain are marks and dirt more often than words. */
const MIN_CONFIDENCE = 25;
/** Of a row's height: the size of its type. */
const SIZE_OF_ROW = 0.72;
/** Rows this near to the usual height have the usual size; OCR measures no finer. */
const TOLERANCE = 0.16;
/** A line of its own that is larger by so much, and not by twice the tolerance, is a heading: all of them get one size. */
const HEADING = 0.06;

/** The recognised words of a page as fragments: a gap as wide as a column's parts a line. */
export function ocrFragments(lines: readonly OcrLine[], scale: number, styles: StyleTable): Fragment[] {
  const heights = lines.flatMap((line) => line.words.map(() => heightOf(line))).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 20;
  const fragments: Fragment[] = [];
  const turn = skewOf(lines);
  for (const line of lines) {
    const height = heightOf(line);
    // Within a paragraph, a larger line has letters with tall marks.
    const isHeading = line.isAlone === true && height > (1 + HEADING) * usual && height < (1 + 2 * TOLERANCE) * usual;
    const isUsual = Math.abs(height - usual) < TOLERANCE * usual;
    const pixels = isHeading ? (1 + TOLERANCE) * usual : isUsual ? usual : height;
    const size = Math.max(4, Math.round((pixels / scale) * SIZE_OF_ROW * 2) / 2);
    const style = styles.add({ size, font: OCR_FONT, isBold: false, isItalic: false, colour: '000000' });
    let open: Fragment | null = null;
    for (const word of line.words.filter(({ text, confidence }) => confidence >= MIN_CONFIDENCE && text.trim() !== '')) {
      const base = baselineAt(line, word.bbox.x0);
      const [x0, x1] = [turn.x(word.bbox.x0, base) / scale, turn.x(word.bbox.x1, base) / scale];
      if (open === null || x0 - open.x1 > 1.6 * size) {
        open = {
          x0,
          x1,
          y: turn.y(word.bbox.x0, base) / scale,
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

/** Words in a line from which its slope can be told. */
const LONG = 4;

/** Scans lie a little askew: places are turned back by the usual slope of the long lines, which puts columns and edges upright. */
function skewOf(lines: readonly OcrLine[]): { x(x: number, y: number): number; y(x: number, y: number): number } {
  const slopes = lines
    .filter(({ baseline, words }) => words.length >= LONG && baseline && baseline.x1 > baseline.x0)
    .map(({ baseline }) => (baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0))
    .sort((a, b) => a - b);
  const angle = Math.atan(slopes[Math.floor(slopes.length / 2)] ?? 0);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: (x, y) => x * cos + y * sin, y: (x, y) => y * cos - x * sin };
}

function baselineAt({ baseline, bbox }: OcrLine, x: number): number {
  if (!baseline || baseline.x1 <= baseline.x0) return baseline?.y0 ?? bbox.y1;
  return baseline.y0 + ((baseline.y1 - baseline.y0) * (x - baseline.x0)) / (baseline.x1 - baseline.x0);
}
