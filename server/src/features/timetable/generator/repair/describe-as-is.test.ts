import { checkTimetable } from '@shala/contract/timetable';
import { describe, expect, it } from 'vitest';
import { makeWeek } from '../../../../../test/made-week.ts';
import type { Week } from '../../store/lessons.store.ts';
import { NO_RULES, type Rules } from '../../store/rules.store.ts';
import { generate } from '../kernel/generate.ts';
import { makeInstance } from '../school/make-instance.ts';
import { toLessons } from '../school/placements.ts';
import { describeAsIs } from './describe-as-is.ts';
import { repairWeek } from './repair-week.ts';

const base = makeWeek(4);
const kind = { roomId: null, roomKind: 'Laboratory' };
const shape = { longCount: 2, longLength: 2 as const, onceADay: false, partOfDay: 'any' as const };
const rules: Rules = {
  ...NO_RULES,
  rooms: [1, 2].map((number) => ({ id: `lab${number}`, name: `Lab ${number}`, kind: 'Laboratory', away: [] })),
  subjects: base.subjects.filter(({ name }) => name === 'Computer').map(({ id }) => ({ subjectId: id, ...shape, ...kind })),
};
const school: Week = { ...base, rooms: rules.rooms.map(({ id, name }) => ({ id, name })) };
const asked = makeInstance(school, rules);
const made = generate(asked, { seed: 1, now: () => 0, maxMoves: 20_000 });
const week: Week = { ...school, lessons: toLessons(school, asked, made.placements) };
type Row = Week['lessons'][number];
const placeOf = ({ sectionId, day, periodId }: Row) => `${sectionId} ${day} ${periodId}`;
const isComputer = ({ subjectId }: Row) => subjectId.endsWith('Computer');
/** The doubles of a section in consecutive periods of a day. */
const doublesOf = (rows: readonly Row[], sectionId: string) => {
  const own = rows.filter((row) => row.sectionId === sectionId && isComputer(row)).map(({ day, periodId }) => `${day} ${periodId}`);
  return own.filter((key) => {
    const [day, period = ''] = key.split(' ');
    return own.includes(`${day} p${Number(period.slice(1)) + 1}`);
  }).length;
};

describe('a week with double periods and laboratories, as it is', () => {
  it('keeps its rules: doubles are one sitting in a room of their kind', () => {
    const { instance, placements, lengthOf } = describeAsIs(asked, week, week.lessons, new Map());
    expect(checkTimetable(instance, placements)).toEqual([]);
    const doubles = placements.filter(({ lesson, block }) => lengthOf(lesson, block) === 2);
    expect(doubles).toHaveLength(2 * week.sections.length);
    expect(doubles.every(({ room }) => room?.startsWith('lab'))).toBe(true);
  });

  it('leaves alone what was placed by hand against a rule: a torn double, and a lesson without its room', () => {
    const [first] = week.lessons.filter(isComputer);
    const torn = week.lessons.map((row) => (row === first ? { ...row, roomId: null } : row));
    const { instance, placements } = describeAsIs(asked, week, torn, new Map());
    expect(checkTimetable(instance, placements)).toEqual([]);
  });

  it('still has its doubles after a repair, and never more lessons than laboratories', () => {
    for (const leaving of ['Computer1']) {
      const { moves } = repairWeek({ week, instance: asked, locks: [], leaving: [leaving], away: [] });
      expect(moves.length).toBeGreaterThan(0);
      const gone = new Set(moves.map(({ from }) => placeOf(from)));
      const rows = [...week.lessons.filter((row) => !gone.has(placeOf(row))), ...moves.map(({ to }) => to)];
      for (const { id } of week.sections)
        expect(doublesOf(rows, id), `${leaving} ${id}`).toBeGreaterThanOrEqual(doublesOf(week.lessons, id));
      const atOnce = Map.groupBy(rows.filter(isComputer), ({ day, periodId }) => `${day} ${periodId}`);
      expect(Math.max(...[...atOnce.values()].map((own) => own.length))).toBeLessThanOrEqual(rules.rooms.length);
    }
  });
});
