import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { shapeOnce } from './shape-once.ts';
import { unpackFont } from './unpack-font.ts';

/** A PDF page to draw on. */
export type Page = PDFKit.PDFDocument;
type Style = { size: number; isBold?: boolean; color?: string; align?: 'left' | 'right' | 'center' };
/** A part of a text in one font. `scale` and `rise` are for superscript and subscript digits, as shares of the font size. */
type Run = { font: string; text: string; scale: number; rise: number };

const WEIGHTS = [400, 700] as const;
/** Line height, in font sizes. */
export const LINE = 1.35;
// The rupee sign is in the Devanagari part of the font.
const DEVANAGARI = /[\u0900-\u097f\u1cd0-\u1cff\u20b9\ua8e0-\ua8ff]|\u200c|\u200d/;
const EXTENDED = /[\u0100-\u02ff\u1e00-\u1eff]/;
/** Greek letters, arrows and mathematical signs, which the other fonts do not contain. */
const SIGNS = /[\u0370-\u03ff\u2032-\u2037\u2100-\u214f\u2190-\u21ff\u2200-\u23ff\u25a0-\u25ff\u2605\u2606\u27c0-\u27ef\u2a00-\u2aff]/;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';
const PLAIN = '0123456789+−=()n';
const SMALL = 0.65;
const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3', '℃': '°C', '℉': '°F' };

let fonts: Map<string, Font> | undefined;

/** Registers the fonts of all documents: Noto Sans in its Latin and Devanagari parts, each in two weights. */
export function registerFonts(page: Page): void {
  fonts ??= new Map([
    ...WEIGHTS.flatMap((weight) =>
      ['latin', 'latin-ext', 'devanagari'].map(
        (part) => [`${part}-${weight}`, readFont(`noto-sans-devanagari/files/noto-sans-devanagari-${part}-${weight}-normal.woff`)] as const,
      ),
    ),
    ['signs', readFont('noto-sans-math/files/noto-sans-math-latin-400-normal.woff')] as const,
  ]);
  // A loaded font is shared by all pages of this worker. PDFKit accepts any object that can lay out letters, though its types do not say so.
  for (const [name, font] of fonts) page.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
}

