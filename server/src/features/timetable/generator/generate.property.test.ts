import { checkTimetable, type Placement, scoreTimetable, type TimetableInstance } from '@shala/contract/timetable';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories } from '../../../../test/sampling.ts';
import { plantInstance } from './evaluation/planted.ts';
import { generate } from './kernel/generate.ts';
import { precheck } from './precheck/precheck.ts';

const make = (instance: TimetableInstance, seed: number, more: Partial<Parameters<typeof generate>[1]> = {}) =>
  generate(instance, { seed, now: () => 0, maxMoves: 20_000, ...more });
const school = fc.record({ school: fc.integer({ min: 1, max: 10_000 }), sections: fc.integer({ min: 2, max: 14 }), seed: fc.nat(1000) });
const key = ({ lesson, block, day, period, room }: Placement) => [lesson, block, day, period, room].join(' ');

describe('the generator', () => {
  it('makes timetables that the independent check accepts, the same ones of the same seed, and counts the score as it does', () => {
    fc.assert(
      fc.property(school, ({ school: number, sections, seed }) => {
        const { instance, planted } = plantInstance(number, sections);
        expect(checkTimetable(instance, planted)).toEqual([]);
        expect(precheck(instance)).toEqual([]);
        const made = make(instance, seed);
        expect(checkTimetable(instance, made.placements)).toEqual([]);
        expect(made.score).toBe(scoreTimetable(instance, made.placements).total);
        expect(make(instance, seed)).toEqual(made);
      }),
      histories('made timetables', { full: 100, few: 2 }),
    );
  });

  it('keeps every lock with its room', () => {
    fc.assert(
      fc.property(school, ({ school: number, sections, seed }) => {
        const { instance, planted } = plantInstance(number, sections);
        const locks = planted.filter((_one, index) => (index * 7919 + seed) % 10 === 0);
        const made = make(instance, seed, { locks });
        expect(checkTimetable(instance, made.placements)).toEqual([]);
        expect(made.placements.map(key)).toEqual(expect.arrayContaining(locks.map(key)));
      }),
      histories('locked timetables', { full: 100, few: 2 }),
    );
  });

  it('repairs with few moves when a teacher loses an hour', () => {
    const { instance, planted } = plantInstance(3, 14);
    const lost = planted.find(({ lesson }) => lesson === 'S03 English');
    const english = instance.lessons.find(({ id }) => id === 'S03 English');
    if (!lost || !english) throw new Error('The planted school has English in its third section.');
    const unavailable: [number, number] = [lost.day, lost.period];
    const teachers = instance.teachers.map((one) =>
      english.teachers.includes(one.id) ? { ...one, unavailable: [...one.unavailable, unavailable] } : one,
    );
    const edited = { ...instance, teachers };
    const made = make(edited, 1, { repair: { placements: planted, movePenalty: 20 } });
    expect(checkTimetable(edited, made.placements)).toEqual([]);
    const before = new Set(planted.map(({ lesson, block, day, period }) => `${lesson} ${block} ${day} ${period}`));
    const moved = made.placements.filter(({ lesson, block, day, period }) => !before.has(`${lesson} ${block} ${day} ${period}`));
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.length).toBeLessThan(planted.length * 0.05);
  });

  it('gives teachers no more vacant periods on a day than they may have, as far as possible', () => {
    const { instance } = plantInstance(1, 12);
    const capped = {
      ...instance,
      teachers: instance.teachers.map((one) => ({ ...one, maxGapsPerDay: 1 })),
      soft: { ...instance.soft, gapsBeyond: { weight: 10 } },
    };
    const beyond = (asked: typeof instance) => {
      const made = make(asked, 1, { maxMoves: 200_000 });
      const { total, gapsBeyond } = scoreTimetable(capped, made.placements);
      if (asked === capped) expect(made.score).toBe(total);
      return gapsBeyond;
    };
    expect(beyond(instance)).toBeGreaterThan(5);
    expect(beyond(capped)).toBe(0);
  });

  it('improves the rest of a timetable in which some lessons have no place, when asked to', () => {
    const { instance } = plantInstance(4, 8);
    const [english, ...others] = instance.lessons;
    if (!english) throw new Error('The planted school has lessons.');
    // Seven times a day, where a section has eight periods and other lessons.
    const blocks = Array.from({ length: 42 }, () => ({ len: 1, rooms: [] }));
    const tight = { ...instance, lessons: [{ ...english, blocks, maxBlocksPerDay: 7 }, ...others] };
    const made = make(tight, 1, { maxPlaceSteps: 15_000 });
    const better = make(tight, 1, { maxPlaceSteps: 15_000, improvesIncomplete: true });
    expect(made.unplaced.length).toBeGreaterThan(0);
    expect(better.unplaced).toEqual(made.unplaced);
    expect(better.score).toBe(scoreTimetable(tight, better.placements).total);
    expect(better.score).toBeLessThan(made.score * 0.8);
    expect(checkTimetable(tight, better.placements).map(({ rule }) => rule)).toEqual(better.unplaced.map(() => 'unplaced'));
  });

  it('ends at once when it is told to, with what it has', () => {
    const { instance } = plantInstance(5, 6);
    expect(make(instance, 1, { shouldStop: () => true }).unplaced.length).toBeGreaterThan(0);
    let asked = 0;
    const made = make(instance, 1, { maxMoves: Number.POSITIVE_INFINITY, shouldStop: () => ++asked > 50 });
    expect(checkTimetable(instance, made.placements)).toEqual([]);
  });
});
