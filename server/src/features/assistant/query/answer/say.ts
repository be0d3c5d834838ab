import type { Query } from '@shala/contract/assistant';
import { say, writeWeekdayAndDay } from '#platform/words';
import { type Answer, link, table, text } from '../../answer/answer.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Dimension, Period } from '../entity.ts';
import { comparedHeads, differenceOfTwo, isLaterThan } from './apart.ts';
import { changedSides, changedTable } from './changed.ts';
import { besideColumns, groupsShown, headOfMade, othersWords } from './combined.ts';
import { columnOf, columnsOf, dimensionOf, measureOf, type Row } from './compile.ts';
import { alsoWords, boundWords, filterWords } from './conditions.ts';
import { derivedColumns } from './derived.ts';
import { figureAs, placeOf } from './place.ts';
import { type Asked, addsUp, isOfNamed } from './run.ts';
import { manyWords, small } from './titles.ts';
import {
  capital,
  changeWords,
  comparedWords,
  differenceWords,
  figureWords,
  fileOf,
  keyCell,
  keyWords,
  nounWords,
  numbers,
  percentWords,
  periodWords,
  wholeMonth,
} from './written.ts';

/** The question said back: what is counted, of whom, by what and when. */
export function queryWords(query: Query, period: Period | undefined): string {
  const { entity: name, filters, groupBy, bounds, also, counts } = query;
  const entity = ENTITIES[name];
  const told = [...groupBy, ...filters.map(({ by }) => by), ...(query.sides ? [query.sides.by] : [])];
  const isOfLatest = entity.unless?.by.some((by) => told.includes(by)) === false;
  const parts: string[] = [
    headOfMade(query) ?? headWords(query),
    ...(query.with ? filters.filter(({ by }) => PLACES.includes(by)) : filters).map((filter) => filterWords(entity, filter)),
    ...othersWords(query),
    ...bounds
      .filter((bound) => !(bound.op === '>' && bound.value === 0 && bound.than === undefined))
      .map((bound) => boundWords(entity, bound)),
    ...also.map(alsoWords),
    ...(counts ? [say('how many')] : []),
    ...(isOfLatest && entity.unless ? [say(entity.unless.title)] : []),
    ...(query.change
      ? [changedSides(query)]
      : period
        ? [query.compare ? comparedWords(period) : periodWords(entity.isOfMonths ? wholeMonth(period) : period)]
        : []),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What is shown: 'Collection by mode', 'The 3 classes with the most students', 'In each class, the student with the highest average marks'. */
function headWords({ entity: name, measure, groupBy, order, limit, place, within, share, change, rankOf }: Query): string {
  const entity = ENTITIES[name];
  if (measure === 'list' && order !== undefined) {
    const what = say(entity.title);
    return order === 'most' ? say('{what}, the latest first', { what }) : say('{what}, the earliest first', { what });
  }
  if (measure === 'list') return limit === 1 ? say('Next: {what}', { what: small(entity.title) }) : say(entity.title);
  const { unit } = measureOf(entity, measure);
  const own = nounWords(measureOf(entity, measure));
  const figure = entity.of ? say('{figure} of staff', { figure: own }) : own;
  const what = share ? say('percentage of {figure}', { figure }) : figure;
  const titles = groupBy.map((one) => small(dimensionOf(entity, one).title));
  if (change !== undefined) return changeWords({ what, titles, change, count: order && (limit ?? 1) });
  if (rankOf !== undefined) return say('Rank of {name} by {what}', { name: keyWords(rankOf, dimensionOf(entity, groupBy[0] ?? '')), what });
  if (order === undefined)
    return capital(titles.length === 0 ? what : say('{what} by {dimensions}', { what, dimensions: titles.join(say(' and ')) }));
  const isCount = unit === 'number';
  const most = isCount ? say('the most {what}', { what }) : say('the highest {what}', { what });
  const least = isCount ? say('the fewest {what}', { what }) : say('the lowest {what}', { what });
  const end = order === 'most' ? most : least;
  const count = limit ?? 1;
  const ranked = titles.at(-1) ?? '';
  if (count === ALL) return capital(say('{what} by {dimensions}', { what, dimensions: titles.join(say(' and ')) }));
  if (place !== undefined) return capital(say('Rank {place} by {end}: {ranked}', { place, end, ranked: titles.join(say(' and ')) }));
  if (within === true)
    return count === 1
      ? say('In each {group}, the {ranked} with {end}', { group: titles[0] ?? '', ranked, end })
      : say('In each {group}, the {count} {ranked} with {end}', { group: titles[0] ?? '', count, ranked: manyWords(ranked), end });
  return count === 1
    ? say('The {ranked} with {end}', { ranked: titles.join(say(' and ')), end })
    : say('The {count} {ranked} with {end}', { count, ranked: titles.map(manyWords).join(say(' and ')), end });
}

const PLACES = ['class', 'section'];
/** 'Largest first' ranks all there are. */
const ALL = 200;

/** The answer to a query: the question in words, its table, total, what is not in it, and the screen. */
export function answerQuery(asked: Asked, today: string): Answer {
  const { query, period } = asked;
  const entity = ENTITIES[query.entity];
  const end = [text(say('As of {day}.', { day: writeWeekdayAndDay(today) })), link(say(entity.screen.label), entity.screen.path)];
  const words = queryWords(query, period);
  if (query.counts)
    return [
      text(`${words}: ${numbers.format((asked.rows[0]?.more ?? 0) - asked.rows.filter(({ keys }) => keys.includes(null)).length)}.`),
      ...end,
    ];
  if (query.rankOf !== undefined) return [...placeOf(asked, words), ...end];
  if (query.groupBy.length === 0 && query.measure !== 'list' && query.others === undefined) return [...single(asked, words), ...end];
  const known = asked.rows.filter((row) => query.measure === 'list' || row.keys.every((key) => key !== null));
  const unknown = asked.rows.filter((row) => !known.includes(row));
  // What is compared may be all that there is.
  const isNone = known.length === 0 && (asked.compared?.rows.length ?? 0) === 0;
  if (isNone) return [text(say('{question}: none.', { question: words })), ...missing(query, unknown), ...end];
  const made =
    query.measure === 'list'
      ? listTable(asked)
      : query.change
        ? changedTable(asked, known)
        : query.compare
          ? comparedTable(asked, known)
          : isCrossed(query, known)
            ? crossTable(asked, known)
            : groupTable(asked, known);
  return [
    text(say('{question}.', { question: words })),
    { kind: 'table', table: { ...made, file: fileOf(query, today), ...(isDrawn(query, known) && { isDrawn: true }) } },
    ...together(asked),
    ...differenceOfTwo(query, known),
    ...missing(query, unknown),
    ...end,
  ];
}

/** The figure of several that are named and told one by one, where the table has no sum of them. */
function together({ query, total }: Asked): Answer {
  const figure = total?.figure ?? null;
  if (figure === null || !isOfNamed(query) || addsUp(query)) return [];
  return [text(say('Together: {total}.', { total: figureWords(figure, figureAs(query).unit) }))];
}

const MOST_DRAWN = 24;
/** Bars help where some groups are told apart by one figure; of single people the table is enough. */
function isDrawn({ entity, measure, groupBy, change, compare }: Query, rows: readonly Row[]): boolean {
  const [group, second] = groupBy;
  if (measure === 'list' || group === undefined || second !== undefined || change !== undefined || compare !== undefined) return false;
  const figures = rows.map(({ figure }) => figure ?? 0);
  return (
    dimensionOf(ENTITIES[entity], group).isPerson !== true &&
    rows.length > 1 &&
    rows.length <= MOST_DRAWN &&
    figures.every((figure) => figure >= 0) &&
    new Set(figures).size > 1
  );
}

function single({ query, rows, compared }: Asked, words: string): Answer {
  const { unit, title } = figureAs(query);
  const value = rows[0]?.figure ?? null;
  const others = query.share
    ? []
    : besideColumns(query).flatMap((one) => {
        const figure = rows[0]?.beside[one.place];
        return figure === null && one.name.endsWith('Marks') ? [] : [{ ...one, figure: figure ?? 0 }];
      });
  if (compared === undefined && others.length > 0) {
    const main = { title, figure: value ?? (query.made ? null : 0), unit };
    const cells = query.made ? [...others, main] : [main, ...others];
    return [
      text(say('{question}.', { question: words })),
      table({
        head: cells.map((one) => one.title),
        rows: [cells.map((one) => figureWords(one.figure, one.unit))],
        figures: cells.map((_, place) => place),
      }),
    ];
  }
  if (compared === undefined)
    return [
      text(
        say('{question}: {figure}.', {
          question: words,
          figure: figureWords(value ?? (unit === 'percent' || query.measure === 'rank' ? null : 0), unit),
        }),
      ),
    ];
  const other = compared.rows[0]?.figure ?? null;
  const isLater = isLaterThan(query.period, compared.period);
  const [before, after] = isLater ? [other, value] : [value, other];
  const head = [
    say(measureOf(ENTITIES[query.entity], query.measure).title),
    ...comparedHeads(query.period, compared.period),
    say('Difference'),
  ];
  const cells = [
    queryWords({ ...query, compare: undefined }, undefined),
    figureWords(before ?? 0, unit),
    figureWords(after ?? 0, unit),
    differenceWords(after, before, unit),
  ];
  const percent = percentWords(after, before, unit);
  return [
    text(say('{question}, compared with {other}.', { question: words, other: comparedWords(compared.period) })),
    table({ head, rows: [cells], figures: [1, 2, 3] }),
    ...(percent === undefined ? [] : [text(say('Change in %: {change}', { change: percent }))]),
  ];
}

function listTable({ query, rows, isCut }: Asked) {
  const columns = columnsOf(query).map((name) => columnOf(ENTITIES[query.entity], name));
  const figures = columns.flatMap(({ unit }, place) => (unit === 'number' || unit === 'rupees' ? [place] : []));
  return {
    head: columns.map(({ title }) => say(title)),
    rows: rows.map((row) => columns.map((one, place) => keyCell(row, place, one))),
    figures,
    foot: isCut
      ? say('Only the first {count} are shown here. Open the screen to see all.', { count: rows.length })
      : say('{count, plural, one {# row} other {# rows}}', { count: rows.length }),
  };
}

function groupTable(asked: Asked, rows: readonly Row[]) {
  const { query, isCut, total } = asked;
  const entity = ENTITIES[query.entity];
  const dims = groupsShown(query);
  const more = (query.columns ?? []).map((name) => columnOf(entity, name));
  const first = dims.length + more.length;
  const { title, unit } = figureAs(query);
  const beside = besideColumns(query)
    .filter(({ place }) => rows.some((row) => row.beside[place] != null))
    .map((one) => ({ title: one.title, cells: rows.map((row) => figureWords(row.beside[one.place] ?? null, one.unit)) }));
  const main = { title, cells: rows.map((row) => figureWords(row.figure, unit)) };
  // What is computed is told behind what it is computed of.
  const figures = [...(query.made ? [...beside, main] : [main, ...beside]), ...derivedColumns(asked, rows)];
  const all = total?.figure ?? null;
  const end = isCut
    ? say('Only the first {count} are shown here. Open the screen to see all.', { count: rows.length })
    : all === null || query.order !== undefined || !HAS_WHOLE.test(query.measure)
      ? countWords(query, rows)
      : say('Overall: {figure}', { figure: figureWords(all, unit) });
  return {
    head: [...dims, ...more].map((one) => say(one.title)).concat(figures.map((one) => one.title)),
    rows: rows.map((row, at) => [
      ...dims.map((one, place) => keyCell(row, place, one)),
      ...more.map((one, place) => keyWords(row.cells[place] ?? null, one)),
      ...figures.map(({ cells }) => cells[at] ?? ''),
    ]),
    figures: figures.map((_, place) => first + place),
    foot: end,
  };
}

/** Of the least and of an average nothing is added up. */
const HAS_WHOLE = /^(?!different:|average|highest|lowest|years|exactAge|per[A-Z])/;

function countWords(query: Query, rows: readonly Row[]): string {
  const { unit } = figureAs(query);
  const count = say('{count, plural, one {# row} other {# rows}}', { count: rows.length });
  if (!addsUp(query)) return count;
  return say('{rows}, total {figure}', {
    rows: count,
    figure: figureWords(
      rows.reduce((sum, { figure }) => sum + (figure ?? 0), 0),
      unit,
    ),
  });
}

const MOST_CROSSED = 7;
/** Two groups of which the second has few values are a table with a column for each of these. */
function isCrossed({ groupBy, bounds, entity, with: figures, others, derive }: Query, rows: readonly Row[]): boolean {
  return (
    figures === undefined &&
    others === undefined &&
    derive === undefined &&
    groupBy.length === 2 &&
    bounds.length === 0 &&
    ENTITIES[entity].each?.[0] !== groupBy[0] &&
    groupBy.every((name) => !dimensionOf(ENTITIES[entity], name).isPerson) &&
    new Set(rows.map(({ keys }) => keys[1])).size <= MOST_CROSSED
  );
}

function crossTable({ query, total }: Asked, rows: readonly Row[]) {
  const entity = ENTITIES[query.entity];
  const [first, second] = query.groupBy.map((name) => dimensionOf(entity, name)) as [Dimension, Dimension];
  const { title, unit } = figureAs(query);
  const across = [...new Set(rows.map(({ keys }) => keys[1]))].sort((a, b) => acrossPlace(rows, a) - acrossPlace(rows, b));
  const down = [...new Map(rows.map((row) => [row.keys[0], row])).values()];
  const isSum = addsUp(query);
  const of = (key: Row['keys'][number] | undefined, other: Row['keys'][number] | undefined) =>
    rows.find(({ keys }) => keys[0] === key && keys[1] === other)?.figure ?? null;
  return {
    head: [say(first.title), ...across.map((key) => keyWords(key ?? null, second)), ...(isSum ? [title] : [])],
    rows: down.map((row) => {
      const cells = across.map((key) => of(row.keys[0], key));
      const sum = cells.reduce<number>((all, cell) => all + (cell ?? 0), 0);
      return [
        keyCell(row, 0, first),
        ...cells.map((cell) => figureWords(cell ?? (isSum ? 0 : null), unit)),
        ...(isSum ? [figureWords(sum, unit)] : []),
      ];
    }),
    figures: across.map((_, place) => place + 1).concat(isSum ? [across.length + 1] : []),
    foot: total ? say('Overall: {figure}', { figure: figureWords(total.figure, unit) }) : '',
  };
}

/** Boys before girls, else as they come. */
function acrossPlace(rows: readonly Row[], key: Row['keys'][number] | undefined): number {
  if (key === 'Male') return -2;
  return key === 'Female' ? -1 : rows.findIndex(({ keys }) => keys[1] === key);
}

function comparedTable({ query, compared, period }: Asked, rows: readonly Row[]) {
  const entity = ENTITIES[query.entity];
  const dims = query.groupBy.map((name) => dimensionOf(entity, name));
  const { unit } = measureOf(entity, query.measure);
  const keyOf = (row: Row) => JSON.stringify([row.keys, row.ids]);
  const others = new Map((compared?.rows ?? []).map((row) => [keyOf(row), row]));
  const here = new Set(rows.map(keyOf));
  const all = [
    ...rows,
    ...(query.order
      ? []
      : (compared?.rows ?? [])
          .filter((row) => !here.has(keyOf(row)) && row.keys.every((key) => key !== null))
          .map((row) => ({ ...row, figure: null }))),
  ];
  return {
    head: [...dims.map((one) => say(one.title)), ...(compared ? comparedHeads(period, compared.period) : ['', '']), say('Difference')],
    rows: all.map((row) => {
      const other = others.get(keyOf(row))?.figure ?? null;
      const [before, after] = compared === undefined || isLaterThan(period, compared.period) ? [other, row.figure] : [row.figure, other];
      return [
        ...dims.map((one, place) => keyCell(row, place, one)),
        figureWords(before, unit),
        figureWords(after, unit),
        differenceWords(after, before, unit),
      ];
    }),
    figures: [0, 1, 2].map((place) => place + dims.length),
  };
}

/** Rows of which the school has not recorded by what they are grouped. */
function missing(query: Query, rows: readonly Row[]): Answer {
  if (rows.length === 0) return [];
  const { unit } = figureAs(query);
  const figure = addsUp(query)
    ? figureWords(
        rows.reduce((sum, row) => sum + (row.figure ?? 0), 0),
        unit,
      )
    : figureWords(rows[0]?.figure ?? null, unit);
  const titles = query.groupBy.map((name) => small(dimensionOf(ENTITIES[query.entity], name).title));
  return [text(say('Not in this table, because {dimensions} is not entered: {figure}.', { dimensions: titles.join(', '), figure }))];
}
