import type { Query } from '@shala/contract/assistant';
import { type Fragment, join, sql } from '#platform/db';
import { Refusal } from '#platform/errors';
import { addDays } from '../../tools/span.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Dimension, Entity, Measure, Period } from '../entity.ts';
import { isPlace } from '../query-parts.ts';
import { dimensionIn, madeMeasure, measureIn } from './made-measures.ts';
import { manySided } from './sides.ts';

/** More rows than this are never read. */
export const MOST_ROWS = 1000;

/** The days that a query looks at, and those that are meant of another entity where none are said. */
type Spans = { period: Period | undefined; usual(entity: Query['entity']): Period | undefined };
type At = { schoolId: string; today: string; classNames?: ReadonlyMap<string, string> };
type Filter = Query['filters'][number];

/** A name that an entity does not declare is no column. */
function declared<T>(list: Readonly<Record<string, T>> | undefined, name: string): T {
  const found = list !== undefined && Object.hasOwn(list, name) ? list[name] : undefined;
  if (found === undefined) throw new Refusal('invalid', 'badValue');
  return found;
}

export const dimensionOf = (entity: Entity, name: string): Dimension => declared(entity.dimensions, name);
export const measureOf = (entity: Entity, name: string): Measure => madeMeasure(entity, name) ?? declared(entity.measures, name);

/** Whose rows an entity has, if they are a student's or an employee's: whatever is declared of that person can be told beside each. */
export function personOf({ name, who }: Entity): Entity | undefined {
  const person = who === 'student' || who === 'employee' ? ENTITIES[who] : undefined;
  return person?.name === name ? undefined : person;
}
/** Whether a column is none of the row's own, and told of its person. */
export const isOfPerson = (entity: Entity, name: string): boolean =>
  !Object.hasOwn(entity.dimensions, name) && personOf(entity) !== undefined;

/** What is told beside a row: of the row itself, else of its person. */
export const columnOf = (entity: Entity, name: string): Dimension =>
  isOfPerson(entity, name) ? dimensionOf(personOf(entity) ?? entity, name) : dimensionOf(entity, name);

/** The columns of the person beside the rows `t`, each read as `person.told[n]`. */
const toldOf = (entity: Entity, columns: readonly string[]) => columns.filter((name) => isOfPerson(entity, name));
const cellOf = (entity: Entity, columns: readonly string[], name: string): Fragment =>
  isOfPerson(entity, name) ? sql`person.told[${toldOf(entity, columns).indexOf(name) + 1}::int]` : dimensionOf(entity, name).sql;

function personBeside(entity: Entity, columns: readonly string[], at: At): Fragment {
  const told = toldOf(entity, columns);
  const person = personOf(entity);
  if (told.length === 0 || person?.who === undefined) return sql``;
  const { key } = dimensionOf(person, person.who);
  const source = person.from({ ...at, period: undefined, names: told, columns: told, uses: () => false });
  const cells = told.map((name) => sql`(${dimensionOf(person, name).sql})::text`);
  return sql` left join (select ${key} as id, array[${commas(cells)}] as told from (${source}) t) person on person.id = ${dimensionOf(entity, person.who).key}`;
}

/** The days that a query looks at: those that are said, else what the entity takes for meant. */
function periodOf(
  { entity: name, period, measure, limit, groupBy }: Pick<Query, 'entity' | 'period'> & Partial<Query>,
  { today, yearStartsOn }: { today: string; yearStartsOn: string | null },
): Period | undefined {
  const entity = ENTITIES[name];
  if (entity.inPeriod === undefined) return undefined;
  if (period !== undefined) return period;
  // The latest of all are of no year, and years are told apart from all of them.
  if (entity.usual === undefined || (measure === 'list' && limit !== undefined) || groupBy?.includes('year') === true) return undefined;
  if (entity.usual === 'today' || yearStartsOn === null) return { from: today, to: today };
  const end = `${Number(yearStartsOn.slice(0, 4)) + 1}${yearStartsOn.slice(4)}`;
  return entity.usual === 'year' ? { from: yearStartsOn, to: today } : { from: yearStartsOn, to: addDays(end, -1) };
}

/** '10th' is spoken of as 10. */
const spoken = (column: Fragment) => sql`regexp_replace(${column}, '^(\\d{1,2})(st|nd|rd|th)\\M', '\\1', 'i')`;

/** '10 अ' where the school says '10वीं अ'. */
function ownPlace(value: string, classNames: At['classNames']): string {
  const place = [value, value.replace(/ [^ ]*$/, '')].find((one) => classNames?.has(one));
  return place === undefined ? value : `${classNames?.get(place)}${value.slice(place.length)}`;
}

