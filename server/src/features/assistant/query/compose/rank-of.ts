import type { Query } from '@shala/contract/assistant';
import { namesOf, type Roles, type Work } from '../reading/marks.ts';
import { tellsOrder } from './ends.ts';
import type { Parts } from './of-people.ts';

const PLACE = ['rank', 'ranks', 'ranked', 'position', 'place', 'placed', 'stand', 'stands', 'standing', 'sthan'];
const AROUND = ['which', 'what', 'where', 'number', 'among', 'amongst', 'overall', 'all', 'does', 'out'];

/** 'The rank of 9A in attendance among all sections': the place of one group among the others. */
export function rankOf(
  { entity, reading, claimed, marks, particulars }: Work,
  roles: Roles,
  { filters, groups, when, bounds, measure }: Parts,
): Query | undefined {
  const { tokens, claims } = reading;
  // 'Top 10 rank' asks for people, and 'rank the teachers by …' for all of them in order.
  if (particulars.limit !== undefined || roles.has('top') || tellsOrder(marks)) return undefined;
  const at = tokens.findIndex(
    ({ text }, place) => PLACE.includes(text) && claims[place] === undefined && !['most', 'least'].includes(tokens[place + 1]?.text ?? ''),
  );
  const place = filters.findIndex(
    ({ by, op, values }) => op === 'is' && values.length === 1 && entity.dimensions[by]?.isPerson !== true && BY.includes(by),
  );
  const one = filters[place];
  // 'The rank of the students of 9A' is one of each.
  const isOfEach = entity.measures.rank !== undefined && marks.some((mark) => namesOf(mark, 'dimension').includes(entity.who ?? ''));
  const isOther =
    ['versus', 'count', 'average', 'share', 'least', 'worst'].some((role) => roles.has(role as 'count')) &&
    !marks.some(({ length }) => length > 1);
  if (
    at < 0 ||
    one === undefined ||
    measure === 'list' ||
    bounds.length > 0 ||
    when.compare !== undefined ||
    isOther ||
    isOfEach ||
    particulars.people.length > 0
  )
    return undefined;
  if (groups.some((group) => group !== one.by)) return undefined;
  for (const [index, { text }] of tokens.entries())
    if ([...PLACE, ...AROUND].includes(text) && claims[index] === undefined) claimed[index] = true;
  return {
    entity: entity.name,
    measure,
    filters: filters.filter((_, index) => index !== place),
    groupBy: [one.by],
    bounds: [],
    also: [],
    ...(when.period && { period: when.period }),
    order: 'most',
    rankOf: one.values[0] ?? '',
  };
}
/** What can be ranked by its name. */
const BY = ['class', 'section', 'house', 'subject', 'department', 'head', 'mode', 'stop', 'route', 'month', 'weekday'];
