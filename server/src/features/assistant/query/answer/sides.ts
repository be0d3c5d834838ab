import type { Query } from '@shala/contract/assistant';
import { type Fragment, join, sql } from '#platform/db';
import { Refusal } from '#platform/errors';
import { ENTITIES } from '../entities/index.ts';
import type { Period } from '../entity.ts';

/** The rows of one side: a query's groups over these days, with the values of these dimensions as `base`. */
type Grouped = (query: Query, days?: Period, of?: readonly string[]) => Fragment;

type Usual = (entity: Query['entity']) => Period | undefined;

/**
 * A query whose figures come of several others: what rose or fell between two times, a part of a whole, some against all others, or figures side by side.
 * Undefined where it is a plain one.
 */
export function manySided(query: Query, grouped: Grouped, usual: Usual): Fragment | undefined {
  if (query.change !== undefined) return changeOf(query, grouped);
  if (query.others !== undefined) return othersOf(query, query.others, grouped);
  if (query.with !== undefined) return besideEach(query, grouped, usual);
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

/** The key of those that are told against the others, and of these. */
export const THESE = 'these';
const OTHERS = 'others';

/** The same filter of all that it does not keep. */
function turned(filter: Query['filters'][number]): Query['filters'][number] {
  if (filter.op === 'has' && filter.values.length > 0) throw new Refusal('invalid', 'badValue');
  if (filter.op === 'has') return { ...filter, op: 'not' };
  return { ...filter, op: filter.op === 'is' ? 'not' : filter.values.length === 0 ? 'has' : 'is' };
}

function othersOf({ others: _, ...query }: Query, filter: Query['filters'][number], grouped: Grouped): Fragment {
  const side = (key: string, one: Query['filters'][number]) => {
    const hasGroups = query.groupBy.length > 0;
    const before = (list: Fragment, first: string | null) =>
      hasGroups ? sql`array_prepend(${first}::text, ${list})` : sql`array[${first}::text]`;
    return sql`select ${before(sql`keys`, key)} as keys, ${before(sql`ids`, null)} as ids, figure, beside, cells, base, ${before(sql`sorts`, key === THESE ? '0' : '1')} as sorts
      from (${grouped({ ...query, filters: [...query.filters, one] })}) ${key === THESE ? sql`a` : sql`b`}`;
  };
  return sql`${side(THESE, filter)} union all ${side(OTHERS, turned(filter))}`;
}

/** What narrows each of several figures alike. */
const PLACES = ['class', 'section'];

/** The queries of all figures, the first one first; those whose records do not have the groups have one figure. */
export function figuresOf({ with: figures = [], made, ...first }: Query): Query[] {
  const places = first.filters.filter(({ by }) => PLACES.includes(by));
  return [
    first,
    ...figures.map(({ entity, measure, filters, also = [] }): Query => {
      const { dimensions } = ENTITIES[entity];
      const has = (by: string) => by in dimensions;
      const isApart = first.groupBy.every(has);
      // A part of the groups, or a difference to what is not told apart, would be another figure.
      if (!isApart && (first.groupBy.some(has) || (made !== 'ratio' && made !== 'percent'))) throw new Refusal('invalid', 'badValue');
      const more = places.filter(({ by }) => has(by) && !filters.some((one) => PLACES.includes(one.by)));
      const { period } = first;
      return {
        entity,
        measure,
        filters: [...filters, ...more],
        groupBy: isApart ? first.groupBy : [],
        bounds: [],
        also,
        ...(period && { period }),
      };
    }),
  ];
}

const ALIASES = [sql`a`, sql`b`, sql`c`, sql`d`];
/** Figures group by group, with what is computed of them. */
function besideEach(query: Query, grouped: Grouped, usual: Usual): Fragment {
  const sides = figuresOf({ ...query, order: undefined, limit: undefined });
  const isApart = (one: Query) => one.groupBy.length === query.groupBy.length;
  const alias = (at: number) => ALIASES[at] ?? sql`d`;
  const of = (one: Query) => grouped(one, one.period ?? usual(one.entity));
  const joined = sides.map((one, at) =>
    at === 0
      ? sql`(${of(one)}) a`
      : isApart(one)
        ? sql`full join (${of(one)}) ${alias(at)} using (keys)`
        : sql`cross join (select figure from (${of(one)}) x) ${alias(at)}`,
  );
  const inOrder = [true, false].flatMap((apart) => joined.filter((_, at) => isApart(sides[at] ?? query) === apart));
  const figures = sides.map((_, at) => sql`${alias(at)}.figure`);
  const sorts = sides.flatMap((one, at) => (isApart(one) ? [sql`${alias(at)}.sorts`] : []));
  const ids = sides.flatMap((one, at) => (isApart(one) ? [sql`${alias(at)}.ids`] : []));
  return sql`select coalesce(${join(ids, sql`, `)}) as ids, keys, ${computed(query.made, figures)} as figure,
      array[${join(query.made === undefined ? figures.slice(1) : figures, sql`, `)}] as beside, coalesce(${join(sorts, sql`, `)}) as sorts
    from ${join(inOrder, sql` `)}`;
}

function computed(made: Query['made'], figures: readonly Fragment[]): Fragment {
  const [first = sql`null`, second = sql`null`] = figures;
  const sums = figures.map((one) => sql`coalesce(${one}, 0)`);
  if (made === 'less') return join(sums, sql` - `);
  if (made === 'plus') return join(sums, sql` + `);
  if (made === 'ratio') return sql`round((coalesce(${first}, 0) / nullif(${second}, 0))::numeric, 2)::float8`;
  return made === 'percent' ? sql`round((100 * coalesce(${first}, 0) / nullif(${second}, 0))::numeric, 1)::float8` : first;
}
