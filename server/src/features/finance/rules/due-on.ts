import { monthStart, yearOfDay } from '@shala/contract/shared';

/** The due date of a month: the school's due day; for arrears the first day of the year. An extended due date replaces it. */
export function dueOn(
  { startsOn, dueDay, dueExtendedTo }: { startsOn: string; dueDay: number; dueExtendedTo: string | null },
  monthNo: number,
): string {
  const day = monthNo === 0 ? startsOn : `${monthStart(yearOfDay(startsOn), monthNo).slice(0, 8)}${String(dueDay).padStart(2, '0')}`;
  return dueExtendedTo !== null && dueExtendedTo > day ? dueExtendedTo : day;
}
