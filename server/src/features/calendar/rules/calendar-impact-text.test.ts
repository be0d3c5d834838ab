import { expect, it } from 'vitest';
import { daysInWords, holidayNotice } from './calendar-impact-text.ts';

const entry = { title: 'Guru Nanak Jayanti', startsOn: '2026-11-24', endsOn: '2026-11-24', forStudents: true, forStaff: true };

it('a day and a range are written as people write them', () => {
  expect(daysInWords(entry)).toBe('Tuesday, 24 November 2026');
  expect(daysInWords({ startsOn: '2026-11-06', endsOn: '2026-11-14' })).toBe('6 to 14 November 2026');
  expect(daysInWords({ startsOn: '2026-10-30', endsOn: '2026-11-02' })).toBe('30 October to 2 November 2026');
  expect(daysInWords({ startsOn: '2026-12-26', endsOn: '2027-01-01' })).toBe('26 December 2026 to 1 January 2027');
});

it('the notice says what is off, why, and when school goes on', () => {
  expect(holidayNotice(entry, { isRemoved: false, nextDay: '2026-11-25' })).toEqual({
    title: 'Holiday: Guru Nanak Jayanti, Tuesday, 24 November 2026',
    text: 'There are no classes on Tuesday, 24 November 2026 because of Guru Nanak Jayanti. School reopens on Wednesday, 25 November 2026.',
  });
  expect(holidayNotice(entry, { isRemoved: true, nextDay: null }).title).toBe('School is open on Tuesday, 24 November 2026');
  expect(holidayNotice({ ...entry, forStudents: false }, { isRemoved: false, nextDay: '2026-11-25' }).text).not.toContain('goes on');
});
