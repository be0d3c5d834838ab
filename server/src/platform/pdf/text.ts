import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A page that is drawn on. */
export type Page = PDFKit.PDFDocument;
type Style = { size: number; isBold?: boolean; color?: string; align?: 'left' | 'right' | 'center' };
type Run = { font: string; text: string };

const WEIGHTS = [400, 700] as const;
// The rupee sign is in the Devanagari part of the font.
const DEVANAGARI = /[\u0900-\u097f\u1cd0-\u1cff\u20b9\ua8e0-\ua8ff]|\u200c|\u200d/;
const EXTENDED = /[\u0100-\u02ff\u1e00-\u1eff]/;

let fonts: Map<string, Buffer> | undefined;

/** Gives the page the house's fonts: Noto Sans in its Latin and Devanagari parts, each in two weights. */
export function registerFonts(page: Page): void {
  fonts ??= new Map(
    WEIGHTS.flatMap((weight) =>
      ['latin', 'latin-ext', 'devanagari'].map((part) => {
        const file = import.meta.resolve(`@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-${part}-${weight}-normal.woff`);
        return [`${part}-${weight}`, readFileSync(fileURLToPath(file))] as const;
      }),
    ),
  );
  for (const [name, bytes] of fonts) page.registerFont(name, bytes);
}

/** Writes one line within a width, cut with an ellipsis where it does not fit. Latin and Devanagari may be mixed. */
export function writeLine(page: Page, text: string, { x, y, width, ...style }: Style & { x: number; y: number; width: number }): void {
  const runs = runsOf(fit(page, text, width, style), style);
  const length = measureRuns(page, runs, style.size);
  const free = width - length;
  let at = x + (style.align === 'right' ? free : style.align === 'center' ? free / 2 : 0);
  for (const run of runs) {
    page
      .font(run.font)
      .fontSize(style.size)
      .fillColor(style.color ?? '#1b1b1f')
      .text(run.text, at, y, { lineBreak: false });
    at += page.widthOfString(run.text);
  }
}

/** Whether a text fits into one line of a width. */
export function fitsLine(page: Page, text: string, { width, ...style }: Style & { width: number }): boolean {
  return measure(page, text, style) <= width;
}

/** Writes one line in the largest size, from the given one down to `smallest`, in which it fits; below that it is cut. */
export function writeFitted(
  page: Page,
  text: string,
  { smallest, ...style }: Style & { x: number; y: number; width: number; smallest: number },
): void {
  const length = measure(page, text, style);
  const size = Math.max(smallest, Math.min(style.size, Math.floor(((style.size * style.width) / length) * 10) / 10));
  // The letters keep standing on the same line.
  writeLine(page, text, { ...style, size, y: style.y + (style.size - size) });
}

/** A place for a text of several lines: at most `mostLines`, the rest is cut with an ellipsis. */
type Block = Style & { x: number; y: number; width: number; mostLines?: number };

/** Writes a text over as many lines as it needs and gives the y below it. */
export function writeText(page: Page, text: string, { x, y, width, mostLines = Number.POSITIVE_INFINITY, ...style }: Block): number {
  let line = '';
  let at = y;
  let lines = 1;
  const put = () => {
    writeLine(page, line, { ...style, x, y: at, width });
    at += style.size * 1.35;
  };
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lines < mostLines && measure(page, longer, style) > width) {
      put();
      lines += 1;
      line = word;
    } else line = longer;
  }
  if (line !== '') put();
  return at;
}

function fit(page: Page, text: string, width: number, style: Style): string {
  if (measure(page, text, style) <= width) return text;
  const letters = [...new Intl.Segmenter('hi').segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && measure(page, `${letters.join('')}…`, style) > width) letters.pop();
  return `${letters.join('')}…`;
}

function measure(page: Page, text: string, style: Style): number {
  return measureRuns(page, runsOf(text, style), style.size);
}

function measureRuns(page: Page, runs: readonly Run[], size: number): number {
  return runs.reduce((sum, run) => sum + page.font(run.font).fontSize(size).widthOfString(run.text), 0);
}

/** Stretches of one script, since each script is a font of its own. */
function runsOf(text: string, { isBold = false }: Style): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const part = DEVANAGARI.test(letter) ? 'devanagari' : EXTENDED.test(letter) ? 'latin-ext' : 'latin';
    const font = `${part}-${isBold ? 700 : 400}`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
