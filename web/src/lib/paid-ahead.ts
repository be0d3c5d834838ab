import { monthName, monthOfDay, yearOfDay } from '@shala/contract/shared';

type Month = { month: string; paid: number };

/** The months of a school year that are paid although they follow a leaving; null when there are none. */
export function paidAhead(months: readonly Month[], year: string, leftOn: string): { from: string; to: string; paid: number } | null {
  const left = yearOfDay(leftOn) - Number(year.slice(0, 4));
  const ahead = months.filter(({ paid }, at) => paid > 0 && at + 1 > left * 12 + monthOfDay(leftOn));
  const [first, last] = [ahead[0], ahead.at(-1)];
  return first && last ? { from: first.month, to: last.month, paid: ahead.reduce((sum, { paid }) => sum + paid, 0) } : null;
}

/** The month up to which fees are charged. */
export const lastMonthOf = (leftOn: string) => monthName(monthOfDay(leftOn));
