import type { Query } from '@shala/contract/assistant';
import type { Slots } from '../interpreter/types.ts';

/** A query of overdue fees as the list that can be reminded, where it says no more than that list can; undefined for all others. */
export function asListed({ entity, groupBy, filters, bounds, also, counts }: Query): { intent: 'fees.list_due'; slots: Slots } | undefined {
  const isPlain =
    entity === 'due' &&
    also.length === 0 &&
    counts !== true &&
    (groupBy.length === 0 || (groupBy.length === 1 && groupBy[0] === 'student'));
  const isSaid = filters.every(({ by, op }) => op === 'is' && (by === 'class' || by === 'section')) && filters.length <= 1;
  if (!isPlain || !isSaid || bounds.some(({ measure, op }) => measure !== 'sum' || !op.startsWith('>'))) return undefined;
  const [place] = filters;
  const least = Math.max(0, ...bounds.map(({ op, value }) => (op === '>' && value === 0 ? 0 : value)));
  return { intent: 'fees.list_due', slots: { ...(place && placeOf(place)), ...(least > 0 && { min_amount: least }) } };
}

function placeOf({ by, values }: Query['filters'][number]): Slots {
  const [first = ''] = values;
  if (by === 'class') return values.length === 1 ? { class: first } : { classes: [...values] };
  const places = values.map((value) => ({
    class: value.slice(0, value.lastIndexOf(' ')),
    section: value.slice(value.lastIndexOf(' ') + 1),
  }));
  const [place] = places;
  return places.length === 1 && place ? { ...place } : { classes: [...new Set(places.map((one) => one.class))], places };
}
