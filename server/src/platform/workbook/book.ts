import { posix } from 'node:path';
import type { Parts } from './package.ts';
import { all, type Element, parse } from './xml.ts';

export const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A sheet of a workbook: its name, its part (file), its position and its relation. */
export type SheetPart = { name: string; path: string; position: number; relationId: string };

/** The sheets of a workbook in order. */
export function listSheets(parts: Parts): SheetPart[] {
  const targets = new Map(relationsOf(parts, 'xl/workbook.xml').map(({ id, path }) => [id, path]));
  return all(parse(partOf(parts, 'xl/workbook.xml')), 'sheet').map((sheet, position) => {
    const relationId = sheet.getAttributeNS(RELATION, 'id') ?? '';
    return { name: sheet.getAttribute('name') ?? '', path: targets.get(relationId) ?? '', position, relationId };
  });
}

export function partOf(parts: Parts, path: string): Buffer {
  const found = parts.get(path);
  if (found === undefined) throw new Error(`The workbook has no part ${path}.`);
  return found;
}

export const relsPath = (path: string) => posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`);

type Relation = { id: string; type: string; path: string; isOutside: boolean };

/** The parts to which a part refers. */
export function relationsOf(parts: Parts, path: string): Relation[] {
  const rels = parts.get(relsPath(path));
  if (rels === undefined) return [];
  return all(parse(rels), 'Relationship').map((one) => {
    const target = one.getAttribute('Target') ?? '';
    const isOutside = one.getAttribute('TargetMode') === 'External';
    const full = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(path), target);
    return {
      id: one.getAttribute('Id') ?? '',
      type: (one.getAttribute('Type') ?? '').split('/').at(-1) ?? '',
      path: isOutside ? target : full,
      isOutside,
    };
  });
}

/** The shared strings, each as an XML element. */
export function sharedStrings(parts: Parts): Element[] {
  const found = [...parts.keys()].find((name) => /^xl\/sharedStrings\.xml$/i.test(name));
  return found === undefined ? [] : all(parse(partOf(parts, found)), 'si');
}

/** The text of a cell: an element of the shared strings or of the cell itself; null for numbers and formulas. */
export function stringOf(cell: Element, shared: readonly Element[]): Element | null {
  if (all(cell, 'f').length > 0) return null;
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return all(cell, 'is')[0] ?? null;
  return type === 's' ? (shared[Number(all(cell, 'v')[0]?.textContent ?? -1)] ?? null) : null;
}
