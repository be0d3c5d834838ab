import type { Query } from '@shala/contract/assistant';
import { addDays } from '../tools/span.ts';

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

/**
 * A question as it is asked today that was pinned on an earlier day: what went up to that day goes up to today, and what began with its day, week or month
 * begins with today's. Other periods, and those that are compared, stay as they were said.
 */
export function asOfToday(query: Query, pinnedOn: string, today: string): Query {
  const { period } = query;
  if (period === undefined || period.to !== pinnedOn || query.compare !== undefined || query.change !== undefined) return query;
  const from =
    period.from === pinnedOn
      ? today
      : period.from === mondayOf(pinnedOn)
        ? mondayOf(today)
        : period.from === firstOf(pinnedOn)
          ? firstOf(today)
          : period.from;
  return { ...query, period: { from, to: today } };
}
