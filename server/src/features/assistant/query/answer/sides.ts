import type { Query } from '@shala/contract/assistant';
import { type Fragment, sql } from '#platform/db';
import { Refusal } from '#platform/errors';
import { ENTITIES } from '../entities/index.ts';
import type { Period } from '../entity.ts';

/** The rows of one side: a query's groups over these days, with the values of these dimensions as `base`. */
type Grouped = (query: Query, days?: Period, of?: readonly string[]) => Fragment;

/** A query whose figure comes of two others: what rose or fell between two times, or a part of a whole. Undefined where it is a plain one. */
export function twoSided(query: Query, grouped: Grouped): Fragment | undefined {
  if (query.change !== undefined) return changeOf(query, grouped);
  return query.share === undefined ? undefined : shareOf(query, grouped);
}

/** The two sides of a change, the earlier first. */
function sidesOf({ change: _, sides, compare, ...query }: Query): [Query, Query] {
  const [first = '', second = ''] = sides?.values ?? [];
  if (sides !== undefined) {
    const of = (value: string, filters = query.filters): Query => ({
      ...query,
      filters: [...filters, { by: sides.by, op: 'is', values: [value] }],
    });
    return [of(first, filtersBefore(query)), of(second)];
  }
  // What changed needs two times.
  if (compare === undefined || query.period === undefined) throw new Refusal('invalid', 'badValue');
  return [query, { ...query, period: compare }];
}

/** Students of a class are those who are in it now; a year ago they were in another one. */
function filtersBefore({ entity, groupBy, filters }: Pick<Query, 'entity' | 'groupBy' | 'filters'>): Query['filters'] {
  const { who } = ENTITIES[entity];
  return who !== undefined && groupBy.includes(who) ? filters.filter(({ by }) => by !== 'class' && by !== 'section') : filters;
}

function changeOf(query: Query, grouped: Grouped): Fragment {
  const [before, after] = sidesOf(query);
  const { unit } = ENTITIES[query.entity].measures[query.measure] ?? {};
  // Of a percentage both sides have to be known; a sum of nothing is nothing.
  const [joined, figure] =
    unit === 'percent' ? [sql`join`, sql`b.figure - a.figure`] : [sql`full join`, sql`coalesce(b.figure, 0) - coalesce(a.figure, 0)`];
  const kept = query.change === 'rise' ? sql`figure > 0` : sql`figure < 0`;
  return sql`select * from (select keys, ids, round((${figure})::numeric, 2)::float8 as figure, array[a.figure, b.figure] as beside, coalesce(b.sorts, a.sorts) as sorts
      from (${grouped(before, before.period)}) a ${joined} (${grouped(after, after.period)}) b using (keys, ids)) d where ${kept}`;
}

function shareOf({ share = [], ...part }: Query, grouped: Grouped): Fragment {
  const of = part.groupBy.filter((name) => !share.includes(name));
  const whole: Query = {
    ...part,
    groupBy: of,
    filters: part.filters.filter(({ by }) => !share.includes(by)),
    also: share.includes('also') ? [] : part.also,
  };
  return sql`select coalesce(p.keys, w.keys) as keys, coalesce(p.ids, w.ids) as ids, round((100 * coalesce(p.figure, 0) / nullif(w.figure, 0))::numeric, 1)::float8 as figure,
      array[coalesce(p.figure, 0)] as beside, coalesce(p.sorts, w.sorts) as sorts from (${grouped(whole, undefined, of)}) w left join (${grouped(part, undefined, of)}) p using (base)`;
}