/** Whether a condition without values is of a field, which is or is not recorded. */
export const isOfField = ({ dimensions, flags }: Entity, by: string): boolean =>
  dimensions[by]?.mayLack === true && !(flags !== undefined && Object.hasOwn(flags, by));

function condition(entity: Entity, { by, op, values: given }: Filter, { classNames }: At): Fragment {
  const values = isPlace(by) ? given.map((value) => ownPlace(value, classNames)) : given;
  // One of several conditions is enough: 'without a photo or an address'.
  if (values.length === 0 && isOfField(entity, by)) {
    const field = sql`coalesce((${dimensionOf(entity, by).sql})::text, '')`;
    return op === 'has' ? sql`${field} <> ''` : sql`${field} = ''`;
  }
  if (op === 'has')
    return join(
      [by, ...values].map((name) => sql`(${declared(entity.flags, name).sql})`),
      sql` or `,
    );
  if (op === 'not' && entity.flags?.[by] !== undefined && values.length === 0) return sql`not (${declared(entity.flags, by).sql})`;
  const column = dimensionOf(entity, by);
  if (column.isPart === true) {
    const found = sql`${column.sql} ilike any (${values.map((value) => `%${value}%`)}::text[])`;
    return op === 'not' ? sql`not (${found})` : found;
  }
  const value = isPlace(by) ? spoken(column.sql) : sql`(${column.sql})::text`;
  // Arrears are of no month, and of none that is left out.
  if (op === 'not' && by === 'month') return sql`coalesce(${value}, '') <> all (${values}::text[])`;
  return op === 'not' ? sql`${value} <> all (${values}::text[])` : sql`${value} = any (${values}::text[])`;
}

/** The dimensions of which its measures count the values. */
const dimensionsMeasured = ({ measure, bounds = [], beside = [] }: Partial<Query>): string[] =>
  [measure ?? '', ...bounds.map((one) => one.measure), ...beside].flatMap((name) => dimensionIn(name) ?? []);

/** The rows of the entity that a query is about, as `t`. */
function rowsOf(
  query: Pick<Query, 'entity' | 'filters' | 'groupBy' | 'columns'> & Partial<Pick<Query, 'measure' | 'bounds' | 'beside'>>,
  at: At,
  period: Period | undefined,
  besides: readonly Fragment[] = [],
): Fragment {
  const entity = ENTITIES[query.entity];
  const columns = query.columns ?? [];
  const names = [...query.groupBy, ...query.filters.map(({ by }) => by), ...dimensionsMeasured(query)];
  const source = entity.from({
    ...at,
    period,
    names,
    columns,
    uses: (list) => names.every((name) => list.includes(name)),
  });
  const isOpen = entity.unless !== undefined && !entity.unless.by.some((by) => names.includes(by));
  const all = [
    ...(period && entity.inPeriod ? [entity.inPeriod(period, names)] : []),
    ...(isOpen && entity.unless ? [entity.unless.sql] : []),
    ...query.filters.map((filter) => condition(entity, filter, at)),
    ...besides,
  ];
  const kept =
    all.length === 0
      ? sql`true`
      : join(
          all.map((one) => sql`(${one})`),
          sql` and `,
        );
  return sql`(${source}) t${personBeside(entity, columns, at)} where ${kept}`;
}

type Whole = { average(measure: Measure): Fragment; days(): Fragment };

/** What a figure is compared with where no number is said: the average, or how many days there are. */
function bounded(entity: Entity, bounds: Query['bounds'], whole: Whole): Fragment {
  if (bounds.length === 0) return sql`true`;
  return join(
    bounds.map(({ measure, op, value, than }) => {
      const { sql: figure } = measureOf(entity, measure);
      if (than === 'all') return sql`${figure} >= (${whole.days()})`;
      if (than !== undefined) return sql`${figure} ${op.startsWith('>') ? sql`>` : sql`<`} (${whole.average(measureOf(entity, measure))})`;
      if (op === '>=') return sql`${figure} >= ${value}::numeric`;
      if (op === '>') return sql`${figure} > ${value}::numeric`;
      return op === '<=' ? sql`${figure} <= ${value}::numeric` : sql`${figure} < ${value}::numeric`;
    }),
    sql` and `,
  );
}

/** The average is a percentage of all of the rows, or what a group has on average; the days are all of these that have rows, of whomever. */
const wholeOf = (rows: Fragment, grouped: Fragment, days: () => Fragment): Whole => ({
  average: ({ sql: figure, unit }) =>
    unit === 'percent' ? sql`select ${figure} from ${rows}` : sql`select avg(f) from (select ${figure} as f from ${rows}${grouped}) a`,
  days,
});

