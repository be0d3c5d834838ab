import { all, type Document, type Element } from './xml.ts';

/** `{{ student.name }}`, in upper or lower case. */
const PLACEHOLDER = /\{\{\s*([^{}]+?)\s*\}\}/g;
type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/** The name in the form in which it is looked up. */
export function keyOf(name: string): string {
  // Many write roll_no for "roll no".
  return name
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Fills the placeholders of a text. An unknown one stays visible. */
export function fillText(text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => String(values[keyOf(name)] ?? whole));
}

/** The names of a text's placeholders, as they are written. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => (name ?? '').replace(/\s+/g, ' ').trim());
}

/** The value when the text is exactly one placeholder, so that a number stays a number. */
export function wholeValue<Of>(text: string, values: Readonly<Record<string, Of>>): Of | undefined {
  const name = /^\s*\{\{\s*([^{}]+?)\s*\}\}\s*$/.exec(text)?.[1];
  return name === undefined ? undefined : values[keyOf(name)];
}

/** Fills the texts of runs that together are one text. A placeholder that formatting splits over runs is filled in the first of them. */
export function fillRuns(runs: readonly string[], values: Values): string[] {
  const whole = runs.join('');
  const starts = runs.map((_, index) => runs.slice(0, index).join('').length);
  const runAt = (at: number) => starts.findLastIndex((start) => start <= at);
  const filled = runs.map(() => '');
  const add = (at: number, text: string) => {
    filled[runAt(at)] = `${filled[runAt(at)] ?? ''}${text}`;
  };
  const put = (from: number, to: number) => {
    for (let at = from; at < to; at++) add(at, whole.charAt(at));
  };
  let done = 0;
  for (const match of whole.matchAll(PLACEHOLDER)) {
    const value = values[keyOf(match[1] ?? '')];
    if (value === undefined) continue;
    put(done, match.index);
    add(match.index, String(value));
    done = match.index + match[0].length;
  }
  put(done, whole.length);
  return filled;
}

/** The text nodes of a shared string, an inline string or a paragraph, without phonetic guides of East Asian text. */
export function textRuns(within: Element, name = 't'): Element[] {
  return all(within, name).filter(({ parentNode }) => (parentNode as Element | null)?.localName !== 'rPh');
}

const HEADERS = ['oddHeader', 'oddFooter', 'evenHeader', 'evenFooter', 'firstHeader', 'firstFooter'];

/** The header and footer texts of a sheet. */
export function headerTexts(sheet: Document): Element[] {
  return HEADERS.flatMap((name) => all(sheet, name));
}
