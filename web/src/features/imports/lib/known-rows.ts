import type { KnownChoice } from '@shala/contract/imports';
import type { PreviewRow } from '../api.ts';

/** What a choice about known rows comes to: how many come in as others, how many are changed, how many of them have a bad cell. */
export function countKnown(rows: readonly PreviewRow[], choice: KnownChoice): { added: number; changed: number; bad: number } {
  const counts = { added: 0, changed: 0, bad: 0 };
  for (const { known, problems } of rows) {
    if (!known || choice === 'skip') continue;
    const isAdded = choice === 'add' && known.isByName;
    const isChanged = choice !== 'add' && known.differs.some(({ has }) => choice === 'update' || has === '' || has === '0');
    if (!isAdded && !isChanged) continue;
    if (problems.length > 0) counts.bad += 1;
    else if (isAdded) counts.added += 1;
    else counts.changed += 1;
  }
  return counts;
}
