import { monthNumber, YEAR_MONTHS } from '@shala/contract/shared';
import { dateWords, say, writeWeekdayAndDay, writeYearMonth } from '#platform/words';

// Made once: making one takes a hundred times as long as using it.
const [wholeStyle, exactStyle] = [0, 2].map(
  (digits) => new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
) as [Intl.NumberFormat, Intl.NumberFormat];

/** Whole rupees without decimals, others with two, in Indian grouping. */
export function rupees(amount: number): string {
  const digits = (Number.isInteger(amount) ? wholeStyle : exactStyle).format(Math.abs(amount));
  return `${amount < 0 ? '−' : ''}₹${digits}`;
}

/** What the expenses of some days do not hold: the salaries that were paid on them, in rupees. */
export function salariesNotIn(sum: number): string {
  return say('Salaries are not in it: {sum} was paid as salaries on these days.', { sum: rupees(sum) });
}

/** One day, or both ends of a range. */
export function spanWords({ from, to }: { from: string; to: string }): string {
  return from === to ? writeWeekdayAndDay(from) : say('{from} to {to}', { from: writeWeekdayAndDay(from), to: writeWeekdayAndDay(to) });
}

/** `8` as schools write it: 8th; names stay as they are. */
export function classWords(name: string): string {
  return /^\d+$/.test(name) ? say('Class {name}', { name: ordinal(Number(name)) }) : name;
}

/** The stored name of a class that the interpreter calls by its number. */
function ordinal(number: number): string {
  const ending = number === 1 ? 'st' : number === 2 ? 'nd' : number === 3 ? 'rd' : 'th';
  return `${number}${ending}`;
}

/** A weekday in the language of the request. Monday is 1, and 1 January 2024 was one. */
export function weekdayName(number: number): string {
  return dateWords(`2024-01-0${number}`).weekday;
}

/** A month of the school's year, which the calls name in English, in the language of the request. */
export function monthWords(name: string): string {
  const month = YEAR_MONTHS.find((one) => one === name);
  return month === undefined ? say(name) : writeYearMonth(monthNumber(month));
}

/** Three months or more in a row are a span: 'April to November'. */
export function monthsWords(names: readonly string[]): string {
  const order: readonly string[] = YEAR_MONTHS;
  const placeOf = (name = '') => order.indexOf(name);
  const runs: string[][] = [];
  for (const name of names) {
    const run = runs.at(-1);
    if (run && placeOf(name) > 0 && placeOf(name) === placeOf(run.at(-1)) + 1) run.push(name);
    else runs.push([name]);
  }
  return runs
    .flatMap((run) =>
      run.length < 3 ? run.map(monthWords) : [say('{from} to {to}', { from: monthWords(run[0] ?? ''), to: monthWords(run.at(-1) ?? '') })],
    )
    .join(', ');
}
