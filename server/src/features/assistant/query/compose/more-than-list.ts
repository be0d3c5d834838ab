import type { Query } from '@shala/contract/assistant';
import type { Entity } from '../entity.ts';

/** Whether more is asked than who or how much: the listed questions answer that. */
export function isMoreThanAList(
  { groupBy, measure, bounds, compare, order, counts, also, share, change, filters, beside }: Query,
  { name, who }: Entity,
): boolean {
  const isBounded = bounds.some((one) => one.measure !== measure || one.op !== '>' || one.value !== 0);
  return (
    groupBy.some((group) => group !== who) ||
    // Who takes a subject is told by no whole timetable.
    (name === 'lesson' && groupBy.length > 0 && filters.some(({ by }) => by === 'subject')) ||
    isBounded ||
    also.length > 0 ||
    compare !== undefined ||
    share !== undefined ||
    change !== undefined ||
    order !== undefined ||
    beside !== undefined ||
    counts === true
  );
}
