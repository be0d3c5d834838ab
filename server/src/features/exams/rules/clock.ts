/** A minute of the day as a clock shows it: 540 is 09:00. */
export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The minute of the day that a clock shows. */
export function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

const PARTS = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day (ISO) with its weekday, such as `Mon 21 Sep 2026`. */
export function dayText(day: string): string {
  return `${partsOf(day).weekday} ${writeDay(day)}`;
}

/** A day (ISO) as a sentence says it, such as `21 Sep 2026`: Indian English data would shorten September to four letters. */
export function writeDay(iso: string): string {
  const { day, month, year } = partsOf(iso);
  return `${day} ${month} ${year}`;
}

function partsOf(day: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(PARTS.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]));
}
