import { longDay, say } from '../answer/words.ts';
import { weekdayOf } from './span.ts';

/** Why there is no school on a day; a Sunday says it by itself. */
export function closedWords(day: string, why: string | null): string {
  return why === null || why === weekdayOf(day)
    ? say('{day} is not a school day.', { day: longDay(day) })
    : say('{day} is not a school day: {why}.', { day: longDay(day), why });
}
