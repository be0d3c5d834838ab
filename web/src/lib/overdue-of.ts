import { toPaise, toRupees } from '@shala/contract/shared';

type Month = { left: number; isOverdue: boolean };

/** What a student owes of months whose due date has passed, old dues included: the same figure as in the list of overdue fees. */
export function overdueOf({ arrears, months }: { arrears: Month; months: readonly Month[] }): number {
  return toRupees([arrears, ...months].reduce((sum, { left, isOverdue }) => sum + (isOverdue ? toPaise(left) : 0), 0));
}
