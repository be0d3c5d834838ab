import { fill } from '#platform/errors';

/** A sentence of the assistant, filled in as an ICU message; the English sentence is its place in the catalogue. */
export function say(message: string, values: Record<string, string | number> = {}): string {
  return fill(`assistant: ${message}`, message, values);
}

// Made once: making one takes a hundred times as long as using it.
const [wholeStyle, exactStyle] = [0, 2].map(
  (digits) => new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
) as [Intl.NumberFormat, Intl.NumberFormat];

/** Whole rupees without decimals, others with two, in Indian grouping. */
export function rupees(amount: number): string {
  return `₹${(Number.isInteger(amount) ? wholeStyle : exactStyle).format(amount)}`;
}

const dayStyle = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `2026-11-23` as `Monday, 23 Nov 2026`: a plan always shows the weekday. */
export function longDay(day: string): string {
  const parts = Object.fromEntries(dayStyle.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]));
  return `${parts.weekday}, ${parts.day} ${parts.month} ${parts.year}`;
}

/** One day, or both ends of a range. */
export function spanWords({ from, to }: { from: string; to: string }): string {
  return from === to ? longDay(from) : say('{from} to {to}', { from: longDay(from), to: longDay(to) });
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
