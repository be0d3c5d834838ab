import { dateWords, writeDay } from '#platform/words';
/** A minute of the day as clock time: 540 is 09:00. */
export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The minute of the day of a clock time. */
export function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** A day (ISO) with its weekday, such as `Mon 21 Sep 2026`. */
export function dayText(day: string): string {
  return `${dateWords(day).shortWeekday} ${writeDay(day)}`;
}
