/** Calendar days as ISO text (`2026-11-21`), which sorts and compares as time does. */
const MILLIS_A_DAY = 86_400_000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * MILLIS_A_DAY).toISOString().slice(0, 10);
}

/** 0 Sunday to 6 Saturday; Monday to Saturday are the timetable's 1 to 6. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MILLIS_A_DAY);
}

/** Every day from `from` to `to`, both included. */
export function daysOf(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, i) => addDays(from, i));
}

/** The instant of a day's clock time in India, which has one zone and no summer time. */
export function instant(day: string, minuteOfDay: number, second = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + minuteOfDay * 60_000 + second * 1000);
}

/** The school year (April to March) that a day lies in. Month 1 is April. */
export function schoolYearOf(day: string): { first: number; name: string; startsOn: string; endsOn: string; month: number } {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = month >= 4 ? year : year - 1;
  return {
    first,
    name: `${first}-${String(first + 1).slice(2)}`,
    startsOn: `${first}-04-01`,
    endsOn: `${first + 1}-03-31`,
    month: ((month + 8) % 12) + 1,
  };
}

/** The first day of month 1 (April) to 12 (March) of the school year that begins in `first`; 13 is the next April. */
export function monthStart(first: number, month: number): string {
  const calendarMonth = ((month + 2) % 12) + 1;
  return `${month >= 10 ? first + 1 : first}-${String(calendarMonth).padStart(2, '0')}-01`;
}
