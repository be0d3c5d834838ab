const DAY_MS = 86_400_000;

/** A calendar day as a running number, so that days can be counted without a clock or a zone. */
export type DayNumber = number;

export function dayOf(iso: string): DayNumber {
  return Math.floor(Date.parse(`${iso}T00:00:00Z`) / DAY_MS);
}

export function isoOf(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** '7 January 2027', as it is said. */
export const saidDay = (iso: string): string => LONG.format(Date.parse(`${iso}T00:00:00Z`));

/** The day of a year, month (0 to 11) and day of the month; none if there is no such day. */
export function makeDay(year: number, month: number, day: number): DayNumber | undefined {
  const made = new Date(Date.UTC(year, month, day));
  return made.getUTCMonth() === month && made.getUTCDate() === day ? Math.floor(made.getTime() / DAY_MS) : undefined;
}

/** 0 is Monday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function yearOf(day: DayNumber): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** 0 is January. */
export function monthOf(day: DayNumber): number {
  return new Date(day * DAY_MS).getUTCMonth();
}

/** The month so many months on, as YYYY-MM. */
export function monthText(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}
