import type { ImportField } from '@shala/contract/imports';
import { isBlank } from './blank-cell.ts';
import type { Mapping } from './row-reader.ts';
import { PARENT_NAMES, tidyName } from './tidy-name.ts';

const NAMES: readonly ImportField[] = ['name', ...PARENT_NAMES];
const EXAMPLES = 3;

type Untidy = { count: number; isUsual: boolean; examples: { before: string; after: string }[] };

/** The names of a sheet in capitals or small letters only, or with a parent's title: how many, some examples, and whether more than a tenth are so. */
export function namesToTidy(mapping: Mapping, rows: readonly (readonly string[])[]): Untidy {
  const columns = mapping.flatMap((field, column) => (field !== null && NAMES.includes(field) ? [{ field, column }] : []));
  const examples = new Map<string, string>();
  let [names, count] = [0, 0];
  for (const cells of rows)
    for (const { field, column } of columns) {
      const before = (cells[column] ?? '').replaceAll(/\s+/g, ' ').trim();
      if (isBlank(before)) continue;
      names += 1;
      const after = tidyName(before, { isParent: PARENT_NAMES.includes(field) });
      if (after === before) continue;
      count += 1;
      if (examples.size < EXAMPLES) examples.set(before, after);
    }
  return { count, isUsual: count > names / 10, examples: [...examples].map(([before, after]) => ({ before, after })) };
}
