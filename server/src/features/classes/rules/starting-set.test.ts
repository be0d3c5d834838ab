import { BOARDS, CLASS_NAMES } from '@shala/contract/shared';
import { describe, expect, it } from 'vitest';
import { startingPeriods, startingSubjects, startingYear } from './starting-set.ts';
import { usualWeek } from './subject-weeks.ts';

describe('the starting year', () => {
  it.each([
    ['2026-04-01', '2026-27', '2026-04-01', '2027-03-31'],
    ['2026-03-31', '2025-26', '2025-04-01', '2026-03-31'],
    ['2026-12-31', '2026-27', '2026-04-01', '2027-03-31'],
    ['1999-06-01', '1999–00', '1999-04-01', '2000-03-31'],
  ])('of %s is %s, April to March', (today, name, startsOn, endsOn) => {
    expect(startingYear(today)).toMatchObject({ name, startsOn, endsOn });
  });

  it('has two terms that fill it without a gap', () => {
    const { startsOn, endsOn, terms } = startingYear('2026-11-20');
    expect(terms).toHaveLength(2);
    expect([terms[0]?.startsOn, terms[1]?.endsOn]).toEqual([startsOn, endsOn]);
    const dayAfter = new Date(`${terms[0]?.endsOn}T00:00:00Z`);
    dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
    expect(terms[1]?.startsOn).toBe(dayAfter.toISOString().slice(0, 10));
  });
});

describe('the starting subjects', () => {
  it.each(CLASS_NAMES)('of class %s are some, each once, for every board', (className) => {
    for (const board of BOARDS) {
      const subjects = startingSubjects(className, { board, state: '' });
      expect(subjects.length).toBeGreaterThan(4);
      expect(new Set(subjects).size).toBe(subjects.length);
    }
  });

  it('part the sciences in classes 9th and 10th of the ICSE board', () => {
    expect(startingSubjects('9th', { board: 'ICSE', state: '' })).toContain('Physics');
    expect(startingSubjects('9th', { board: 'CBSE', state: '' })).toContain('Science');
    expect(startingSubjects('8th', { board: 'ICSE', state: '' })).toContain('Science');
  });
});

it('a school in Maharashtra teaches Marathi in classes 1st to 10th, in place of Sanskrit, and it has its periods', () => {
  const state = 'Maharashtra';
  for (const className of CLASS_NAMES.slice(3, 13)) {
    const subjects = startingSubjects(className, { board: 'State Board', state });
    expect(subjects).toContain('Marathi');
    expect(subjects).not.toContain('Sanskrit');
    const week = usualWeek(className, { board: 'State Board', state }, 48);
    expect(week.find(({ name }) => name === 'Marathi')?.periodsPerWeek).toBeGreaterThan(4);
  }
  expect(startingSubjects('Nursery', { board: 'CBSE', state })).not.toContain('Marathi');
  expect(startingSubjects('8th', { board: 'CBSE', state: 'Bihar' })).not.toContain('Marathi');
});

it('the starting periods are eight, one after the other, with breaks between', () => {
  const periods = startingPeriods();
  expect(periods.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']);
  for (const [index, period] of periods.entries()) {
    expect(period.startsAtMinute).toBeLessThan(period.endsAtMinute);
    expect(period.startsAtMinute).toBeGreaterThanOrEqual(periods[index - 1]?.endsAtMinute ?? 0);
  }
});
