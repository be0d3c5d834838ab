import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingSections, planClasses, raised } from './roll-over.ts';

const CLASSES = [
  { id: '9', name: '9th', feePaise: 3_000_000, chargedPaise: 2_500_000 },
  { id: '10', name: '10th', feePaise: 4_000_000, chargedPaise: 4_000_000 },
];
const pupil = (studentId: string, classId: string, sectionName = 'A', owedPaise = 0) => ({ studentId, classId, sectionName, owedPaise });
const nobody = { detained: new Set<string>(), leavers: new Set<string>(), raisePercent: 8 };

it('sends each class up, keeps who is detained, and lets the last one go', () => {
  const pupils = [
    pupil('a', '9'),
    pupil('b', '9', 'A', 320_000),
    pupil('c', '9', 'A', 50_000),
    pupil('d', '10', 'A', 70_000),
    pupil('e', '10'),
  ];
  const plan = planClasses(CLASSES, pupils, { ...nobody, detained: new Set(['b', 'e']), leavers: new Set(['c']) });
  expect(plan).toMatchObject([
    {
      className: '9th',
      toClassName: '10th',
      students: 3,
      promoted: 1,
      detained: 1,
      leaving: 1,
      owedPaise: 320_000,
      feeBeforePaise: 2_500_000,
      feeAfterPaise: 4_320_000,
    },
    { className: '10th', toClassName: null, students: 2, promoted: 0, detained: 1, leaving: 1, feeAfterPaise: 0, owedPaise: 0 },
  ]);
});

it('finds the sections that are missing above', () => {
  const pupils = [pupil('a', '9', 'A'), pupil('b', '9', 'B'), pupil('c', '9', 'C')];
  const plans = planClasses(CLASSES, pupils, nobody);
  const found = missingSections(plans, pupils, { ...nobody, detained: new Set(['c']) }, new Set(['10 A']));
  expect(found).toEqual([{ classId: '10', className: '10th', sectionName: 'B' }]);
});

it('raises in whole rupees', () => {
  expect([raised(320_000, 8), raised(333_300, 5), raised(320_000, 0), raised(100_000, -10)]).toEqual([345_600, 350_000, 320_000, 90_000]);
});

it('loses and doubles nobody, whatever is decided', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ classId: fc.constantFrom('9', '10'), way: fc.constantFrom('up', 'stay', 'go') })), (drawn) => {
      const pupils = drawn.map(({ classId }, index) => pupil(String(index), classId));
      const ids = (way: string) => new Set(drawn.flatMap((one, index) => (one.way === way ? [String(index)] : [])));
      const plan = planClasses(CLASSES, pupils, { detained: ids('stay'), leavers: ids('go'), raisePercent: 0 });
      for (const row of plan) expect(row.promoted + row.detained + row.leaving).toBe(row.students);
      expect(plan.reduce((sum, row) => sum + row.students, 0)).toBe(pupils.length);
    }),
  );
});
