import { describe, expect, it } from 'vitest';
import {
  firstYearOf,
  latestMonthStart,
  latestMonths,
  monthName,
  monthNumber,
  monthOfDay,
  monthStart,
  YEAR_MONTHS,
  yearName,
  yearOfDay,
} from './months.ts';

describe('months of the academic year', () => {
  it('begins with April and ends with March', () => {
    expect(YEAR_MONTHS).toHaveLength(12);
    expect([YEAR_MONTHS[0], YEAR_MONTHS[11]]).toEqual(['April', 'March']);
  });
  it('numbers names both ways', () => {
    for (const name of YEAR_MONTHS) expect(monthName(monthNumber(name))).toBe(name);
    expect(() => monthName(13)).toThrow();
  });
  it.each([
    ['2026-04-01', 1, 2026],
    ['2026-12-31', 9, 2026],
    ['2027-01-01', 10, 2026],
    ['2027-03-31', 12, 2026],
  ])('knows that %s lies in month %i of %i', (day, month, year) => {
    expect(monthOfDay(day)).toBe(month);
    expect(yearOfDay(day)).toBe(year);
    expect(monthStart(year, month).slice(0, 7)).toBe(day.slice(0, 7));
  });
  it.each([
    ['2027-04-12', 'March', '2027-03-01'],
    ['2027-04-12', 'April', '2027-04-01'],
    ['2027-04-12', 'May', '2026-05-01'],
    ['2026-11-30', 'December', '2025-12-01'],
    ['2026-11-30', 'November', '2026-11-01'],
    ['2027-01-01', 'January', '2027-01-01'],
    ['2027-01-01', 'December', '2026-12-01'],
    ['2027-03-31', 'April', '2026-04-01'],
    ['2028-02-29', 'March', '2027-03-01'],
  ] as const)('takes on %s %s for the month that began on %s', (today, name, start) => {
    expect(latestMonthStart(today, name)).toBe(start);
  });
  it.each(['2026-11-30', '2027-01-01', '2027-03-31', '2027-04-01'])('lists on %s the twelve months that have begun, each once', (today) => {
    const starts = latestMonths(today).map((name) => latestMonthStart(today, name));
    expect(starts[0]).toBe(`${today.slice(0, 7)}-01`);
    expect(new Set(starts).size).toBe(12);
    expect(starts).toEqual([...starts].sort().reverse());
  });
  it('names a year as schools do', () => {
    expect(yearName(2026)).toBe('2026-27');
    expect(yearName(1999)).toBe('1999-00');
    expect(['2026-27', '1999-00', '2026-28', '2026', ''].map(firstYearOf)).toEqual([2026, 1999, null, null, null]);
  });
});
