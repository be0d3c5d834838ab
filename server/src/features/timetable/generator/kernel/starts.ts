import type { TimetableInstance } from '@shala/contract/timetable';
import type { Unit } from './units.ts';

type Masks = {
  closed: Set<number>;
  away: Map<string, Set<number>>;
  lessons: Map<string, TimetableInstance['lessons'][number]>;
  /** The starts of equivalent blocks, as most blocks of a lesson are. */
  known: Map<string, number[]>;
};
const masksOf = new WeakMap<TimetableInstance, Masks>();

/**
 * The slots in which a unit may start, as far as that is independent of other units: within one day, across no break, with everybody available, nothing closed,
 * a room available for each block, and by the lesson's own rules. A locked unit has only the slot of its lock.
 */
export function listStarts(instance: TimetableInstance, unit: Unit): number[] {
  const { days, periods } = instance;
  const masks = masksOf.get(instance) ?? makeMasks(instance);
  masksOf.set(instance, masks);
  if (new Set(unit.needs.map(({ resource }) => resource)).size < unit.needs.length) return [];
  const key = keyOf(masks, unit);
  const known = key === null ? undefined : masks.known.get(key);
  if (known) return known;
  const starts: number[] = [];
  for (let slot = 0; slot < days.length * periods.length; slot++)
    if ((unit.lock ?? slot) === slot && unit.members.every((member) => canStart(instance, masks, member, slot))) starts.push(slot);
  if (key !== null) masks.known.set(key, starts);
  return starts;
}

/** The values that decide the starts of a single block; null for other units. */
function keyOf({ lessons }: Masks, { members, lock }: Unit): string | null {
  const [member, ...more] = members;
  const block = member && lessons.get(member.lesson)?.blocks[member.block];
  if (!member || !block || more.length > 0 || lock !== null) return null;
  return `${member.lesson} ${block.len} ${block.rooms.join()} ${block.starts?.join(' ') ?? 'any'}`;
}

function canStart(
  { periods, breaks }: TimetableInstance,
  { closed, away, lessons }: Masks,
  member: { lesson: string; block: number },
  slot: number,
): boolean {
  const lesson = lessons.get(member.lesson);
  const block = lesson?.blocks[member.block];
  if (!lesson || !block) return false;
  const P = periods.length;
  const period = slot % P;
  if (period + block.len > P) return false;
  if (breaks.some(({ afterPeriod }) => period < afterPeriod && afterPeriod < period + block.len)) return false;
  if (block.starts && !block.starts.some(([d, p]) => d * P + p === slot)) return false;
  const isFree = (id: string) => {
    const absent = away.get(id);
    if (!absent) return true;
    for (let at = slot; at < slot + block.len; at++) if (absent.has(at)) return false;
    return true;
  };
  for (let at = slot; at < slot + block.len; at++) if (closed.has(at)) return false;
  if (!lesson.groups.every((id) => isFree(`group ${id}`)) || !lesson.teachers.every((id) => isFree(`teacher ${id}`))) return false;
  return block.rooms.length === 0 || block.rooms.some((id) => isFree(`room ${id}`));
}

function makeMasks({ periods, closed, groups, teachers, rooms, lessons }: TimetableInstance): Masks {
  const slot = ([day, period]: readonly [number, number]) => day * periods.length + period;
  const away = new Map<string, Set<number>>();
  for (const [kind, list] of Object.entries({ group: groups, teacher: teachers, room: rooms }))
    for (const { id, unavailable } of list) if (unavailable.length > 0) away.set(`${kind} ${id}`, new Set(unavailable.map(slot)));
  return { closed: new Set(closed.map(slot)), away, lessons: new Map(lessons.map((lesson) => [lesson.id, lesson])), known: new Map() };
}
