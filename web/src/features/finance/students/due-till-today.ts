import { toPaise, toRupees } from '@shala/contract/shared';
import type { StudentFees } from '../api.ts';
import { today } from '../lib/today.ts';

/** What a student owes of the months whose due date has come, that of today too, arrears included. */
export function dueTillTodayOf({ arrears, months }: StudentFees): number {
  const due = [arrears, ...months].filter(({ dueOn, left }) => left > 0 && dueOn !== null && dueOn <= today());
  return toRupees(due.reduce((sum, { left }) => sum + toPaise(left), 0));
}

/** The next due date of an unpaid month, where nothing is due till today. */
export function nextDueOf(fees: StudentFees): string | undefined {
  if (dueTillTodayOf(fees) > 0) return undefined;
  return fees.months.find(({ left, dueOn }) => left > 0 && dueOn !== null)?.dueOn ?? undefined;
}
