import { describe, expect, it } from 'vitest';
import { todayAtSchool } from './format.ts';
import { dayOrToday, isWholeDay, readDay, writeDay } from './read-day.ts';

describe('a day that is typed', () => {
  it.each([
    ['22/11/2026', '2026-11-22'],
    ['2-4-2026', '2026-04-02'],
    ['22.11.26', '2026-11-22'],
    ['22/11', '2026-11-22'],
    ['5 apr', '2026-04-05'],
    ['15 August 1947', '1947-08-15'],
    ['22112026', '2026-11-22'],
    ['221126', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['1/1/36', '2036-01-01'],
    ['1/1/37', '1937-01-01'],
    ['29/02/2028', '2028-02-29'],
    [' 22 / 11 / 2026 ', '2026-11-22'],
    ['26 अप्रैल 2014', '2014-04-26'],
    ['१५ दिस २०२६', '2026-12-15'],
    ['१५/१२/२०२६', '2026-12-15'],
    ['5 फ़र.', '2026-02-05'],
  ])('%s is read the day first', (typed, day) => {
    expect(readDay(typed, '2026-11-22')).toBe(day);
  });

  it.each([
    '',
    '31/02/2026',
    '29/02/2026',
    '11/22/2026',
    '0/1/2026',
    '22',
    '22/11/',
    '22 foo',
    '22 सोमवार',
    '32 Nov',
    'tomorrow',
    '22/11/202',
    '2026-13-01',
  ])('%s is none', (typed) => {
    expect(readDay(typed, '2026-11-22')).toBeNull();
  });

  it('is whole once nothing that follows could change it', () => {
    expect(['22/11/2026', '2026-11-22', '22112026', '२२/११/२०२६'].every(isWholeDay)).toBe(true);
    expect(['22/11', '22/11/20', '221120', ''].some(isWholeDay)).toBe(false);
  });

  it('that an address names is there, or it is today', () => {
    const today = todayAtSchool(new Date());
    expect(['2026-02-28', '2026-02-31', '0000-01-01', '22/11/2026', '2026-2-3', ''].map(dayOrToday)).toEqual([
      '2026-02-28',
      ...Array(5).fill(today),
    ]);
  });

  it('is written as it is read', () => {
    expect(writeDay('2026-04-02')).toBe('02/04/2026');
    expect(writeDay('')).toBe('');
  });
});
