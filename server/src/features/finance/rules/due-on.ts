import { monthStart, yearOfDay } from '@shala/contract/shared';

type Account = { startsOn: string; dueDay: number; dueExtendedTo: string | null; arrearsSince: string | null; today: string };

/**
 * The due date of a month: the school's due day; for arrears that of the oldest fees that were carried, or the first day of the year where the school has
 * entered them. Arrears are overdue also before their year begins. An extended due date replaces it.
 */
export function dueOn(account: Account, monthNo: number): string {
  const { startsOn, dueDay, dueExtendedTo } = account;
  const day =
    monthNo === 0 ? arrearsDue(account) : `${monthStart(yearOfDay(startsOn), monthNo).slice(0, 8)}${String(dueDay).padStart(2, '0')}`;
  return dueExtendedTo !== null && dueExtendedTo > day ? dueExtendedTo : day;
}

function arrearsDue({ startsOn, arrearsSince, today }: Account): string {
  const since = arrearsSince ?? startsOn;
  return since < today ? since : new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
