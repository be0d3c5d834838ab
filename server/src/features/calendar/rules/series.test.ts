import { describe, expect, it } from 'vitest';
import { listOccurrences, moveAlong } from './series.ts';

const one = (day: string) => ({ startsOn: day, endsOn: day });
const startsOf = (first: string, every: Parameters<typeof listOccurrences>[1]['every'], until: string) =>
  listOccurrences(one(first), { every, until }).map(({ startsOn }) => startsOn);

describe('an entry that repeats', () => {
  it('each week and every other week keeps its weekday, over the end of the year', () => {
    expect(startsOf('2026-12-18', 'week', '2027-01-08')).toEqual(['2026-12-18', '2026-12-25', '2027-01-01', '2027-01-08']);
    expect(startsOf('2026-12-18', 'twoWeeks', '2027-01-14')).toEqual(['2026-12-18', '2027-01-01']);
  });

  it('on a date of the month leaves out months without it', () => {
    expect(startsOf('2027-01-31', 'monthDay', '2027-05-31')).toEqual(['2027-01-31', '2027-03-31', '2027-05-31']);
    expect(startsOf('2026-11-10', 'monthDay', '2027-01-09')).toEqual(['2026-11-10', '2026-12-10']);
  });

  it('on a weekday of the month is the second Saturday of each, and a fifth one the last', () => {
    expect(startsOf('2026-12-12', 'monthWeekday', '2027-04-30')).toEqual([
      ...['2026-12-12', '2027-01-09', '2027-02-13', '2027-03-13', '2027-04-10'],
    ]);
    expect(startsOf('2026-10-31', 'monthWeekday', '2027-01-31')).toEqual(['2026-10-31', '2026-11-28', '2026-12-26', '2027-01-30']);
  });

  it('keeps its length, and ends with the last day that was named', () => {
    expect(listOccurrences({ startsOn: '2026-12-04', endsOn: '2026-12-05' }, { every: 'monthDay', until: '2027-01-04' })).toEqual([
      { startsOn: '2026-12-04', endsOn: '2026-12-05' },
      { startsOn: '2027-01-04', endsOn: '2027-01-05' },
    ]);
    expect(startsOf('2026-12-04', 'week', '2026-12-03')).toEqual([]);
  });

  it('is moved along with one of its days', () => {
    const change = { from: one('2026-12-12'), to: { startsOn: '2026-12-11', endsOn: '2026-12-12' } };
    expect(moveAlong(one('2027-01-09'), change)).toEqual({ startsOn: '2027-01-08', endsOn: '2027-01-09' });
  });
});