function daysIn({ entity, filters }: Pick<Query, 'entity' | 'filters'>, at: At, period: Period | undefined): Fragment {
  const { key, sql: day } = dimensionOf(ENTITIES[entity], 'day');
  const rows = rowsOf({ entity, filters: filters.filter(({ by }) => OF_TIME.includes(by)), groupBy: ['day'] }, at, period);
  return sql`select count(distinct ${key ?? day}) from ${rows}`;
}
const OF_TIME = ['day', 'week', 'month', 'weekday'];

/** The people of whom another question holds as well. */
function alsoOf(query: Query, at: At, usual: (entity: Query['entity']) => Period | undefined): Fragment[] {
  const { who } = ENTITIES[query.entity];
  return query.also.map(({ entity: name, bounds, none, period, filters = [] }) => {
    const other = ENTITIES[name];
    if (who === undefined) throw new Refusal('invalid', 'badValue');
    const own = dimensionOf(ENTITIES[query.entity], who).key;
    const { key } = dimensionOf(other, who);
    if (own === undefined || key === undefined) throw new Refusal('invalid', 'badValue');
    const of = { entity: name, filters, groupBy: [who], bounds };
    const days = period ?? usual(name);
    const rows = rowsOf(of, at, days);
    const found = sql`select ${key} from ${rows} group by ${key} having ${bounded(
      other,
      bounds,
      wholeOf(rows, sql` group by ${key}`, () => daysIn(of, at, days)),
    )}`;
    return none === true ? sql`not exists (select from (${found}) o (id) where o.id = ${own})` : sql`${own} in (${found})`;
  });
}

export type Row = {
  keys: (string | number | null)[];
  ids: (string | null)[];
  figure: number | null;
  beside: (number | null)[];
  more: number;
  place?: number;
  /** What is told of each of the people beside their figures. */
  cells: (string | null)[];
};
type Made = { statement: Fragment; period: Period | undefined };

/** Rows that have none of what an average is told for have no part in it. */
const namedIn = (entity: Entity, measure: string): Fragment[] =>
  measureIn(measure) === undefined ? [] : [sql`${dimensionOf(entity, dimensionIn(measure) ?? '').sql} is not null`];

/** The groups of a query, or its one figure: `keys` and `ids` of the groups, `base` those of `of` alone, in the order in which they are sorted. */
function groupedOf(query: Query, at: At, { period, usual }: Spans, of: readonly string[] = []): Fragment {
  const entity = ENTITIES[query.entity];
  const rows = rowsOf(query, at, period, [...alsoOf(query, at, usual), ...namedIn(entity, query.measure)]);
  const groups = query.groupBy.map((name) => dimensionOf(entity, name));
  const beside = besideOf(query).map((name) => measureOf(entity, name).sql);
  const texts = (list: readonly Fragment[]) => sql`array[${commas(list, sql`null::text`)}]`;
  const idOf = (one: Dimension) => (one.key ? sql`(${one.key})::text` : sql`null::text`);
  const base = of.map((name) => dimensionOf(entity, name)).flatMap((one) => [sql`(${one.sql})::text`, idOf(one)]);
  const figures = sql`array[${commas(
    beside.map((one) => sql`(${one})::float8`),
    sql`null::float8`,
  )}]`;
  const sort = groups.map((one) => (one.sort ? sql`min(${one.sort})::text` : sql`null::text`));
  const grouped = groups.length === 0 ? sql`` : sql` group by ${commas(groups.flatMap((one) => [one.sql, ...(one.key ? [one.key] : [])]))}`;
  const having =
    query.bounds.length === 0
      ? sql``
      : sql` having ${bounded(
          entity,
          query.bounds,
          wholeOf(rows, grouped, () => daysIn(query, at, period)),
        )}`;
  return sql`select ${texts(groups.map((one) => sql`(${one.sql})::text`))} as keys, ${texts(groups.map(idOf))} as ids, (${measureOf(entity, query.measure).sql})::float8 as figure, ${figures} as beside,
          ${texts((query.columns ?? []).map((name) => sql`string_agg(distinct (${cellOf(entity, query.columns ?? [], name)})::text, ', ')`))} as cells, ${texts(base)} as base, array(select lpad(coalesce(x, ''), 20, '0') from unnest(${texts(sort)}) x) as sorts
        from ${rows}${grouped}${having}`;
}

