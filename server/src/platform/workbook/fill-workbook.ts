import { listSheets, partOf, relationsOf, type SheetPart, sharedStrings } from './book.ts';
import { copyRelated, newIds } from './copy-related.ts';
import { fillParagraph, fillSheet, type Renamed } from './fill-sheet.ts';
import { closePackage, openPackage, type Parts, type WorkbookFailure } from './package.ts';
import { type Picture, placePictures } from './place-pictures.ts';
import type { Values } from './placeholders.ts';
import { readWorkbook } from './read-workbook.ts';
import { addTypes, type Made, writeBook } from './write-book.ts';
import { all, parse, print } from './xml.ts';

/** The title of a copy of the sheets with placeholders, the values to fill in, and the pictures for cells with nothing but a placeholder. */
export type Filling = { title: string; values: Values; pictures?: Readonly<Record<string, Picture>> };

/** A workbook in which the sheets with placeholders are copied once for each filling; everything else is unchanged. Runs in a worker thread. */
export async function fillWorkbook({
  bytes,
  fillings,
}: {
  bytes: Uint8Array;
  fillings: readonly Filling[];
}): Promise<Uint8Array | WorkbookFailure> {
  const read = await readWorkbook({ bytes });
  if ('failure' in read) return read;
  const parts = await openPackage(bytes);
  if ('failure' in parts) return parts;
  const used = new Set(read.placeholders.map(({ sheet }) => sheet));
  const sheets = listSheets(parts);
  // A layout without placeholders is the same for everybody, and is still copied once for each student.
  const cards = used.size === 0 ? sheets.slice(0, 1) : sheets.filter(({ name }) => used.has(name));
  return closePackage(fillParts(parts, { sheets, cards, fillings }));
}

type Plan = { sheets: SheetPart[]; cards: SheetPart[]; fillings: readonly Filling[] };

function fillParts(parts: Parts, { sheets, cards, fillings }: Plan): Parts {
  const shared = sharedStrings(parts);
  const templates = cards.map((card) => ({ card, document: parse(partOf(parts, card.path)) }));
  const taken = new Set(sheets.filter((sheet) => !cards.includes(sheet)).map(({ name }) => name.toLowerCase()));
  const ids = newIds(parts);
  const made: Made[] = [];
  for (const [turn, { title, values, pictures = {} }] of fillings.entries()) {
    const renamed: Renamed = new Map(
      cards.map(({ name }, index) => [name, freeName(cards.length > 1 ? `${title} ${index + 1}` : title, taken)]),
    );
    for (const { card, document } of templates) {
      const path = `xl/worksheets/card${turn + 1}-${card.position + 1}.xml`;
      const own = document.cloneNode(true) as typeof document;
      const placed = fillSheet(own, values, { shared, renamed, pictures });
      unselect(own, made.length === 0);
      parts.set(path, print(own));
      const copied = copyRelated(parts, { from: card.path, to: path, turn, ids, renamed });
      for (const drawing of copied.filter(({ type }) => type === 'drawing')) fillDrawing(parts, drawing.path, values);
      addTypes(parts, [{ like: card.path, path }, ...copied]);
      if (placed.length > 0) placePictures(parts, path, placed);
      made.push({ path, name: renamed.get(card.name) ?? title, card });
    }
  }
  writeBook(parts, { sheets, made });
  for (const { path } of cards) dropWithRelated(parts, path);
  return parts;
}

/** Fills the text boxes of a drawing. */
function fillDrawing(parts: Parts, path: string, values: Values): void {
  const document = parse(partOf(parts, path));
  for (const paragraph of all(document, 'p')) fillParagraph(paragraph, values);
  parts.set(path, print(document));
}

/** Selects only one sheet: sheets that are selected together would be edited together. */
function unselect(document: ReturnType<typeof parse>, isFirst: boolean): void {
  for (const view of all(document, 'sheetView')) {
    if (isFirst) view.setAttribute('tabSelected', '1');
    else view.removeAttribute('tabSelected');
  }
  for (const facts of all(document, 'sheetPr')) facts.removeAttribute('codeName');
}

/** A sheet name that Excel accepts (31 characters, none of `[]:*?/\`) and that no other sheet has. */
function freeName(wanted: string, taken: Set<string>): string {
  const clean =
    wanted
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .replace(/\s+/g, ' ')
      .trim() || 'Card';
  for (let count = 1; ; count++) {
    const tail = count === 1 ? '' : ` (${count})`;
    const name = `${clean.slice(0, 31 - tail.length).trim()}${tail}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

/** Removes the template sheet, with the parts to which only it refers. */
function dropWithRelated(parts: Parts, path: string): void {
  for (const relation of relationsOf(parts, path))
    if (!relation.isOutside && relation.type !== 'image' && parts.has(relation.path)) dropWithRelated(parts, relation.path);
  const folder = path.slice(0, path.lastIndexOf('/'));
  parts.delete(path);
  parts.delete(`${folder}/_rels/${path.slice(folder.length + 1)}.rels`);
  addTypes(parts, [], path);
}
