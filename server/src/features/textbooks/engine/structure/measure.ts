import { isCapitals } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { isOfSmallCapitals } from '../text/small-capitals.ts';

/** What plain text looks like in this book. */
export type Body = {
  size: number;
  /** A larger size that nearly as much is set in: books for small children tell in large type, and ask and explain in smaller. */
  told: number | null;
  colours: Set<string>;
  isBold: boolean;
  font: string;
  step: number;
};

/** Some thousand lines from all over a book tell. */
const MEASURED = 3000;
/** Two sizes of text lie no further apart. */
const LARGER = 1.25;
const AS_MUCH = 0.6;

/** The style that most characters have, lines of prose counting, not labels. */
export function bodyOf(lines: readonly Line[]): Body {
  const measured = proseIn(lines);
  const sizes = sizesOf(measured);
  const size = sizes[0]?.[0] ?? 10;
  const alike = measured.filter((line) => Math.abs(line.size - size) <= 0.5);
  const colour = heaviest(alike, (line) => line.colour) ?? '000000';
  const dark = new Set(['000000', colour]);
  for (const one of coloursOf(lines)) if (isDark(one)) dark.add(one);
  const steps: number[] = [];
  for (let i = 0; i < alike.length; i += Math.ceil(alike.length / MEASURED)) {
    const gap = alike[i]?.gapAbove ?? 0;
    if (gap > 0 && gap < size) steps.push(gap);
  }
  steps.sort((a, b) => a - b);
  return {
    size,
    told: toldSize(sizes),
    colours: dark,
    isBold: heaviest(alike, (line) => line.isBold) ?? false,
    font: heaviest(alike, (line) => line.font) ?? '',
    // Within paragraphs: where each line is one of its own, most lines have more room.
    step: steps[Math.floor(steps.length / 4)] ?? size * 0.25,
  };
}

/** The size that most characters of some lines have. */
export function sizeOf(lines: readonly Line[]): number {
  return sizesOf(proseIn(lines))[0]?.[0] ?? 10;
}

function proseIn(lines: readonly Line[]): readonly Line[] {
  const prose = lines.filter((line) => line.text.length >= 25);
  return prose.length > 0 ? prose : lines;
}

function sizesOf(measured: readonly Line[]): [number, number][] {
  return weigh(measured, (line) => Math.round(line.size * 2) / 2);
}

function coloursOf(lines: readonly Line[]): Set<string> {
  const colours = new Set<string>();
  let last = '';
  for (const { colour } of lines) {
    if (colour !== last) colours.add(colour);
    last = colour;
  }
  return colours;
}

function toldSize(sizes: readonly [number, number][]): number | null {
  const [usual = 10, most = 0] = sizes[0] ?? [];
  return sizes.find(([size, weight]) => size > 1.07 * usual && size <= LARGER * usual && weight >= AS_MUCH * most)?.[0] ?? null;
}

function heaviest<T>(lines: readonly Line[], of: (line: Line) => T): T | undefined {
  return weigh(lines, of)[0]?.[0];
}

/** What the lines are like and how many characters are so, the most first. */
function weigh<T>(lines: readonly Line[], of: (line: Line) => T): [T, number][] {
  const weights = new Map<T, number>();
  const step = Math.ceil(lines.length / MEASURED);
  // Lines of one kind follow each other: their weight is added once for all of them.
  let [last, weight] = [undefined as T | undefined, 0];
  const add = () => {
    if (last !== undefined) weights.set(last, (weights.get(last) ?? 0) + weight);
  };
  for (let i = 0; i < lines.length; i += step) {
    const line = lines[i] as Line;
    const key = of(line);
    if (key !== last) {
      add();
      [last, weight] = [key, 0];
    }
    weight += line.text.length;
  }
  add();
  return [...weights].sort((a, b) => b[1] - a[1]);
}

/** Of each part of a colour, from 0 to 255. */
const DARK = 0x48;

/** Black and what a printer takes for black. */
export function isDark(colour: string): boolean {
  const rgb = Number.parseInt(colour, 16);
  return Math.max(rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff) < DARK;
}

/** True when the whole line is set off from plain text: larger, bold, coloured or in capitals. */
export function isSetOff(line: Line, body: Body): boolean {
  return line.size >= body.size + 0.75 || (line.isBold && !body.isBold) || !body.colours.has(line.colour) || isInCapitals(line, body);
}

/** Capital letters, or small capitals in a text of another font. */
export function isInCapitals({ text, font }: Pick<Line, 'text' | 'font'>, body: Body): boolean {
  return isCapitals(text) || (font !== body.font && isOfSmallCapitals(font));
}

/** One style covers the whole line; a label in bold before plain text does not. */
export function isUniform(line: Line): boolean {
  return line.leadLength >= 0.85 * line.text.length;
}
