import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Counted, distribute, tally, tallyBy } from './tally-figures.ts';

const counted = (sectionId: string, percents: number[], passed = percents.length): Counted => ({
  ...{ sectionId, subject: 'Hindi', teacherIds: [], students: percents.length, passed },
  percents: percents.toSorted((one, other) => one - other),
  total: percents.reduce((sum, one) => sum + one, 0),
});

it('is nothing of nobody', () => {
  expect(tally([])).toEqual({ students: 0, average: null, median: null, passRate: null });
});

it('takes averages, medians and rates over several sections, a half rounded up', () => {
  expect(tally([counted('a', [3000, 7001], 1), counted('b', [8000])])).toEqual({
    students: 3,
    average: 60,
    median: 70.01,
    passRate: 66.67,
  });
  expect(tally([counted('a', [3000, 3001])])).toEqual({ students: 2, average: 30.01, median: 30.01, passRate: 100 });
});

it('finds the middle of all, whichever percents hold it', () => {
  const percents = fc.array(fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 99, 100, 3300, 9999, 10_000)), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(percents, percents, (one, other) => {
      const sorted = [...one, ...other].sort((a, b) => a - b);
      const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
      expect(tally([counted('a', one), counted('b', other)]).median).toBe(Math.round((below + above) / 2) / 100);
    }),
    { numRuns: 300 },
  );
});

it('puts a hundred percent with the nineties', () => {
  expect(distribute([counted('a', [10_000, 9000, 999])]).filter(({ students }) => students > 0)).toEqual([
    { from: 0, students: 1 },
    { from: 90, students: 2 },
  ]);
});

it('gives the same however the students are spread over sections', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 6 }),
      (all) => {
        const apart = all.map((percents, at) => counted(String(at), percents));
        expect(tally(apart)).toEqual(tally([counted('one', all.flat())]));
        expect(tallyBy(apart, () => ['x', 'y']).get('y')).toEqual(tally(apart));
        expect([...tallyBy(apart, ({ sectionId }) => [sectionId]).keys()]).toEqual(apart.map(({ sectionId }) => sectionId));
      },
    ),
    { numRuns: 100 },
  );
});
