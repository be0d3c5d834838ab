import { posix } from 'node:path';
import { partOf, RELATION, relationsOf, relsPath } from './book.ts';
import type { Parts } from './package.ts';
import type { Picture, Placed } from './picture.ts';
import { addDefaultType, addType } from './write-book.ts';
import { all, type Document, type Element, parse, print } from './xml.ts';

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
const MAIN = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DRAWING_TYPE = 'application/vnd.openxmlformats-officedocument.drawing+xml';
/** What follows a sheet's drawing; the order is fixed. */
const AFTER_DRAWING = ['legacyDrawing', 'legacyDrawingHF', 'picture', 'oleObjects', 'controls', 'webPublishItems', 'tableParts', 'extLst'];
/** Excel measures in these: 9,525 a pixel, 12,700 a point. */
const [A_PIXEL, A_POINT] = [9525, 12_700];
const [USUAL_WIDTH, USUAL_HEIGHT, DIGIT] = [9.14, 15, 7];

/** Draws pictures over their cells (or merged cells), as large as fits with their proportions, in the middle. */
export function placePictures(parts: Parts, path: string, placed: readonly Placed[]): void {
  const sheet = parse(partOf(parts, path));
  const drawing = relationsOf(parts, path).find(({ type }) => type === 'drawing')?.path ?? addDrawing(parts, path, sheet);
  const document = parse(partOf(parts, drawing));
  for (const { cell, picture } of placed) {
    const media = freePath(parts, (count) => `xl/media/photo${count}.${picture.kind}`);
    parts.set(media, Buffer.from(picture.bytes));
    addDefaultType(parts, picture.kind, `image/${picture.kind}`);
    const id = addRelation(parts, drawing, 'image', media);
    const text = anchorOf(boxOf(sheet, cell), picture, { id, number: nextNumber(document) });
    document.documentElement?.appendChild(document.importNode(parse(Buffer.from(text)).documentElement as Element, true));
  }
  parts.set(drawing, print(document));
}

function addDrawing(parts: Parts, path: string, sheet: Document): string {
  const drawing = freePath(parts, (count) => `xl/drawings/photos${count}.xml`);
  parts.set(
    drawing,
    Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<xdr:wsDr xmlns:xdr="${DRAWING}" xmlns:a="${MAIN}"/>`),
  );
  addType(parts, drawing, DRAWING_TYPE);
  const root = sheet.documentElement as Element;
  const element = sheet.createElementNS(root.namespaceURI, root.prefix ? `${root.prefix}:drawing` : 'drawing');
  element.setAttributeNS(RELATION, 'r:id', addRelation(parts, path, 'drawing', drawing));
  const next = [...root.childNodes].find((one) => AFTER_DRAWING.includes((one as Element).localName ?? '')) ?? null;
  root.insertBefore(element, next);
  parts.set(path, print(sheet));
  return drawing;
}

function freePath(parts: Parts, nameOf: (count: number) => string): string {
  let count = 1;
  while (parts.has(nameOf(count))) count++;
  return nameOf(count);
}

function addRelation(parts: Parts, from: string, type: string, to: string): string {
  const rels = parts.get(relsPath(from)) ?? Buffer.from(`<Relationships xmlns="${PACKAGE}"/>`);
  const document = parse(rels);
  const taken = new Set(all(document, 'Relationship').map((one) => one.getAttribute('Id')));
  let count = 1;
  while (taken.has(`photo${count}`)) count++;
  const relation = document.createElementNS(PACKAGE, 'Relationship');
  for (const [name, value] of [
    ['Id', `photo${count}`],
    ['Type', `${RELATION}/${type}`],
    ['Target', posix.join('/', to)],
  ] as const)
    relation.setAttribute(name, value);
  document.documentElement?.appendChild(relation);
  parts.set(relsPath(from), print(document));
  return `photo${count}`;
}

const nextNumber = (drawing: Document) => 1 + Math.max(0, ...all(drawing, 'cNvPr').map((one) => Number(one.getAttribute('id') ?? 0)));

/** The sizes of the columns and rows of a cell, or of the merged cells that begin with it. */
type Box = { column: number; row: number; widths: number[]; heights: number[] };

function boxOf(sheet: Document, cell: string): Box {
  const range =
    all(sheet, 'mergeCell')
      .find((one) => one.getAttribute('ref')?.startsWith(`${cell}:`))
      ?.getAttribute('ref') ?? cell;
  const [first, last = first] = range.split(':').map(placeOf) as [Place, Place?];
  const across = Array.from({ length: last.column - first.column + 1 }, (_, index) => first.column + index);
  const down = Array.from({ length: last.row - first.row + 1 }, (_, index) => first.row + index);
  return { ...first, widths: across.map((column) => widthOf(sheet, column)), heights: down.map((row) => heightOf(sheet, row)) };
}

type Place = { column: number; row: number };

/** `B3` is column 1 and row 2, from 0. */
function placeOf(cell: string): Place {
  const [, letters = 'A', digits = '1'] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  return { column: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1, row: Number(digits) - 1 };
}

function widthOf(sheet: Document, column: number): number {
  const own = all(sheet, 'col').find((one) => Number(one.getAttribute('min')) <= column + 1 && column < Number(one.getAttribute('max')));
  const width = own?.getAttribute('width') ?? all(sheet, 'sheetFormatPr')[0]?.getAttribute('defaultColWidth') ?? USUAL_WIDTH;
  return Math.round(Number(width) * DIGIT) * A_PIXEL;
}

function heightOf(sheet: Document, row: number): number {
  const own = all(sheet, 'row')
    .find((one) => one.getAttribute('r') === String(row + 1))
    ?.getAttribute('ht');
  const height = own ?? all(sheet, 'sheetFormatPr')[0]?.getAttribute('defaultRowHeight') ?? USUAL_HEIGHT;
  return Math.round(Number(height) * A_POINT);
}

function anchorOf(box: Box, { width, height }: Picture, { id, number }: { id: string; number: number }): string {
  const [across, down] = [sum(box.widths), sum(box.heights)];
  // In a hidden column or row there is no place: a size below zero would spoil the file.
  const scale = Math.max(0, Math.min((across - 2 * A_PIXEL) / width, (down - 2 * A_PIXEL) / height));
  const [cx, cy] = [Math.round(width * scale), Math.round(height * scale)];
  const [x, y] = [stepInto(box.widths, (across - cx) / 2), stepInto(box.heights, (down - cy) / 2)];
  return `<xdr:oneCellAnchor xmlns:xdr="${DRAWING}" xmlns:a="${MAIN}" xmlns:r="${RELATION}"><xdr:from><xdr:col>${box.column + x.index}</xdr:col><xdr:colOff>${x.rest}</xdr:colOff><xdr:row>${box.row + y.index}</xdr:row><xdr:rowOff>${y.rest}</xdr:rowOff></xdr:from><xdr:ext cx="${cx}" cy="${cy}"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${number}" name="Photo ${number}"/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`;
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, one) => all + one, 0);

/** The column or row in which a distance ends, and what is left of it there. */
function stepInto(sizes: readonly number[], distance: number): { index: number; rest: number } {
  let [index, rest] = [0, distance];
  while (index < sizes.length - 1 && rest > (sizes[index] ?? 0)) rest -= sizes[index++] ?? 0;
  return { index, rest: Math.max(0, Math.round(rest)) };
}
