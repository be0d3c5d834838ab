import type { Query } from '@shala/contract/assistant';
import { say } from '#platform/words';
import { classWords } from '../../answer/words.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Entity, Flag } from '../entity.ts';
import { dimensionOf, isOfField, measureOf } from './compile.ts';
import { small } from './titles.ts';
import { figureWords, keyWords, nounWords, periodWords } from './written.ts';

/** Of whom another question holds as well. */
export function alsoWords({ entity: name, bounds, none, period, filters = [] }: Query['also'][number]): string {
  const other = ENTITIES[name];
  const narrowed = filters.filter(({ op }) => op !== 'has').map((filter) => filterWords(other, filter));
  // Who was never absent is not without attendance.
  const isOfMarks = none === true && bounds[0] !== undefined && (name === 'attendance' || name === 'staffAttendance');
  const of = small((isOfMarks && bounds[0] ? measureOf(other, bounds[0].measure) : other).title);
  // 'Only November unpaid' owes no other month.
  if (none === true && filters.length === 1 && filters[0]?.by === 'month' && filters[0].values.length === 1)
    return say('no other month unpaid');
  if (none === true)
    return period
      ? say('without {what}: {days}', { what: of, days: periodWords(period) })
      : say('without {what}', { what: [of, ...narrowed].join(', ') });
  const at = [...narrowed, ...(period ? [periodWords(period)] : [])].join(', ');
  const kept =
    bounds.length === 0
      ? [of]
      : bounds.map((bound) =>
          bound.op === '>' && bound.value === 0 && bound.than === undefined
            ? nounWords(measureOf(other, bound.measure))
            : `${of}: ${boundWords(other, bound)}`,
        );
  return at === '' ? kept.join(', ') : `${kept.join(', ')} (${at})`;
}

/** What a filter keeps. */
export function filterWords(entity: Entity, { by, op, values }: Query['filters'][number]): string {
  const flag = entity.flags?.[by];
  if (values.length === 0 && isOfField(entity, by))
    return say(op === 'has' ? '{field} entered' : '{field} not entered', { field: say(dimensionOf(entity, by).title) });
  if (op === 'has') return [by, ...values].map((name) => flagWords(entity.flags?.[name], name)).join(say(' or '));
  if (op === 'not' && flag !== undefined && values.length === 0) return say('not {words}', { words: flagWords(flag, by) });
  const one = dimensionOf(entity, by);
  const isPupil = by === 'gender' && entity.who === 'student';
  const said = values
    .slice(0, 5)
    .map((value) => (by === 'class' ? classWords(value) : isPupil ? genderWords(value) : keyWords(value, one)));
  const rest = values.length - said.length;
  const words = rest > 0 ? say('{names} and {rest} more', { names: said.join(', '), rest }) : said.join(', ');
  return op === 'not' ? say('without {words}', { words }) : words;
}

/** 'without a photo', or with the heading of what is not recorded. */
const flagWords = (flag: Flag | undefined, name: string) => say(flag?.title ?? name, flag?.of === undefined ? {} : { field: say(flag.of) });

const genderWords = (value: string) => (value === 'Male' ? say('boys') : value === 'Female' ? say('girls') : value);

/** By which figure groups are kept. */
export function boundWords(entity: Entity, { measure, op, value, than }: Query['bounds'][number]): string {
  const { title, unit } = measureOf(entity, measure);
  if (than === 'all') return say('{title}: on each of the days', { title: small(title) });
  if (than !== undefined)
    return op.startsWith('>')
      ? say('{title} above the average', { title: small(title) })
      : say('{title} below the average', { title: small(title) });
  const values = { title: small(title), value: figureWords(value, unit) };
  if (op === '>=') return say('{title} {value} or more', values);
  if (op === '>') return say('{title} more than {value}', values);
  return op === '<=' ? say('{title} {value} or less', values) : say('{title} less than {value}', values);
}
