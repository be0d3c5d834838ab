import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StudentFees } from '../api.ts';
import { dueTillTodayOf, nextDueOf } from './due-till-today.ts';

const month = (dueOn: string | null, left: number) => ({
  month: 'April',
  charged: 100,
  paid: 100 - left,
  left,
  dueOn,
  paidOn: null,
  isPaid: left === 0,
  isOverdue: false,
});
const fees = (months: ReturnType<typeof month>[], arrears = 0) =>
  ({ arrears: { dueOn: '2026-04-01', left: arrears }, months }) as unknown as StudentFees;

beforeEach(() => vi.setSystemTime(new Date('2026-10-14T06:00:00Z')));
afterEach(() => vi.useRealTimers());

it('the next due date is that of the first unpaid month, and none while something is due', () => {
  const later = [month('2026-10-10', 0), month('2026-11-10', 40), month('2026-12-10', 100)];
  expect([dueTillTodayOf(fees(later)), nextDueOf(fees(later))]).toEqual([0, '2026-11-10']);
  expect([dueTillTodayOf(fees(later, 25)), nextDueOf(fees(later, 25))]).toEqual([25, undefined]);
  expect(nextDueOf(fees([month('2026-10-10', 0), month(null, 30)]))).toBeUndefined();
});
