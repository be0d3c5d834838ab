import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminDetails } from '#features/identity';
import { queryClient } from '#lib/query-client';
import { firstDayOf, lastDayOf, monthPlace, monthWithYear, thisMonth } from './today.ts';

const at = (day: string, academicYear: string | null) => {
  vi.setSystemTime(new Date(`${day}T06:00:00Z`));
  queryClient.setQueryData(adminDetails().queryKey, { schoolName: 'Amaltas', imageUrl: null, adminName: 'Asha', academicYear });
};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

it('takes the month of today within the current academic year', () => {
  at('2027-02-10', '2026-27');
  expect([thisMonth(), monthWithYear('April'), firstDayOf('March'), lastDayOf('February')]).toEqual([
    'February',
    'April 2026',
    '2027-03-01',
    '2027-02-28',
  ]);
  expect([monthPlace('January'), monthPlace('February'), monthPlace('March')]).toEqual(['past', 'now', 'future']);
});

it('takes the first month of a year that has not begun, of which nothing is due', () => {
  at('2027-03-24', '2027-28');
  expect([thisMonth(), monthWithYear(thisMonth()), monthPlace('April'), monthPlace('March')]).toEqual([
    'April',
    'April 2027',
    'future',
    'future',
  ]);
});

it('takes the last month of a year that is over, of which everything is due', () => {
  at('2027-04-12', '2026-27');
  expect([thisMonth(), monthWithYear(thisMonth()), monthPlace('April'), monthPlace('March')]).toEqual([
    'March',
    'March 2027',
    'past',
    'now',
  ]);
});

it('goes by the day alone before the school’s details are there', () => {
  at('2027-04-12', null);
  expect([thisMonth(), monthWithYear('April')]).toEqual(['April', 'April 2027']);
});
