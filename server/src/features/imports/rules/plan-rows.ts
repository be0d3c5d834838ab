import type { KnownChoice } from '@shala/contract/imports';
import type { Known } from './compare-known.ts';
import type { Verdict } from './row-reader.ts';

type Row = { verdict: Verdict; problems: readonly unknown[]; known?: Known };
type Values = Record<string, string | number | null>;
export type KnownChange = { id: string; before: Values; after: Values };

/**
 * Which rows are imported, and how existing records are changed. A person found by number is never imported again. A row of an existing person with an invalid
 * cell counts as bad as soon as it would be used.
 */
export function planRows(
  rows: readonly Row[],
  choice: KnownChoice,
): { added: number[]; changed: (KnownChange & { place: number })[]; hasBad: boolean } {
  const added: number[] = [];
  const changed: (KnownChange & { place: number })[] = [];
  const taken = new Set<string>();
  let hasBad = false;
  for (const [place, { verdict, problems, known }] of rows.entries()) {
    if (verdict === 'good') added.push(place);
    if (verdict === 'bad') hasBad = true;
    if (verdict !== 'known' || known === undefined || choice === 'skip') continue;
    const isAdded = choice === 'add' && known.isByName;
    const differs =
      choice === 'add' ? [] : known.differs.filter(({ before }) => choice === 'update' || before === null || before === '' || before === 0);
    if (!isAdded && differs.length === 0) continue;
    // Two rows about one person would overwrite each other.
    if (problems.length > 0 || (!isAdded && taken.has(known.id))) hasBad = true;
    else if (isAdded) added.push(place);
    else {
      taken.add(known.id);
      const values = (side: 'before' | 'after') => Object.fromEntries(differs.map((one) => [one.property, one[side]]));
      changed.push({ id: known.id, place, before: values('before'), after: values('after') });
    }
  }
  return { added, changed, hasBad };
}
