import { LOG_OPEN_DAYS } from '@shala/contract/logbook';

const DAY_MS = 86_400_000;

/** Whether the log of a day is locked: more than the open days have passed since. Both are ISO days of the school. */
export function isLocked(date: string, today: string): boolean {
  return (Date.parse(today) - Date.parse(date)) / DAY_MS > LOG_OPEN_DAYS;
}
