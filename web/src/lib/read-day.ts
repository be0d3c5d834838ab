import { westernDigits, writtenMonth } from '@shala/contract/shared';
import { todayAtSchool } from './format.ts';

const WHOLE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\D\d{1,2}\D\d{4}|\d{8})$/;

/**
 * The day that was typed, as an ISO date; null if it is none. Read as it is written in India, the day first: `22/11/2026`, `22-11-26`,
 * `22.11`, `22 Nov`, `२२ नवंबर`, `22112026`, and as ISO. A year that is missing is this one; one of two digits lies at most ten years ahead.
 */
export function readDay(typed: string, today: string): string | null {
  const text = westernDigits(typed).trim().toLowerCase();
  const thisYear = Number(today.slice(0, 4));
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const digits = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  const parts = digits ?? /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9}|[\u0900-\u097f]{2,10}\.?)(?:[\s,./-]+(\d{4}|\d{2}))?$/.exec(text);
  if (!parts) return null;
  const [, day = '', month = '', year] = parts;
  const number = /^\d/.test(month) ? Number(month) : writtenMonth(month);
  return dayOf(year === undefined ? thisYear : yearOf(year, thisYear), number, Number(day));
}

/** The day that an address names, ISO; today at the school where it names none that is there. */
export function dayOrToday(text: string): string {
  const today = todayAtSchool(new Date());
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? (readDay(text, today) ?? today) : today;
}

/** Whether somebody who typed this has named a whole day, so that nothing that follows would change it. */
export function isWholeDay(typed: string): boolean {
  return WHOLE.test(westernDigits(typed).trim());
}

/** `22/11/2026` of an ISO date, as it is written in India; nothing of nothing. */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('/');
}

function yearOf(digits: string, thisYear: number): number {
  if (digits.length === 4) return Number(digits);
  const year = Math.floor(thisYear / 100) * 100 + Number(digits);
  return year > thisYear + 10 ? year - 100 : year;
}

/** The ISO date, if there is such a day: the calendar itself rolls the 31st of February over. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : null;
}
