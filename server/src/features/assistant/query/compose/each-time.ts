import type { Query } from '@shala/contract/assistant';
import { addDays, schoolYear, spanOfMonth } from '../../tools/span.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Period } from '../entity.ts';
import type { Known } from './figure-parts.ts';
import { OF_DAYS } from './of-days.ts';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur)day';
const EACH_WEEKDAY = new RegExp(`\\b(?:(?:on|of|for) )?(?:each|every|all(?: the)?) (?:single )?(${WEEKDAY})s?\\b`, 'i');
const EACH_MONTH = /,? ?\b(?:(?:in|for|during) (?:each|every)|every|har)(?: and every)?(?: single)? (?:month|mahine)\b/i;
/** Of whom something is said; a number that is asked for each month is told apart. */
const PEOPLE = /\b(?:who|kaun|kisne|which (?:of the )?(?:students?|children|teachers?|staff|employees?|boys|girls))\b/i;
const COUNTED = /\b(?:how (?:many|much|often)|number of|count|kitn[aei])\b/i;
const MOST_MONTHS = 12;

/** 'Absent on every Monday in October', 'paid something in each month since July': of whom it holds each time, and the days of a weekday one by one. */
export function eachTime(said: string, known: Known): Query | undefined {
  return eachWeekday(said, known) ?? (PEOPLE.test(said) && !COUNTED.test(said) ? eachMonth(said, known) : undefined);
}

function eachWeekday(said: string, { read }: Known): Query | undefined {
  const [words, weekday = ''] = EACH_WEEKDAY.exec(said) ?? [];
  if (words === undefined) return undefined;
  const query = read(said.replace(words, `on ${weekday}s`));
  if (query === undefined || query.measure === 'list' || query.order !== undefined || query.compare !== undefined) return undefined;
  const { who, dimensions } = ENTITIES[query.entity];
  if (!('day' in dimensions) || !query.filters.some(({ by }) => by === 'weekday')) return undefined;
  if (query.groupBy.length === 0 && query.bounds.length === 0) return { ...query, groupBy: ['day'] };
  const isOfPeople = query.groupBy.length === 1 && query.groupBy[0] === who && OF_DAYS.includes(query.measure);
  return isOfPeople ? { ...query, bounds: [{ measure: query.measure, op: '>=', value: 0, than: 'all' }] } : undefined;
}

function eachMonth(said: string, { read, surroundings }: Known): Query | undefined {
  const [words] = EACH_MONTH.exec(said) ?? [];
  if (words === undefined) return undefined;
  const query = read(said.replace(words, ' ').replace(/\s+/g, ' ').trim());
  if (query === undefined || query.order !== undefined || query.compare !== undefined || query.also.length > 0) return undefined;
  const { who, dimensions, usual } = ENTITIES[query.entity];
  const isOfPeople = (who === 'student' || who === 'employee') && query.groupBy.every((name) => name === who) && query.measure !== 'list';
  const isOfNumber = ENTITIES[query.entity].measures[query.measure]?.unit !== 'percent';
  const isBounded = query.bounds.some(({ op, value }) => op !== '>' || value !== 0);
  if (!isOfPeople || !isOfNumber || isBounded || !('month' in dimensions) || usual !== 'year' || query.share || query.with)
    return undefined;
  const [first, ...others] = monthsIn(query.period, surroundings.today);
  if (first === undefined || others.length === 0 || others.length > MOST_MONTHS) return undefined;
  const { entity, filters } = query;
  const bounds = [{ measure: query.measure, op: '>' as const, value: 0 }];
  const also = others.map((period) => ({ entity, bounds, period, ...(filters.length > 0 && { filters }) }));
  return { entity, measure: query.measure, filters, groupBy: [who], bounds, also, period: first, ...(query.counts && { counts: true }) };
}

/** The months of a time, or of the school year, as far as they have begun. */
function monthsIn(period: Period | undefined, today: string): Period[] {
  const { from, to } = period ?? { ...schoolYear(today), to: today };
  const months: Period[] = [];
  for (let at = from; at <= to && at <= today && months.length <= MOST_MONTHS + 1; at = addDays(spanOfMonth(at.slice(0, 7)).to, 1)) {
    const end = spanOfMonth(at.slice(0, 7)).to;
    months.push({ from: at, to: [end, to].sort()[0] ?? to });
  }
  return months;
}
