import type { Query } from '@shala/contract/assistant';
import { say } from '#platform/words';
import { ENTITIES } from '../entities/index.ts';
import type { Dimension, Unit } from '../entity.ts';
import { besideOf, dimensionOf, measureOf } from './compile.ts';
import { alsoWords, filterWords } from './conditions.ts';
import { figuresOf, THESE } from './sides.ts';
import { small } from './titles.ts';
import { capital, nounWords } from './written.ts';

/** What one of several figures is called, with what it is narrowed by: 'Expenses, Transport'. */
function titleOf({ entity, measure, filters, also }: Query): string {
  const of = ENTITIES[entity];
  const narrowed = [
    ...filters.filter(({ by }) => by !== 'class' && by !== 'section').map((one) => filterWords(of, one)),
    ...also.map(alsoWords),
  ];
  const { title, noun } = measureOf(of, measure);
  const isOfRows = measure === 'count' && title !== of.title;
  const what = of.of
    ? say('{figure} of staff', { figure: nounWords({ title, ...(noun && { noun }) }) })
    : isOfRows
      ? say(of.title)
      : say(title);
  return capital([what, ...narrowed.filter(Boolean)].join(', '));
}

/** The head of figures that are told side by side, or of what is computed of them; undefined where there are none. */
export function headOfMade(query: Query): string | undefined {
  if (query.with === undefined) return undefined;
  const [first = '', ...rest] = figuresOf(query).map(titleOf);
  const one = small(first);
  const other = rest.map(small).join(say(' and '));
  const what =
    query.made === 'ratio'
      ? say('ratio of {one} to {other}', { one, other })
      : query.made === 'percent'
        ? say('{one} as % of {other}', { one, other })
        : query.made === 'less'
          ? say('{one} less {other}', { one, other })
          : query.made === 'plus'
            ? say('total of {one} and {other}', { one, other })
            : say('{one} and {other}', { one, other });
  const titles = query.groupBy.map((name) => small(dimensionOf(ENTITIES[query.entity], name).title));
  return capital(titles.length === 0 ? what : say('{what} by {dimensions}', { what, dimensions: titles.join(say(' and ')) }));
}

/** Who is told against all others. */
export const othersWords = ({ entity, others }: Query): string[] =>
  others ? [say('{these} and the others', { these: filterWords(ENTITIES[entity], others) })] : [];

/** By what the rows of an answer are told apart. */
export function groupsShown({ entity, groupBy, others }: Query): Dimension[] {
  const groups = groupBy.map((name) => dimensionOf(ENTITIES[entity], name));
  if (others === undefined) return groups;
  const these = capital(filterWords(ENTITIES[entity], others));
  return [{ ...groups[0], words: '', title: 'Group', shows: { [THESE]: these, others: 'Others' }, unit: 'text' } as Dimension, ...groups];
}

/** The figures that stand beside the main one, each with its place among them. */
export function besideColumns(query: Query): { name: string; title: string; unit: Unit; place: number }[] {
  if (query.with === undefined)
    return besideOf(query).map((name, place) => {
      const { title, unit } = measureOf(ENTITIES[query.entity], name);
      return { name, title: say(title), unit, place };
    });
  const figures = figuresOf(query);
  return (query.made === undefined ? figures.slice(1) : figures).map((one, place) => ({
    name: one.measure,
    title: titleOf(one),
    unit: measureOf(ENTITIES[one.entity], one.measure).unit,
    place,
  }));
}
