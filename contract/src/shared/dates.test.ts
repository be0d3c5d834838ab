import { describe, expect, it } from 'vitest';
import { dateWords, dayAt, monthWord, timeAt, writeDay, writeDayInFull, writeMoment, writeMonth, writeWeekdayAndDay } from './dates.ts';

describe('a date', () => {
  it('is written with three letters of its month, in September too', () => {
    expect(writeDay('2026-09-05')).toBe('5 Sep 2026');
    expect(writeDay('2026-06-05')).toBe('5 Jun 2026');
    expect(writeDayInFull('2026-09-05')).toBe('5 September 2026');
    expect(writeWeekdayAndDay('2026-11-21')).toBe('Saturday, 21 Nov 2026');
    expect(writeMonth('2026-09')).toBe('September 2026');
    expect(dateWords('2024-02-29')).toEqual({
      day: '29',
      month: 'February',
      shortMonth: 'Feb',
      year: '2024',
      weekday: 'Thursday',
      shortWeekday: 'Thu',
    });
  });

  it('has all twelve months', () => {
    expect(Array.from({ length: 12 }, (_, index) => monthWord(index + 1).shortMonth).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
  });

  it('is written in another language with its own words and figures 0 to 9', () => {
    expect(writeDayInFull('2026-09-05', 'hi')).toBe('5 सितंबर 2026');
    expect(dateWords('2026-09-05', 'hi').weekday).toBe('शनिवार');
  });
});

describe('an instant', () => {
  const late = new Date('2026-03-31T20:15:00Z');

  it('is on the day of the school and at its time', () => {
    expect(dayAt(late)).toBe('2026-04-01');
    expect(timeAt(late)).toBe('01:45');
    expect(timeAt(new Date('2026-03-31T18:30:00Z'))).toBe('00:00');
    expect(writeMoment(late)).toBe('1 Apr 2026, 01:45');
  });
});