/** Reads one of the font files. */
export function readFont(file: string): Font {
  const font = create(unpackFont(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`))))) as Font;
  // The font library caches a glyph as it was first requested. A dot that was first requested as part of a colon would have no letter, and text in every later
  // document of this worker could not be searched or copied.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return shapeOnce(font);
}

/** Writes one line within a width, cut with an ellipsis if it is too long. Latin and Devanagari may be mixed. */
export function writeLine(page: Page, text: string, { x, y, width, ...style }: Style & { x: number; y: number; width: number }): void {
  const runs = runsOf(fit(page, text, width, style), style);
  const length = measureRuns(page, runs, style.size);
  const free = width - length;
  let at = x + (style.align === 'right' ? free : style.align === 'center' ? free / 2 : 0);
  for (const run of runs) {
    // Shaped glyphs are in another order than the letters. The original text is stored too, for copying and searching.
    const isShaped = run.font.startsWith('devanagari');
    if (isShaped) page.markContent('Span', { actual: run.text });
    page
      .font(run.font)
      .fontSize(style.size * run.scale)
      .fillColor(style.color ?? '#1b1b1f')
      .text(run.text, at, run.font === 'signs' ? onBaseline(page, y, style) : y + run.rise * style.size, { lineBreak: false });
    if (isShaped) page.endMarkedContent();
    at += runWidth(page, run) * style.size;
  }
}

/** The font of signs has a larger ascender than the others; this aligns both on one baseline. */
function onBaseline(page: Page, y: number, { size }: Style): number {
  const ascent = (font: string) => (fontOf(page.font(font)).ascender / 1000) * size;
  const [signs, latin] = [ascent('signs'), ascent('latin-400')];
  page.font('signs');
  return y + latin - signs;
}

/** Missing in the library's type definitions: the font that was just selected. */
function fontOf(page: Page): { ascender: number } {
  return (page as unknown as { _font: { ascender: number } })._font;
}

/** Whether a text fits on one line of a width. */
export function fitsLine(page: Page, text: string, { width, ...style }: Style & { width: number }): boolean {
  return measure(page, text, style) <= width;
}

/** How wide a text is on one line. */
export function widthOf(page: Page, text: string, style: Style): number {
  return measure(page, text, style);
}

/** Writes one line in the largest font size that fits, from the given one down to `smallest`; below that the text is cut. */
export function writeFitted(
  page: Page,
  text: string,
  { smallest, ...style }: Style & { x: number; y: number; width: number; smallest: number },
): void {
  const length = measure(page, text, style);
  const size = Math.max(smallest, Math.min(style.size, Math.floor(((style.size * style.width) / length) * 10) / 10));
  // Keeps the baseline unchanged.
  writeLine(page, text, { ...style, size, y: style.y + (style.size - size) });
}

/** A box for a text of several lines: at most `mostLines`, the rest is cut with an ellipsis. */
type Block = Style & { x: number; y: number; width: number; mostLines?: number };

/** Writes a text on as many lines as it needs and returns the y below it. */
export function writeText(page: Page, text: string, { x, y, width, mostLines = Number.POSITIVE_INFINITY, ...style }: Block): number {
  let at = y;
  for (const line of wrapText(page, text, { width, mostLines, ...style })) {
    writeLine(page, line, { ...style, x, y: at, width });
    at += style.size * LINE;
  }
  return at;
}

/** The lines of a text within a width, at most `mostLines`; the last one then contains the whole rest. */
export function wrapText(
  page: Page,
  text: string,
  { width, mostLines = Number.POSITIVE_INFINITY, ...style }: Omit<Block, 'x' | 'y'>,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(page, text, { width, ...style })) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lines.length + 1 < mostLines && measure(page, longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The height of a text of several lines, as `writeText` writes it. */
export function textHeight(page: Page, text: string, { width, ...style }: Style & { width: number }): number {
  const blank = measure(page, ' ', style);
  let [lines, length] = [1, 0];
  for (const word of wordsOf(page, text, { width, ...style })) {
    const more = measure(page, word, style);
    if (length > 0 && length + blank + more > width) {
      lines += 1;
      length = more;
    } else length += (length > 0 ? blank : 0) + more;
  }
  return lines * style.size * LINE;
}

/** In font sizes: in a narrower place words are not broken. */
const NARROW = 4;

/** The words of a text. One that is wider than the line, such as an email address, is broken into parts, so that no letter of it is lost. */
function wordsOf(page: Page, text: string, { width, ...style }: Style & { width: number }): string[] {
  const words = text.split(/\s+/);
  if (width < style.size * NARROW) return words;
  return words.flatMap((word) => (measure(page, word, style) <= width ? word : partsOf(page, word, { width, ...style })));
}

function partsOf(page: Page, word: string, { width, ...style }: Style & { width: number }): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of lettersOf(word)) {
    if (part !== '' && measure(page, part + letter, style) > width) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return [...parts, part];
}

/** What a reader takes for one letter: in Devanagari with its vowel sign. */
const lettersOf = (text: string) => [...new Intl.Segmenter('hi').segment(text)].map(({ segment }) => segment);

/** The width of the widest word, which is what a column needs at least. */
export function widestWord(page: Page, text: string, style: Style): number {
  return Math.max(...text.split(/\s+/).map((word) => measure(page, word, style)));
}

function fit(page: Page, text: string, width: number, style: Style): string {
  if (measure(page, text, style) <= width) return text;
  const letters = lettersOf(text);
  while (letters.length > 1 && measure(page, `${letters.join('')}…`, style) > width) letters.pop();
  return `${letters.join('')}…`;
}

function measure(page: Page, text: string, style: Style): number {
  return measureRuns(page, runsOf(text, style), style.size);
}

function measureRuns(page: Page, runs: readonly Run[], size: number): number {
  return runs.reduce((sum, run) => sum + runWidth(page, run) * size, 0);
}

/** Widths measured before, at size 1: a page is measured in several font sizes, and a class has the same words thirty times. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 20_000;

function runWidth(page: Page, { font, text, scale }: Run): number {
  const key = `${font} ${text}`;
  const width = widths.get(key) ?? page.font(font).fontSize(100).widthOfString(text) / 100;
  if (widths.size >= MOST_WIDTHS) widths.clear();
  widths.set(key, width);
  return width * scale;
}

/** Splits a text into parts of one script each, since each script has its own font. */
function runsOf(text: string, { isBold = false }: Style): readonly Run[] {
  const key = `${isBold ? 'b' : ' '}${text}`;
  const runs = splits.get(key) ?? splitRuns(text, isBold);
  if (splits.size >= MOST_WIDTHS) splits.clear();
  splits.set(key, runs);
  return runs;
}

const splits = new Map<string, readonly Run[]>();

function splitRuns(text: string, isBold: boolean): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const { font, text: shown, scale, rise } = runOf(letter, isBold ? 700 : 400);
    const last = runs.at(-1);
    if (last?.font === font && last.scale === scale && last.rise === rise) last.text += shown;
    else runs.push({ font, text: shown, scale, rise });
  }
  return runs;
}

function runOf(letter: string, weight: (typeof WEIGHTS)[number]): Run {
  const raised = RAISED.indexOf(letter);
  const lowered = LOWERED.indexOf(letter);
  if (raised >= 0 || lowered >= 0)
    return { font: `latin-${weight}`, text: PLAIN[Math.max(raised, lowered)] ?? letter, scale: SMALL, rise: raised >= 0 ? 0 : 0.5 };
  const fraction = FRACTIONS[letter];
  if (fraction !== undefined) return { font: `latin-${weight}`, text: fraction, scale: 1, rise: 0 };
  const part = DEVANAGARI.test(letter) ? 'devanagari' : EXTENDED.test(letter) ? 'latin-ext' : 'latin';
  return { ...shownLetter(letter, SIGNS.test(letter) ? 'signs' : `${part}-${weight}`), scale: 1, rise: 0 };
}

/**
 * The font that has a letter; a letter that no font has is written as its plain form (ﬁ as fi). Otherwise an empty box would be printed. Joiners have no glyph
 * and stay in the run of their word.
 */
function shownLetter(letter: string, own: string): Pick<Run, 'font' | 'text'> {
  const isIn = (font: string, text: string) => [...text].every((one) => fonts?.get(font)?.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  if (fonts === undefined || isIn(own, letter) || DEVANAGARI.test(letter)) return { font: own, text: letter };
  for (const text of [letter, letter.normalize('NFKC')])
    for (const font of [own, ...fonts.keys()]) if (isIn(font, text)) return { font, text };
  return { font: own, text: letter };
}
