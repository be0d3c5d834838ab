import type { Query } from '@shala/contract/assistant';
import { addDays, spanOfMonth } from '../../tools/span.ts';
import type { Entity } from '../entity.ts';
import type { Particulars } from '../reading/particulars.ts';
import { resolveTime } from '../reading/when.ts';
import type { Change, Edit } from './edit-figures.ts';

/** Another time in the place of the one before, or one to compare it with. */
export function withTime({ particulars: { periods }, entity, query }: Edit, today: string, isCompared: boolean): Change {
  const [one, another, third] = periods;
  if (one === undefined) return {};
  if (isCompared && another !== undefined && third === undefined && entity.inPeriod !== undefined) {
    const [period, compare] = [one, another].map((time) => spanIn(time, today, entity.bias));
    return period && compare && { period, compare };
  }
  // 'And on Monday' behind those who will be on leave tomorrow.
  const isAhead = (query.period?.from ?? '') > today || (entity.name === 'leave' && query.period?.from === today);
  const said = spanIn(one, today, isAhead ? 'future' : entity.bias);
  if (another !== undefined || said === undefined) return undefined;
  if (entity.inPeriod === undefined) return isCompared ? undefined : ofOtherDays(query, entity, said);
  return isCompared ? { compare: said } : { period: said, ...(query.compare && { compare: undefined }) };
}

function spanIn(time: Particulars['periods'][number], today: string, bias: Entity['bias']): { from: string; to: string } | undefined {
  const at = resolveTime(time, today, bias);
  if (at === undefined) return undefined;
  return at.month === undefined ? { from: at.from ?? at.date ?? '', to: at.to ?? at.date ?? '' } : spanOfMonth(at.month);
}

/** Where the rows have no time, the weekday of a timetable changes, or the time of what else holds of these people. */
function ofOtherDays({ also }: Query, { dimensions }: Entity, said: { from: string; to: string }): Change {
  if ('weekday' in dimensions && said.from === said.to)
    return { filters: [{ by: 'weekday', op: 'is', values: [String(new Date(`${said.from}T00:00:00Z`).getUTCDay() || 7)] }] };
  const isTimed = also.some(({ period }) => period !== undefined);
  return isTimed ? { also: also.map((one) => (one.period === undefined ? one : { ...one, period: said })) } : undefined;
}

/** Whether a time is no longer than what is told apart: 'every month' behind one month is of all of them. */
export function isWithin(period: Query['period'], by: string): boolean {
  const longest = { day: 1, week: 7, month: 31, quarter: 92, year: 366 }[by];
  return period !== undefined && longest !== undefined && period.to < addDays(period.from, longest);
}
