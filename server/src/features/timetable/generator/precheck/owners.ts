import type { Contradiction, Placement, TimetableInstance } from '@shala/contract/timetable';
import { type Demand, listDemands } from './demands.ts';
import { findMends } from './mends.ts';
import { countWindows, findNarrow, type Narrow } from './narrow.ts';

/** Contradictions of single teachers and groups. */
export function checkOwners(
  instance: TimetableInstance,
  demands: readonly Demand[],
  locks: readonly Placement[],
  shouldStop: () => boolean,
): Contradiction[] {
  const found: Contradiction[] = [];
  for (const about of ['teacher', 'group'] as const) {
    const byOwner = groupDemands(demands, about);
    for (const { id } of instance[about === 'teacher' ? 'teachers' : 'groups']) {
      if (shouldStop()) return found;
      const own = byOwner.get(id);
      const narrow = own && narrowOf(instance, own, { about, id });
      if (!narrow) continue;
      const isMended = (edited: TimetableInstance, owner: { about: 'teacher' | 'group'; id: string }) =>
        narrowOf(edited, groupDemands(listOwn(edited, locks, owner), owner.about).get(owner.id) ?? [], owner) === null;
      found.push({ ...narrow, about, ids: [id], mends: findMends(instance, narrow, { about, id }, isMended) });
    }
  }
  return found;
}

/** The demands of one owner's lessons, computed again from edited data. */
function listOwn(
  instance: TimetableInstance,
  locks: readonly Placement[],
  { about, id }: { about: 'teacher' | 'group'; id: string },
): Demand[] {
  const lessons = instance.lessons.filter((lesson) => lesson[about === 'teacher' ? 'teachers' : 'groups'].includes(id));
  const ids = new Set(lessons.map((lesson) => lesson.id));
  const simultaneous = instance.simultaneous.map((set) => set.filter(([lesson]) => ids.has(lesson))).filter((set) => set.length > 0);
  return listDemands({ ...instance, lessons, simultaneous }, locks).filter(({ starts }) => starts.length > 0);
}

function groupDemands(demands: readonly Demand[], about: 'teacher' | 'group'): Map<string, Demand[]> {
  const byOwner = new Map<string, Demand[]>();
  for (const demand of demands)
    for (const id of about === 'teacher' ? demand.lesson.teachers : demand.lesson.groups)
      byOwner.set(id, [...(byOwner.get(id) ?? []), demand]);
  return byOwner;
}

function narrowOf(
  instance: TimetableInstance,
  demands: readonly Demand[],
  { about, id }: { about: 'teacher' | 'group'; id: string },
): (Narrow & { kind: 'periods' | 'doubles' }) | null {
  const P = instance.periods.length;
  const teacher = about === 'teacher' ? instance.teachers.find((one) => one.id === id) : undefined;
  const away = instance[about === 'teacher' ? 'teachers' : 'groups'].find((one) => one.id === id)?.unavailable ?? [];
  const shut = new Set([...instance.closed, ...away].map(([day, period]) => day * P + period));
  const narrow = findNarrow(instance, demands, {
    inSlot: (slot) => (shut.has(slot) ? 0 : 1),
    onDay: (day) => mostPeriods(P, (period) => !shut.has(day * P + period), teacher?.maxPerDay || P, teacher?.maxConsecutive || P),
  });
  if (narrow) return { ...narrow, kind: 'periods' };
  const lengths = [...new Set(demands.map(({ length }) => length))].filter((length) => length > 1);
  for (const length of lengths) {
    const long = demands.filter((demand) => demand.length >= length);
    const needs = long.reduce((sum, demand) => sum + demand.count * Math.floor(demand.length / length), 0);
    const has = countWindows(instance, length, (slot) => !shut.has(slot)).reduce((sum, count) => sum + count, 0);
    if (needs > has)
      return {
        kind: 'doubles',
        days: instance.days.map((_name, day) => day),
        needs,
        has,
        lessons: [...new Set(long.map(({ lesson }) => lesson.id))],
      };
  }
  return null;
}

/** The most periods of a day that can be taught with the limits for the whole day and for consecutive periods. */
function mostPeriods(P: number, isFree: (period: number) => boolean, perDay: number, inRow: number): number {
  let total = 0;
  let run = 0;
  for (let period = 0; period <= P; period++) {
    if (period < P && isFree(period)) run++;
    else {
      total += run - Math.floor(run / (inRow + 1));
      run = 0;
    }
  }
  return Math.min(total, perDay);
}
