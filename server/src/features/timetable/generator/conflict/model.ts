import type { Placement, TimetableInstance } from '@shala/contract/timetable';
import type { Constraint, Model } from '#platform/solve';
import { listStarts } from '../kernel/starts.ts';
import { listUnits, type Unit } from '../kernel/units.ts';

/** Sittings that are equivalent for the solver: a variable for each start is the number of them that begin there. */
type Alike = { unit: Unit; count: number; starts: number[]; first: number };
type Resource = { id: string; of: (unit: Unit) => number };

/**
 * The timetable as an integer linear model, to prove that none exists. Rooms are counted only for sets that are equal or nested, which is a relaxation of the
 * rule: if this model has no solution, there is no timetable.
 */
export function buildModel(instance: TimetableInstance, locks: readonly Placement[]): Model {
  const alike = gather(instance, locks);
  const constraints: Constraint[] = [];
  const add = (terms: [number, number][], upper: number, lower: number | null = null) => {
    if (terms.length > 0) constraints.push({ terms, lower, upper });
  };
  for (const { count, starts, first } of alike)
    add(
      starts.map((_start, index) => [first + index, 1]),
      count,
      count,
    );
  limitSlots(instance, alike, add);
  limitLessons(instance, alike, add);
  limitTeachers(instance, alike, add);
  const variables = alike.flatMap(({ count, starts }) => starts.map(() => ({ cost: 0, lower: 0, upper: count, isWhole: true })));
  return { variables, constraints };
}

type Add = (terms: [number, number][], upper: number) => void;

function gather(instance: TimetableInstance, locks: readonly Placement[]): Alike[] {
  const byKey = new Map<string, Alike>();
  const blocksOf = new Map(instance.lessons.map(({ id, blocks }) => [id, blocks]));
  for (const unit of listUnits(instance, locks).units) {
    const starts = listStarts(instance, unit);
    const members = unit.members.map(({ lesson, block }) => {
      const is = blocksOf.get(lesson)?.[block];
      return `${lesson} ${is?.len} ${is?.rooms.join()}`;
    });
    const key = `${members.sort().join(';')} ${starts.join()}`;
    const found = byKey.get(key);
    if (found) found.count++;
    else byKey.set(key, { unit, count: 1, starts, first: 0 });
  }
  let first = 0;
  for (const one of byKey.values()) {
    one.first = first;
    first += one.starts.length;
  }
  return [...byKey.values()];
}

/** One sitting at a time for each group and teacher, and for each set of rooms at most as many as it has rooms. */
function limitSlots(instance: TimetableInstance, alike: readonly Alike[], add: Add): void {
  const { days, periods, groups, teachers, rooms, lessons } = instance;
  const S = days.length * periods.length;
  const P = periods.length;
  const blocksOf = new Map(lessons.map(({ id, blocks }) => [id, blocks]));
  const owners: Resource[] = [...groups, ...teachers].map(({ id }, resource) => ({
    id,
    of: (unit) => Math.max(0, ...unit.needs.filter((need) => need.resource === resource).map(({ length }) => length)),
  }));
  const away = new Map(rooms.map(({ id, unavailable }) => [id, new Set(unavailable.map(([day, period]) => day * P + period))]));
  const sets = new Map<string, Set<string>>();
  for (const { blocks } of lessons)
    for (const block of blocks) if (block.rooms.length > 0) sets.set([...block.rooms].sort().join(), new Set(block.rooms));
  const covering = (length: number, { starts, first }: Alike, slot: number, factor: number) =>
    starts.flatMap((start, index): [number, number][] => (start <= slot && slot < start + length ? [[first + index, factor]] : []));
  for (const owner of owners) {
    const mine = alike.filter(({ unit }) => owner.of(unit) > 0);
    if (mine.length === 0) continue;
    for (let slot = 0; slot < S; slot++)
      add(
        mine.flatMap((one) => covering(owner.of(one.unit), one, slot, 1)),
        1,
      );
  }
  for (const set of sets.values()) {
    const needs = (unit: Unit) =>
      unit.members.flatMap(({ lesson, block }) => {
        const is = blocksOf.get(lesson)?.[block];
        return is && is.rooms.length > 0 && is.rooms.every((room) => set.has(room)) ? [is.len] : [];
      });
    const mine = alike.map((one) => ({ one, lengths: needs(one.unit) })).filter(({ lengths }) => lengths.length > 0);
    for (let slot = 0; slot < S; slot++) {
      const open = [...set].filter((room) => !away.get(room)?.has(slot)).length;
      add(
        mine.flatMap(({ one, lengths }) => lengths.flatMap((length) => covering(length, one, slot, 1))),
        open,
      );
    }
  }
}

/** How often a lesson may be on a day, and its distance in days. */
function limitLessons({ lessons, days, periods }: TimetableInstance, alike: readonly Alike[], add: Add): void {
  const P = periods.length;
  for (const { id, maxBlocksPerDay, minDaysBetween } of lessons) {
    const cap = minDaysBetween > 1 ? 1 : maxBlocksPerDay;
    if (cap === 0) continue;
    const span = Math.max(1, minDaysBetween);
    const mine = alike
      .map((one) => ({ one, times: one.unit.members.filter(({ lesson }) => lesson === id).length }))
      .filter(({ times }) => times > 0);
    for (let day = 0; day < days.length; day++) {
      const isNear = (start: number) => Math.floor(start / P) >= day && Math.floor(start / P) < day + span;
      add(
        mine.flatMap(({ one, times }) =>
          one.starts.flatMap((start, index): [number, number][] => (isNear(start) ? [[one.first + index, times]] : [])),
        ),
        cap,
      );
    }
  }
}

/** A teacher's periods on a day and in a row: of each run that is one longer than allowed, one period is free. */
function limitTeachers({ teachers, groups, days, periods }: TimetableInstance, alike: readonly Alike[], add: Add): void {
  const P = periods.length;
  teachers.forEach(({ maxPerDay, maxConsecutive }, index) => {
    const resource = groups.length + index;
    const mine = alike.flatMap((one) => {
      const length = Math.max(0, ...one.unit.needs.filter((need) => need.resource === resource).map((need) => need.length));
      return length > 0 ? [{ one, length }] : [];
    });
    const windowed = (from: number, to: number, most: number) =>
      add(
        mine.flatMap(({ one, length }) =>
          one.starts.flatMap((start, place): [number, number][] => {
            const covered = Math.min(start + length, to) - Math.max(start, from);
            return covered > 0 ? [[one.first + place, covered]] : [];
          }),
        ),
        most,
      );
    for (let day = 0; day < days.length; day++) {
      if (maxPerDay > 0) windowed(day * P, (day + 1) * P, maxPerDay);
      if (maxConsecutive > 0)
        for (let period = 0; period + maxConsecutive < P; period++)
          windowed(day * P + period, day * P + period + maxConsecutive + 1, maxConsecutive);
    }
  });
}
