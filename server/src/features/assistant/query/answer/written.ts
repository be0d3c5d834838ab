import type { Query } from '@shala/contract/assistant';
import { say, writeDay, writeMonth, writeWeekdayAndDay } from '#platform/words';
import type { Cell } from '../../answer/answer.ts';
import { monthWords as monthNamed, rupees, spanWords, weekdayName } from '../../answer/words.ts';
import { spanOfMonth } from '../../tools/span.ts';
import type { Dimension, Period, Unit } from '../entity.ts';
import type { Row } from './compile.ts';
import { manyWords, small } from './titles.ts';

export const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A figure as it is written, with its unit. */
export function figureWords(value: number | null, unit: Unit): string {
  if (value === null) return '–';
  if (unit === 'rupees') return rupees(Math.round(value * 100) / 100);
  return unit === 'percent' ? `${numbers.format(value)}%` : numbers.format(value);
}

export function keyWords(value: string | number | null, { unit, shows }: Dimension): string {
  if (value === null) return '';
  const said = String(value);
  if (unit === 'day') return writeWeekdayAndDay(said.slice(0, 10));
  if (unit === 'month') return monthWords(said);
  if (unit === 'quarter') return `${monthWords(said)} – ${monthWords(lastMonthOf(said))}`;
  if (unit === 'monthName') return monthNamed(said);
  if (unit === 'weekday') return weekdayName(Number(said));
  if (unit === 'rupees') return figureWords(Number(said), unit);
  const shown = shows?.[said];
  return shown === undefined ? said : say(shown);
}

/** The last month of the quarter that begins on a day. */
const lastMonthOf = (day: string) => `${day.slice(0, 5)}${String(Number(day.slice(5, 7)) + 2).padStart(2, '0')}-01`;
const monthWords = (day: string) => writeMonth(day.slice(0, 7));

/** A period in words: a whole month by its name; years without a first or last day have none. */
export function periodWords(period: Period): string {
  const whole = spanOfMonth(period.from.slice(0, 7));
  if (period.from === '1900-01-01') return say('until {day}', { day: writeDay(period.to) });
  if (period.to === '2100-12-31') return say('from {day}', { day: writeDay(period.from) });
  const year = period.from.slice(0, 4);
  if (period.from === `${year}-01-01` && period.to === `${year}-12-31`) return year;
  return whole.from === period.from && whole.to === period.to ? monthWords(period.from) : spanWords(period);
}

/** The running month as a whole, of which a period goes as far as today. */
export function wholeMonth(period: Period): Period {
  const whole = spanOfMonth(period.from.slice(0, 7));
  return whole.from === period.from && period.to < whole.to ? whole : period;
}

/** A period beside another one: of a month that runs its name, too. */
export function comparedWords(period: Period): string {
  const whole = spanOfMonth(period.from.slice(0, 7));
  const isBegun = whole.from === period.from && period.to < whole.to && period.to > period.from;
  if (!isBegun) return periodWords(period);
  return say('{month} (to {day})', { month: monthWords(period.from), day: writeDay(period.to).replace(/ \d{4}$/, '') });
}

/** The cell of a group, with the page of whom it names. */
export const keyCell = (row: Row, place: number, one: Dimension): Cell => {
  const words = keyWords(row.keys[place] ?? null, one);
  const id = row.ids[place];
  return one.path !== undefined && id ? { text: words, path: `${one.path}${id}` } : words;
};

/** A difference with its sign. */
export function differenceWords(one: number | null, other: number | null, unit: Unit): string {
  const change = Math.round(((one ?? 0) - (other ?? 0)) * 100) / 100;
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${figureWords(Math.abs(change), unit)}`;
}

/** By how many percent a figure is more or less than another; undefined where nothing or a share is compared. */
export function percentWords(one: number | null, other: number | null, unit: Unit): string | undefined {
  if (other === null || other === 0 || unit === 'percent') return undefined;
  return differenceWords(Math.round((1000 * ((one ?? 0) - other)) / other) / 10, 0, 'percent');
}

/** The name of the file that a table is exported as. */
export function fileOf({ entity, measure, groupBy }: Query, today: string): string {
  return [entity, ...(measure === 'list' ? [] : [measure]), ...groupBy, today].join('-').toLowerCase();
}

/** The beginning of a sentence. */
export const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What is measured, as it is called within a sentence. */
export const nounWords = ({ noun, title }: { noun?: string; title: string }) => (noun ? say(noun) : small(title));

type Changed = { what: string; titles: readonly string[]; change: 'rise' | 'fall'; count: number | undefined };

/** 'Average marks that rose, by student', 'The 3 students whose average marks fell the most'. */
export function changeWords({ what, titles, change, count }: Changed): string {
  const dimensions = titles.join(say(' and '));
  if (count === undefined)
    return capital(
      change === 'rise'
        ? say('Increase in {what}, by {dimensions}', { what, dimensions })
        : say('Decrease in {what}, by {dimensions}', { what, dimensions }),
    );
  const ranked = count === 1 ? dimensions : `${count} ${titles.map(manyWords).join(say(' and '))}`;
  return change === 'rise'
    ? say('Largest increase in {what}: {ranked}', { what, ranked })
    : say('Largest decrease in {what}: {ranked}', { what, ranked });
}
