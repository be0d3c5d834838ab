import { formatDate, formatShortDate } from '#lib/format';

/** The due date of a month; that of old dues with its year, which is an earlier one. */
export function dueOnOf({ month, dueOn }: { month: string; dueOn: string | null }): string | null {
  if (dueOn === null) return null;
  return month === 'Arrears' ? formatDate(dueOn) : formatShortDate(dueOn);
}
