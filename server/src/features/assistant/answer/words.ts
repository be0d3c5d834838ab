import { dateWords, say, writeWeekdayAndDay } from '#platform/words';

// Made once: making one takes a hundred times as long as using it.
const [wholeStyle, exactStyle] = [0, 2].map(
  (digits) => new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
) as [Intl.NumberFormat, Intl.NumberFormat];

/** Whole rupees without decimals, others with two, in Indian grouping. */
export function rupees(amount: number): string {
  return `₹${(Number.isInteger(amount) ? wholeStyle : exactStyle).format(amount)}`;
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
