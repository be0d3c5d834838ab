import { monthStart, yearOfDay } from '@shala/contract/shared';

/** When a month falls due: on the due day, arrears on the first day of the year; a family that was given time has until then. */
export function dueOn(
  { startsOn, dueDay, dueExtendedTo }: { startsOn: string; dueDay: number; dueExtendedTo: string | null },
  monthNo: number,
): string {
  const day = monthNo === 0 ? startsOn : `${monthStart(yearOfDay(startsOn), monthNo).slice(0, 8)}${String(dueDay).padStart(2, '0')}`;
  return dueExtendedTo !== null && dueExtendedTo > day ? dueExtendedTo : day;
}
