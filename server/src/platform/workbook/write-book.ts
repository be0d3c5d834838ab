import { partOf, RELATION, type SheetPart } from './book.ts';
import { renameSheets } from './fill-sheet.ts';
import type { Parts } from './package.ts';
import { all, type Element, parse, print } from './xml.ts';

/** A sheet that was made: its part, its name, and the template sheet that it copies. */
export type Made = { path: string; name: string; card: SheetPart };

const BOOK = 'xl/workbook.xml';
const RELS = 'xl/_rels/workbook.xml.rels';
const TYPES = '[Content_Types].xml';

/** Declares the content types of copied parts, and removes that of a deleted one. */
export function addTypes(parts: Parts, added: readonly { like: string; path: string }[], gone?: string): void {
  const document = parse(partOf(parts, TYPES));
  const known = new Map(all(document, 'Override').map((one) => [one.getAttribute('PartName') ?? '', one]));
  for (const { like, path } of added) {
    const own = known.get(`/${like}`)?.cloneNode(true) as Element | undefined;
    if (own === undefined) continue;
    own.setAttribute('PartName', `/${path}`);
    document.documentElement?.appendChild(own);
  }
  const lost = gone === undefined ? undefined : known.get(`/${gone}`);
  if (lost !== undefined) lost.parentNode?.removeChild(lost);
  parts.set(TYPES, print(document));
}

/** Declares the content type of a new part. */
export function addType(parts: Parts, path: string, type: string): void {
  changeTypes(parts, 'Override', { PartName: `/${path}`, ContentType: type });
}

/** Declares the content type of all parts with an ending, unless it is declared. */
export function addDefaultType(parts: Parts, extension: string, type: string): void {
  const known = all(parse(partOf(parts, TYPES)), 'Default').map((one) => one.getAttribute('Extension')?.toLowerCase());
  if (!known.includes(extension)) changeTypes(parts, 'Default', { Extension: extension, ContentType: type });
}

function changeTypes(parts: Parts, name: 'Default' | 'Override', facts: Readonly<Record<string, string>>): void {
  const document = parse(partOf(parts, TYPES));
  const root = document.documentElement as Element;
  const own = document.createElementNS(root.namespaceURI, name);
  for (const [key, value] of Object.entries(facts)) own.setAttribute(key, value);
  // Endings come before single parts.
  root.insertBefore(own, name === 'Default' ? root.firstChild : null);
  parts.set(TYPES, print(document));
}

/** Writes the list of sheets again: the copies replace the template's sheets, at the position of the first of them. */
export function writeBook(parts: Parts, { sheets, made }: { sheets: readonly SheetPart[]; made: readonly Made[] }): void {
  const document = parse(partOf(parts, BOOK));
  const rels = parse(partOf(parts, RELS));
  const list = all(document, 'sheets')[0] as Element;
  const old = all(list, 'sheet');
  const cards = new Set(made.map(({ card }) => card.position));
  const first = Math.min(...cards);
  const highest = Math.max(0, ...old.map((sheet) => Number(sheet.getAttribute('sheetId') ?? 0)));
  const fresh = made.map(({ path, name, card }, index) => {
    const relation = all(rels, 'Relationship')
      .find((one) => one.getAttribute('Id') === card.relationId)
      ?.cloneNode(true) as Element;
    relation.setAttribute('Id', `card${index + 1}`);
    relation.setAttribute('Target', `/${path}`);
    rels.documentElement?.appendChild(relation);
    const sheet = old[card.position]?.cloneNode(true) as Element;
    sheet.setAttribute('name', name);
    sheet.setAttribute('sheetId', String(highest + index + 1));
    sheet.setAttributeNS(RELATION, 'r:id', `card${index + 1}`);
    return sheet;
  });
  const kept = old.map((sheet, position) => ({ sheet, position }));
  // Sheets with lists and notes stay because formulas use them, but are hidden so that they are not printed with the cards.
  for (const { sheet, position } of kept) if (!cards.has(position)) sheet.setAttribute('state', 'hidden');
  const order = [
    ...kept.filter(({ position }) => position < first),
    ...fresh.map((sheet, index) => ({ sheet, position: made[index]?.card.position ?? 0 })),
    ...kept.filter(({ position }) => position > first && !cards.has(position)),
  ];
  for (const child of [...list.childNodes]) list.removeChild(child);
  for (const { sheet } of order) list.appendChild(sheet);
  for (const { relationId, position } of sheets) if (cards.has(position)) removeRelation(rels, relationId);
  renameDefined(document, { order: order.map(({ position }) => position), made, first, sheets });
  for (const view of all(document, 'workbookView')) {
    view.setAttribute('activeTab', String(first));
    view.setAttribute('firstSheet', '0');
  }
  recalculate(document, parts, rels);
  parts.set(BOOK, print(document));
  parts.set(RELS, print(rels));
  forgetTitles(parts);
}

function removeRelation(rels: ReturnType<typeof parse>, id: string): void {
  const found = all(rels, 'Relationship').find((one) => one.getAttribute('Id') === id);
  found?.parentNode?.removeChild(found);
}

type Defined = { order: number[]; made: readonly Made[]; first: number; sheets: readonly SheetPart[] };

/** Copies print areas, print titles and other defined names of a sheet for each of its copies. */
function renameDefined(document: ReturnType<typeof parse>, { order, made, first, sheets }: Defined): void {
  for (const name of all(document, 'definedName')) {
    const local = name.getAttribute('localSheetId');
    if (local === null || local === '') {
      const names = new Map(made.map(({ card, name: to }) => [card.name, to] as const).toReversed());
      name.textContent = renameSheets(name.textContent ?? '', names);
      continue;
    }
    const position = Number(local);
    const places = order.flatMap((own, index) => (own === position ? [index] : []));
    for (const [turn, place] of places.entries()) {
      const own = (turn === 0 ? name : name.cloneNode(true)) as Element;
      own.setAttribute('localSheetId', String(place));
      if (turn > 0) name.parentNode?.appendChild(own);
    }
  }
  for (const name of all(document, 'definedName')) {
    const place = Number(name.getAttribute('localSheetId') ?? -1);
    const copy = made[place - first];
    const from = copy && sheets[copy.card.position]?.name;
    if (copy && from !== undefined && place >= first) name.textContent = renameSheets(name.textContent ?? '', new Map([[from, copy.name]]));
  }
}

/** Removes the template's calculation chain; it is made again when the file is opened. */
function recalculate(document: ReturnType<typeof parse>, parts: Parts, rels: ReturnType<typeof parse>): void {
  for (const found of all(rels, 'Relationship').filter((one) => (one.getAttribute('Type') ?? '').endsWith('/calcChain')))
    found.parentNode?.removeChild(found);
  if (parts.delete('xl/calcChain.xml')) addTypes(parts, [], 'xl/calcChain.xml');
  const present = all(document, 'calcPr')[0];
  const facts = present ?? document.createElementNS(document.documentElement?.namespaceURI ?? null, 'calcPr');
  facts.setAttribute('fullCalcOnLoad', '1');
  const before = all(document, 'definedNames')[0] ?? all(document, 'sheets')[0];
  if (present === undefined) before?.parentNode?.insertBefore(facts, before.nextSibling);
}

/** Removes the list of sheet titles in the file's properties, which is that of the template. */
function forgetTitles(parts: Parts): void {
  const found = parts.get('docProps/app.xml');
  if (found === undefined) return;
  const document = parse(found);
  for (const name of ['HeadingPairs', 'TitlesOfParts']) for (const one of all(document, name)) one.parentNode?.removeChild(one);
  parts.set('docProps/app.xml', print(document));
}
