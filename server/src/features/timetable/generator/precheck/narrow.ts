import type { TimetableInstance } from '@shala/contract/timetable';
import { type Demand, mostOnDay } from './demands.ts';
import { addEdge, addNode, maxFlow, newNetwork } from './max-flow.ts';

/** The capacity of a person or some rooms: in a slot, and on a day. */
export type Capacity = { inSlot: (slot: number) => number; onDay: (day: number) => number };
/** A bottleneck: on these days, these lessons need more periods than are available. */
export type Narrow = { days: number[]; needs: number; has: number; lessons: string[] };

/**
 * Counts by a flow of periods: demand → its day (at most as many sittings as its lesson may have) → slot → day. This is a relaxation, because the periods of a
 * long sitting may be scattered: a bottleneck that it finds is a proof, but it may miss some.
 */
export function findNarrow({ days, periods }: TimetableInstance, demands: readonly Demand[], capacity: Capacity): Narrow | null {
  const network = newNetwork();
  const P = periods.length;
  const slots = Array.from({ length: days.length * P }, () => addNode(network));
  const dayNodes = days.map(() => addNode(network));
  /** Edges that belong to a day, to report that day. */
  const places: { edge: number; from: number; to: number; cap: number; day: number }[] = [];
  const spreads: { from: number; to: number; cap: number }[] = [];
  const addPlace = (from: number, to: number, cap: number, day: number) =>
    places.push({ edge: addEdge(network, from, to, cap), from, to, cap, day });
  slots.forEach((node, slot) => {
    const day = Math.floor(slot / P);
    addPlace(node, dayNodes[day] ?? 0, capacity.inSlot(slot), day);
  });
  dayNodes.forEach((node, day) => {
    addPlace(node, 1, capacity.onDay(day), day);
  });
  let total = 0;
  const nodes = demands.map((demand) => {
    const node = addNode(network);
    const wanted = demand.count * demand.length;
    addEdge(network, 0, node, wanted);
    total += wanted;
    const cap = mostOnDay(demand) * demand.length;
    for (const [day, covered] of coveredByDay(demand, P)) {
      const onDay = addNode(network);
      addEdge(network, node, onDay, cap);
      spreads.push({ from: node, to: onDay, cap });
      for (const slot of covered) addPlace(onDay, slots[slot] ?? 0, demand.count, day);
    }
    return node;
  });
  const { flow, isReached } = maxFlow(network);
  if (flow >= total) return null;
  const isCut = ({ from, to }: { from: number; to: number }) => isReached(from) && !isReached(to);
  const part = demands.filter((_demand, index) => isReached(nodes[index] ?? 0));
  const elsewhere = spreads.filter(isCut).reduce((sum, { cap }) => sum + cap, 0);
  const narrow = places.filter(isCut);
  return {
    // When no day is the bottleneck, the lessons' own rules are: then all days are reported.
    days: narrow.some(({ cap }) => cap > 0)
      ? [...new Set(narrow.map(({ day }) => day))].sort((a, b) => a - b)
      : days.map((_name, day) => day),
    needs: part.reduce((sum, { count, length }) => sum + count * length, 0) - elsewhere,
    has: narrow.reduce((sum, { cap }) => sum + cap, 0),
    lessons: [...new Set(part.map(({ lesson }) => lesson.id))],
  };
}

/** The slots that a sitting can cover, by day. */
function coveredByDay({ starts, length }: Demand, P: number): Map<number, Set<number>> {
  const covered = new Map<number, Set<number>>();
  for (const start of starts) {
    const day = Math.floor(start / P);
    const slots = covered.get(day) ?? new Set();
    for (let slot = start; slot < start + length; slot++) slots.add(slot);
    covered.set(day, slots);
  }
  return covered;
}

/** The number of sittings of a length that fit into the free slots of each day without crossing a break. */
export function countWindows({ days, periods, breaks }: TimetableInstance, length: number, isFree: (slot: number) => boolean): number[] {
  const P = periods.length;
  const borders = new Set(breaks.map(({ afterPeriod }) => afterPeriod));
  return days.map((_name, day) => {
    let count = 0;
    let run = 0;
    for (let period = 0; period < P; period++) {
      if (borders.has(period)) run = 0;
      run = isFree(day * P + period) ? run + 1 : 0;
      if (run === length) {
        count++;
        run = 0;
      }
    }
    return count;
  });
}
