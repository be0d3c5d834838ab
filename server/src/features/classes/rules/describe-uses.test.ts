import { expect, it } from 'vitest';
import { describeUses } from './describe-uses.ts';

it('names where something is used, the weightiest first', () => {
  const uses = [
    { kind: 'timetable_slots', count: 1 },
    { kind: 'enrolments', count: 1240 },
    { kind: 'a_table_of_tomorrow', count: 2 },
  ];
  expect(describeUses(uses)).toBe('1,240 students of this and earlier years, 1 period of the timetable and 2 other records');
});

it('names rows once that are found through a class and again through its sections', () => {
  const uses = [40, 56, 56].map((count) => ({ kind: 'timetable_slots', count }));
  expect(describeUses(uses)).toBe('56 periods of the timetable');
});

it('ends where a sentence would become a list', () => {
  const uses = ['enrolments', 'registers', 'charges', 'exams', 'payments'].map((kind) => ({ kind, count: 2 }));
  expect(describeUses(uses)).toMatch(/ and more$/);
});
