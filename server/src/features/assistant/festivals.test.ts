import { describe, expect, it } from 'vitest';
import { HOLIDAY_YEARS, holidaysOf } from '#features/calendar';
import { resolveFestival } from './interpreter/entities/resolve-dates.ts';
import { FIXED_FESTIVALS, MOVABLE_FESTIVALS } from './interpreter/words/festivals.ts';

const festivals = [
  ...FIXED_FESTIVALS.map((festival) => ({ ...festival, days: [] as readonly string[] })),
  ...MOVABLE_FESTIVALS.map((festival) => ({ ...festival, day: '' })),
];
/** The festival that a name of the calendar's list means, if the assistant knows it by one of its words. */
const known = (title: string) => {
  const names = title
    .toLowerCase()
    .replace(/’s (birthday|day)/g, ' jayanti')
    .replace(/mahatma |chhatrapati | maharaj|dr\. /g, '')
    .split(/[/()]/)
    .map((name) => name.trim().replace(/-/g, ' '));
  return festivals.find(({ words }) => words.split(',').some((word) => names.includes(word.trim().replace(/-/g, ' '))));
};

describe('the assistant and the calendar', () => {
  it.each(HOLIDAY_YEARS)('name the same days of %i', (year) => {
    const holidays = holidaysOf(year);
    const shared = holidays.flatMap((holiday) => {
      const festival = known(holiday.title);
      return festival ? [{ holiday, said: resolveFestival(festival, `${year}-01-01`, 'future') }] : [];
    });
    for (const { holiday, said } of shared) expect(said, holiday.title).toEqual({ date: holiday.on });
    // All gazetted days and most of the others are known to both.
    const missing = holidays.filter(({ list, title }) => list === 'gazetted' && !known(title)).map(({ title }) => title);
    expect(missing).toEqual([]);
    expect(shared.length).toBeGreaterThan(25);
  });

  it('have no festival whose day is missing in a year of the calendar', () => {
    for (const { title, days } of MOVABLE_FESTIVALS.filter(({ title }) => title !== 'Guru Gobind Singh Jayanti'))
      for (const year of HOLIDAY_YEARS) expect(days.filter((day) => day.startsWith(`${year}-`)).length, `${title} ${year}`).toBe(1);
  });
});
