import { say, writeWeekdayAndDay } from '#platform/words';
import { weekdayOf } from './span.ts';

/** Why there is no school on a day; a Sunday says it by itself. */
export function closedWords(day: string, why: string | null): string {
  return why === null || why === weekdayOf(day)
    ? say('{day} is not a school day.', { day: writeWeekdayAndDay(day) })
    : say('{day} is not a school day: {why}.', { day: writeWeekdayAndDay(day), why });
}
