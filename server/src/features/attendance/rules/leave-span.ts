import { Refusal } from '#platform/errors';

const LONGEST_DAYS = 366;

/** Refuses a leave that ends before it begins, is longer than a year, or is half a day over several days. */
export function checkLeaveSpan({ from, to, isHalfDay }: { from: string; to: string; isHalfDay: boolean }): void {
  if (to < from) throw new Refusal('unprocessable', 'leaveOrder');
  if ((Date.parse(to) - Date.parse(from)) / 86_400_000 >= LONGEST_DAYS) throw new Refusal('unprocessable', 'leaveTooLong');
  if (isHalfDay && from !== to) throw new Refusal('unprocessable', 'halfDayOneDay');
}
