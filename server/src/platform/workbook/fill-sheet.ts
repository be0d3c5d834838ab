import { stringOf } from './book.ts';
import type { Picture, Placed } from './place-pictures.ts';
import { fillRuns, fillText, headerTexts, namesIn, textRuns, type Values, wholeValue } from './placeholders.ts';
import { all, type Document, type Element } from './xml.ts';

/** The old and the new names of sheets, for formulas. */
export type Renamed = ReadonlyMap<string, string>;

type Filled = { shared: readonly Element[]; renamed: Renamed; pictures: Readonly<Record<string, Picture>> };

/** Fills the cells, header and footer of a sheet. Styles, sizes and merged cells stay unchanged. Returns the pictures that belong into cells. */
export function fillSheet(sheet: Document, values: Values, { shared, renamed, pictures }: Filled): Placed[] {
  const placed: Placed[] = [];
  for (const cell of all(sheet, 'c')) {
    const picture = wholeValue(textOf(cell, shared), pictures);
    if (picture !== undefined) placed.push({ cell: cell.getAttribute('r') ?? '', picture });
    fillCell(sheet, cell, { values, shared });
  }
  for (const text of headerTexts(sheet)) setText(text, fillText(text.textContent ?? '', headerValues(values)));
  for (const name of ['f', 'formula', 'formula1', 'formula2'])
    for (const formula of all(sheet, name)) setText(formula, renameSheets(formula.textContent ?? '', renamed));
  // Removes the template's result of a formula; the program that opens the file calculates it again.
  for (const formula of all(sheet, 'f')) {
    const cell = formula.parentNode as Element | null;
    if (cell?.localName !== 'c') continue;
    for (const value of all(cell, 'v')) cell.removeChild(value);
    cell.removeAttribute('t');
  }
  return placed;
}

function textOf(cell: Element, shared: readonly Element[]): string {
  const source = stringOf(cell, shared);
  return source === null
    ? ''
    : textRuns(source)
        .map(({ textContent }) => textContent)
        .join('');
}

function fillCell(sheet: Document, cell: Element, { values, shared }: { values: Values; shared: readonly Element[] }): void {
  const source = stringOf(cell, shared);
  if (source === null) return;
  const text = textOf(cell, shared);
  if (namesIn(text).length === 0) return;
  const value = wholeValue(text, values);
  for (const child of [...cell.childNodes]) cell.removeChild(child);
  const make = (name: string) => sheet.createElementNS(cell.namespaceURI, cell.prefix ? `${cell.prefix}:${name}` : name);
  if (typeof value === 'number' || value === '') {
    cell.removeAttribute('t');
    if (value === '') return;
    const number = make('v');
    number.appendChild(sheet.createTextNode(String(value)));
    cell.appendChild(number);
    return;
  }
  cell.setAttribute('t', 'inlineStr');
  const string = make('is');
  for (const child of [...source.childNodes]) string.appendChild(sheet.importNode(child, true));
  cell.appendChild(string);
  fillParagraph(string, values);
}

/** Fills the runs of a string, or of a paragraph in a text box; each run keeps its font. */
export function fillParagraph(within: Element, values: Values): void {
  const runs = textRuns(within);
  const filled = fillRuns(
    runs.map(({ textContent }) => textContent ?? ''),
    values,
  );
  for (const [index, run] of runs.entries()) setText(run, filled[index] ?? '');
}

function setText(element: Element, text: string): void {
  if (element.textContent === text) return;
  element.textContent = printable(text);
  if (element.localName === 't' && /^\s|\s$|\n/.test(text)) element.setAttribute('xml:space', 'preserve');
}

/** Leaves out characters that XML does not allow. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be left out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

/** In a header or footer, `&` begins a control code. */
function headerValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value).replaceAll('&', '&&')]));
}

/** The formula with the new names of the sheets. */
export function renameSheets(formula: string, renamed: Renamed): string {
  let text = formula;
  for (const [from, to] of renamed) {
    const quoted = `'${to.replaceAll("'", "''")}'!`;
    text = text.replaceAll(`'${from.replaceAll("'", "''")}'!`, quoted);
    if (/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(from))
      text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}_.'!])${from.replaceAll('.', '\\.')}!`, 'gu'), () => quoted);
  }
  return text;
}
