import { MONTHS } from '@shala/contract/shared';
import { todayAtSchool } from '#lib/format';

/** Today at the school, ISO. */
export function today(): string {
  return todayAtSchool(new Date());
}

/** A day so many days away, ISO. */
export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
}

/** The English name of the month in `2026-11`, as formats take it. */
export function monthNameOf(month: string): string {
  return MONTHS[Number(month.slice(5, 7)) - 1] ?? '';
}

/** The month that an address names, or this one. */
export function monthOr(text: string): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : today().slice(0, 7);
}
