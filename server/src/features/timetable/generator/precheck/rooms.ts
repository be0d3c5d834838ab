import type { Contradiction, TimetableInstance } from '@shala/contract/timetable';
import type { Demand } from './demands.ts';
import { countWindows, findNarrow } from './narrow.ts';

/** Contradictions of each set of rooms that a sitting requires: all sittings limited to these rooms, against their available slots. */
export function checkRooms(instance: TimetableInstance, demands: readonly Demand[], shouldStop: () => boolean): Contradiction[] {
  const P = instance.periods.length;
  const closed = instance.closed.map(([day, period]) => day * P + period);
  const shutOf = new Map(
    instance.rooms.map(({ id, unavailable }) => [id, new Set([...closed, ...unavailable.map(([d, p]) => d * P + p)])]),
  );
  const sets = new Map(demands.filter(({ rooms }) => rooms.length > 0).map(({ rooms }) => [rooms.toSorted().join('\n'), rooms]));
  const found: Contradiction[] = [];
  for (const rooms of sets.values()) {
    if (shouldStop()) return found;
    const ids = [...new Set(rooms)];
    const inside = demands.filter((demand) => demand.rooms.length > 0 && demand.rooms.every((room) => ids.includes(room)));
    const isOpen = (room: string, slot: number) => shutOf.get(room)?.has(slot) === false;
    const narrow = findNarrow(instance, inside, {
      inSlot: (slot) => ids.filter((room) => isOpen(room, slot)).length,
      onDay: () => ids.length * P,
    });
    const about = { about: 'rooms' as const, ids };
    if (narrow) found.push({ kind: 'periods', ...about, ...narrow, mends: roomMends(instance, ids, narrow) });
    else found.push(...checkLong(instance, inside, ids, isOpen).map((long) => ({ ...long, ...about, mends: [] })));
  }
  return found;
}

/** Compares long sittings with the places where enough consecutive periods are available. */
function checkLong(
  instance: TimetableInstance,
  demands: readonly Demand[],
  rooms: readonly string[],
  isOpen: (room: string, slot: number) => boolean,
): Pick<Contradiction, 'kind' | 'days' | 'needs' | 'has' | 'lessons'>[] {
  for (const length of new Set(demands.map((demand) => demand.length))) {
    if (length === 1) continue;
    const long = demands.filter((demand) => demand.length >= length);
    const needs = long.reduce((sum, demand) => sum + demand.count * Math.floor(demand.length / length), 0);
    const has = rooms.reduce(
      (sum, room) => sum + countWindows(instance, length, (slot) => isOpen(room, slot)).reduce((all, count) => all + count, 0),
      0,
    );
    const lessons = [...new Set(long.map(({ lesson }) => lesson.id))];
    if (needs > has) return [{ kind: 'doubles', days: instance.days.map((_name, day) => day), needs, has, lessons }];
  }
  return [];
}

function roomMends(
  { rooms, lessons: all }: TimetableInstance,
  ids: readonly string[],
  { needs, has, days, lessons }: { needs: number; has: number; days: number[]; lessons: string[] },
): Contradiction['mends'] {
  const missing = needs - has;
  const mends: Contradiction['mends'] = [];
  for (const { id, unavailable } of rooms)
    for (const day of ids.includes(id) ? days : [])
      if (unavailable.filter(([on]) => on === day).length >= missing)
        mends.push({ kind: 'freeRoom', who: id, day, periods: missing, cost: missing });
  const enough = all.find(({ id, blocks }) => lessons.includes(id) && blocks.reduce((sum, { len }) => sum + len, 0) >= missing);
  if (enough) {
    mends.push({ kind: 'anyRoom', lesson: enough.id, cost: 3 });
    mends.push({ kind: 'fewer', lesson: enough.id, periods: missing, cost: 4 + missing });
  }
  // No single subject is enough: this says how much has to be taught elsewhere.
  if (mends.length === 0) mends.push({ kind: 'fewer', who: ids[0] ?? '', periods: missing, cost: 4 + missing });
  return mends.sort((a, b) => a.cost - b.cost).slice(0, 4);
}
