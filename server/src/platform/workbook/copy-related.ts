import { posix } from 'node:path';
import { partOf, relationsOf, relsPath } from './book.ts';
import { type Renamed, renameSheets } from './fill-sheet.ts';
import type { Parts } from './package.ts';
import { all, parse, print } from './xml.ts';

/** A copied part: the path of its source, its own path, and its type. */
export type Copied = { like: string; path: string; type: string };
type Copy = { from: string; to: string; turn: number; ids: () => number; renamed: Renamed };

/** Returns table ids that are not used elsewhere in the workbook. */
export function newIds(parts: Parts): () => number {
  let last = Math.max(
    0,
    ...[...parts]
      .filter(([name]) => name.startsWith('xl/tables/'))
      .map(([, bytes]) => Number(/<table[^>]*? id="(\d+)"/.exec(bytes.toString('utf8'))?.[1] ?? 0)),
  );
  return () => ++last;
}

/** Copies the parts to which a sheet refers (drawings, charts, notes, printer settings, tables). Pictures are shared by all copies. */
export function copyRelated(parts: Parts, { from, to, turn, ids, renamed }: Copy): Copied[] {
  const rels = parts.get(relsPath(from));
  if (rels === undefined) return [];
  const document = parse(rels);
  const copied: Copied[] = [];
  for (const [index, { path, type, isOutside }] of relationsOf(parts, from).entries()) {
    if (isOutside || !parts.has(path)) continue;
    let target = path;
    if (type !== 'image') {
      const name = posix.basename(path);
      target = posix.join(posix.dirname(path), `copy${turn + 1}-${name}`);
      // Two sheets of a student may each have a part with that name.
      while (parts.has(target)) target = posix.join(posix.dirname(path), `x${posix.basename(target)}`);
      parts.set(target, changed(partOf(parts, path), { type, ids, renamed }));
      copied.push({ like: path, path: target, type }, ...copyRelated(parts, { from: path, to: target, turn, ids, renamed }));
    }
    all(document, 'Relationship')[index]?.setAttribute('Target', `/${target}`);
  }
  parts.set(relsPath(to), print(document));
  return copied;
}

/** Tables have an id and a name of their own; formulas of charts contain the sheet's name. */
function changed(bytes: Buffer, { type, ids, renamed }: Pick<Copy, 'ids' | 'renamed'> & { type: string }): Buffer {
  if (type !== 'table' && type !== 'chart') return bytes;
  const document = parse(bytes);
  if (type === 'chart') for (const formula of all(document, 'f')) formula.textContent = renameSheets(formula.textContent ?? '', renamed);
  const table = type === 'table' ? document.documentElement : null;
  if (table !== null) {
    const id = ids();
    table.setAttribute('id', String(id));
    for (const name of ['name', 'displayName']) table.setAttribute(name, `${table.getAttribute(name) ?? 'Table'}_${id}`);
  }
  return print(document);
}
