import type { Placement, TimetableInstance } from '@shala/contract/timetable';

/** One block: its lesson (an index), its length and its allowed rooms, as resources. */
export type Block = { lesson: number; length: number; rooms: number[] };
/** What is moved as a whole: a block, or blocks that start together. */
export type Unit = {
  blocks: number[];
  members: { lesson: string; block: number }[];
  /** Groups and teachers with the periods for which they are needed. A resource that two members need is listed twice, so that no slot is allowed. */
  needs: { resource: number; length: number }[];
  length: number;
  /** The slot at which it is locked. */
  lock: number | null;
};

/** The blocks of all lessons in order, and the units made of them. A locked block may only have the room of its lock. */
export function listUnits(instance: TimetableInstance, locks: readonly Placement[]): { units: Unit[]; blocks: Block[] } {
  const { groups, teachers, rooms, lessons, simultaneous, periods } = instance;
  const index = (list: readonly { id: string }[], from: number) => new Map(list.map(({ id }, place) => [id, from + place]));
  const groupAt = index(groups, 0);
  const teacherAt = index(teachers, groups.length);
  const roomAt = index(rooms, groups.length + teachers.length);
  const lockOf = new Map(locks.map((lock) => [`${lock.block} ${lock.lesson}`, lock]));
  const blocks: Block[] = [];
  const setOf = new Map<string, number>(
    simultaneous.flatMap((set, place) => set.map(([lesson, block]) => [`${block} ${lesson}`, place] as const)),
  );
  const units: Unit[] = [];
  const unitOfSet = new Map<number, Unit>();
  lessons.forEach((lesson, place) => {
    const needed = [...lesson.groups.map((id) => groupAt.get(id) ?? 0), ...lesson.teachers.map((id) => teacherAt.get(id) ?? 0)];
    lesson.blocks.forEach((block, number) => {
      const key = `${number} ${lesson.id}`;
      const lock = lockOf.get(key);
      const allowedRooms = lock?.room ? block.rooms.filter((room) => room === lock.room) : block.rooms;
      const set = setOf.get(key);
      const unit = (set === undefined ? undefined : unitOfSet.get(set)) ?? { blocks: [], members: [], needs: [], length: 0, lock: null };
      if (unit.blocks.length === 0) units.push(unit);
      if (set !== undefined) unitOfSet.set(set, unit);
      unit.blocks.push(blocks.length);
      unit.members.push({ lesson: lesson.id, block: number });
      unit.needs.push(...needed.map((resource) => ({ resource, length: block.len })));
      unit.length = Math.max(unit.length, block.len);
      if (lock) unit.lock = lock.day * periods.length + lock.period;
      blocks.push({ lesson: place, length: block.len, rooms: [...new Set(allowedRooms.map((room) => roomAt.get(room) ?? 0))] });
    });
  });
  return { units, blocks };
}