/** A query as one statement of declared columns with parameters: groups with their figure, the rows of a list, or one figure. */
export function compileQuery(query: Query, at: At & { yearStartsOn: string | null }, over?: Period): Made {
  const entity = ENTITIES[query.entity];
  const period = over ?? periodOf(query, at);
  const usual = (name: Query['entity']) => periodOf({ entity: name }, at);
  if (query.measure === 'list') return { statement: listOf(query, at, { period, usual }), period };
  const groups = query.groupBy.map((name) => dimensionOf(entity, name));
  const rows =
    manySided(query, (one, days, of) => groupedOf(one, at, { period: days ?? period, usual }, of), usual) ??
    groupedOf(query, at, { period, usual });
  const isFalling = query.change === 'fall' || (query.change === undefined && query.order === 'least');
  const isRanked = query.order !== undefined || query.change !== undefined;
  const figure = isFalling ? sql`figure asc nulls last` : sql`figure desc nulls last`;
  const sorts = commas([
    ...(query.within === true ? [sql`sorts[1]`] : []),
    ...(isRanked || (groups.length > 0 && groups.every((one) => one.sort === undefined)) ? [figure] : []),
    sql`sorts`,
    sql`keys`,
    sql`ids`,
  ]);
  const end = query.place === undefined ? query.limit && sql` where place <= ${query.limit}` : sql` where place = ${query.place}`;
  const limit = (query.order === undefined || query.rankOf !== undefined ? undefined : end) ?? sql``;
  // Those who have the same figure as the last of them have the same place.
  const statement = sql`select keys, ids, figure, beside, more${query.rankOf === undefined ? sql`` : sql`, place::int as place`}${query.columns ? sql`, cells` : sql``} from (
      select g.*, ${query.place === undefined ? sql`rank()` : sql`dense_rank()`} over (${query.within === true ? sql`partition by keys[1] ` : sql``}order by ${figure}) as place, count(*) over ()::int as more from (${rows}) g${
        isRanked
          ? sql` where figure is not null and array_position(keys, null) is null${isWhole(entity, query) ? sql` and figure <> 0` : sql``}`
          : sql``
      }) g${limit}
    order by ${sorts} limit ${MOST_ROWS + 1}`;
  return { statement, period };
}

/** Nobody is the top of nothing. */
const isWhole = (entity: Entity, { measure, order, change, made }: Query) =>
  change === undefined && made === undefined && order === 'most' && measureOf(entity, measure).unit !== 'percent';

/** Figures that stand beside the one that is asked for: those that are said, what groups were kept by, and of a share what it is a part of. */
export function besideOf({ measure, bounds, beside = [], share, with: figures }: Query): string[] {
  if (figures) return [];
  if (share) return [measure];
  return [...new Set([...beside, ...bounds.map((one) => one.measure)])].filter((name) => name !== measure);
}

/** What stands in a list: the entity's own columns, and those that were asked for besides. */
export const columnsOf = ({ entity, columns = [] }: Query): string[] => [...new Set([...(ENTITIES[entity].list ?? []), ...columns])];

function listOf(query: Query, at: At, { period, usual }: Spans): Fragment {
  const entity = ENTITIES[query.entity];
  const names = columnsOf(query);
  const own = names.filter((name) => !isOfPerson(entity, name));
  const columns = names.map(
    (name): Pick<Dimension, 'sql' | 'key' | 'sort' | 'unit'> =>
      own.includes(name) ? dimensionOf(entity, name) : { sql: cellOf(entity, names, name) },
  );
  const rows = rowsOf({ ...query, columns: names, groupBy: [...query.groupBy, ...own] }, at, period, alsoOf(query, at, usual));
  const first = columns.find(({ unit }) => unit === 'day') ?? columns.find(({ sort }) => sort !== undefined);
  // The latest first; of one day the last that was written.
  const ends = query.order === 'most' ? sql` desc` : sql``;
  const next = columns.find((one) => one !== first && one.sort !== undefined);
  const then = query.order !== undefined && next?.sort ? sql`${next.sort}${ends}, ` : sql``;
  const keys = sql`array[${commas(columns.map((one) => sql`(${one.sql})::text`))}]`;
  const ids = sql`array[${commas(columns.map((one) => (one.key ? sql`(${one.key})::text` : sql`null::text`)))}]`;
  return sql`select ${keys} as keys, ${ids} as ids, null::float8 as figure, array[]::float8[] as beside, count(*) over ()::int as more from ${rows}
    order by ${first?.sort ?? first?.sql ?? columns[0]?.sql ?? sql`1`}${ends}, ${then}1 limit ${query.place === undefined ? (query.limit ?? MOST_ROWS + 1) : 1} offset ${(query.place ?? 1) - 1}`;
}

function commas(pieces: readonly Fragment[], otherwise?: Fragment): Fragment {
  return pieces.length === 0 ? (otherwise ?? sql`null`) : join(pieces, sql`, `);
}
