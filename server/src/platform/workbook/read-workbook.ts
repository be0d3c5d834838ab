import { listSheets, partOf, relationsOf, sharedStrings, stringOf } from './book.ts';
import { openPackage, type Parts, type WorkbookFailure } from './package.ts';
import { headerTexts, namesIn, textRuns } from './placeholders.ts';
import { all, type Document, parse } from './xml.ts';

/** A placeholder with its place: a cell such as `B4`, or another part of the sheet. */
type Found = { name: string; sheet: string; cell: string };
export type ReadWorkbook = { placeholders: Found[]; sheets: string[] };

const MOST_SHEET_BYTES = 2 * 1024 * 1024;
const MOST_PLACEHOLDERS = 2000;
/** Functions and links that fetch a value from another program or address. */
const REACHES_OUT = /\b(WEBSERVICE|FILTERXML|RTD|DDE|CALL|REGISTER\.ID|IMAGE)\s*\(|\[[^\]]+\][^!]*!|\|/i;

/** Reads the placeholders of a workbook. Runs in a worker thread, because an uploaded file is not trusted. */
export async function readWorkbook({ bytes }: { bytes: Uint8Array }): Promise<ReadWorkbook | WorkbookFailure> {
  const parts = await openPackage(bytes);
  if ('failure' in parts) return parts;
  try {
    return readParts(parts);
  } catch {
    return { failure: 'layoutBroken', place: '' };
  }
}

function readParts(parts: Parts): ReadWorkbook | WorkbookFailure {
  const shared = sharedStrings(parts);
  const placeholders: Found[] = [];
  const sheets = listSheets(parts);
  for (const { name, path } of sheets) {
    if (partOf(parts, path).length > MOST_SHEET_BYTES) return { failure: 'layoutTooLarge', place: name };
    const document = parse(partOf(parts, path));
    for (const cell of all(document, 'c')) {
      const at = cell.getAttribute('r') ?? '';
      const formula = all(cell, 'f')[0]?.textContent ?? '';
      if (REACHES_OUT.test(formula.replace(/"[^"]*"/g, ''))) return { failure: 'layoutLinks', place: `${name} ${at}`.trim() };
      const text = stringOf(cell, shared);
      if (text !== null)
        add(
          at,
          textRuns(text)
            .map(({ textContent }) => textContent)
            .join(''),
        );
    }
    addHeaders(document);
    for (const { path: drawing } of relationsOf(parts, path).filter(({ type }) => type === 'drawing'))
      for (const paragraph of all(parse(partOf(parts, drawing)), 'p'))
        add(
          'text box',
          textRuns(paragraph)
            .map(({ textContent }) => textContent)
            .join(''),
        );

    function add(cell: string, text: string) {
      for (const found of namesIn(text)) placeholders.push({ name: found, sheet: name, cell });
    }
    function addHeaders(within: Document) {
      for (const one of headerTexts(within)) add('header or footer', one.textContent ?? '');
    }
  }
  if (placeholders.length > MOST_PLACEHOLDERS) return { failure: 'layoutTooLarge', place: '' };
  return { placeholders, sheets: sheets.map(({ name }) => name) };
}
