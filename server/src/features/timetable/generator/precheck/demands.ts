import type { Placement, TimetableInstance, TimetableLesson } from '@shala/contract/timetable';
import { listStarts } from '../kernel/starts.ts';
import { listUnits } from '../kernel/units.ts';

/** Equivalent sittings of one lesson: their number, length, starts and rooms. */
export type Demand = {
  lesson: TimetableLesson;
  count: number;
  length: number;
  starts: readonly number[];
  rooms: readonly string[];
  isLocked: boolean;
};

/** The demands of all lessons, with equivalent sittings combined. */
export function listDemands(instance: TimetableInstance, locks: readonly Placement[]): Demand[] {
  const byId = new Map(instance.lessons.map((lesson) => [lesson.id, lesson]));
  const demands = new Map<string, Demand>();
  for (const unit of listUnits(instance, locks).units) {
    const starts = listStarts(instance, unit);
    for (const member of unit.members) {
      const lesson = byId.get(member.lesson);
      const block = lesson?.blocks[member.block];
      if (!lesson || !block) continue;
      const key = `${lesson.id} ${block.len} ${unit.lock} ${starts.join()} ${block.rooms.join()}`;
      const demand = demands.get(key);
      if (demand) demand.count++;
      else demands.set(key, { lesson, count: 1, length: block.len, starts, rooms: block.rooms, isLocked: unit.lock !== null });
    }
  }
  return [...demands.values()];
}

/** The highest number of these sittings on one day by the rules of their lesson. */
export function mostOnDay({ lesson, count }: Demand): number {
  if (lesson.minDaysBetween > 1) return 1;
  return lesson.maxBlocksPerDay > 0 ? Math.min(count, lesson.maxBlocksPerDay) : count;
}
