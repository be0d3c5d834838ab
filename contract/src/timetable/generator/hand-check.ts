import { type Breach, checkTimetable } from './check.ts';
import type { Placement, TimetableInstance } from './instance.ts';
import { scoreTimetable, type TimetableScore } from './score.ts';

/** A block that moves to another slot; without `room` it keeps its room. */
export type HandMove = Pick<Placement, 'lesson' | 'block' | 'day' | 'period'> & { room?: string | null };
/** The increase of the soft score, in total and by rule; negative for an improvement. */
export type HandCost = Pick<TimetableScore, 'total' | 'lateCore' | 'teacherGap' | 'repeatSameDay' | 'longRun' | 'gapsBeyond'>;
/** The effect of a change by hand: new violations, removed violations, and its cost. */
export type HandVerdict = { broken: Breach[]; mended: Breach[]; cost: HandCost };
export type HandCheck = {
  /** The effect of several moves together. */
  tryMoves: (moves: readonly HandMove[]) => HandVerdict;
  /** The present violations that involve lessons of these groups and teachers. */
  breachesOf: (owners: { groups: readonly string[]; teachers: readonly string[] }) => Breach[];
};

/** The lessons that moves can affect, with their present violations and score. */
type Part = { part: TimetableInstance; before: Placement[]; old: Breach[]; score: TimetableScore };
const MOST_PARTS = 200;

/**
 * Shows immediately what a change by hand would violate. It runs the check and the score on those lessons only that share a group, a teacher, a room or a
 * parallel set with the moved ones: no other lesson can be affected.
 */
export function makeHandCheck(instance: TimetableInstance, placements: readonly Placement[]): HandCheck {
  const index = indexLessons(instance, placements);
  const byLesson = new Map<string, { row: Placement; order: number }[]>();
  placements.forEach((row, order) => {
    const rows = byLesson.get(row.lesson);
    if (rows) rows.push({ row, order });
    else byLesson.set(row.lesson, [{ row, order }]);
  });
  const rowsOf = (lessons: readonly { id: string }[]) =>
    lessons
      .flatMap(({ id }) => byLesson.get(id) ?? [])
      .sort((a, b) => a.order - b.order)
      .map(({ row }) => row);

  // Cached, because dragging a lesson over the week asks about the same part again and again.
  const parts = new Map<string, Part>();
  const recall = (lessons: ReadonlySet<string>, rooms: ReadonlySet<string>): Part => {
    const key = [...lessons, '', ...rooms].join('|');
    const found = parts.get(key);
    if (found) return found;
    const part = partOf(instance, index, lessons, rooms);
    const before = rowsOf(part.lessons);
    const made = { part, before, old: checkTimetable(part, before), score: scoreTimetable(part, before) };
    if (parts.size >= MOST_PARTS) parts.clear();
    parts.set(key, made);
    return made;
  };

  const tryMoves = (moves: readonly HandMove[]): HandVerdict => {
    const moved = new Map(moves.map((move) => [`${move.block} ${move.lesson}`, move]));
    const rooms = moves.flatMap((move) => [
      move.room ?? null,
      byLesson.get(move.lesson)?.find(({ row }) => row.block === move.block)?.row.room ?? null,
    ]);
    const { part, before, old, score } = recall(new Set(moves.map(({ lesson }) => lesson)), new Set(rooms.filter((room) => room !== null)));
    const known = new Set(before.map(({ lesson, block }) => `${block} ${lesson}`));
    const after: Placement[] = before.map((row) => {
      const move = moved.get(`${row.block} ${row.lesson}`);
      return move ? { ...row, day: move.day, period: move.period, room: move.room === undefined ? row.room : move.room } : row;
    });
    for (const move of moves) if (!known.has(`${move.block} ${move.lesson}`)) after.push({ ...move, room: move.room ?? null });
    const now = checkTimetable(part, after);
    return {
      broken: subtract(now, old),
      mended: subtract(old, now),
      cost: compare(scoreTimetable(part, after), score),
    };
  };

  const breachesOf = ({ groups, teachers }: { groups: readonly string[]; teachers: readonly string[] }): Breach[] => {
    const owned = new Set([
      ...groups.flatMap((id) => index.ofGroup.get(id) ?? []),
      ...teachers.flatMap((id) => index.ofTeacher.get(id) ?? []),
    ]);
    const part = partOf(instance, index, new Set([...owned].map((at) => instance.lessons[at]?.id ?? '')), new Set());
    return checkTimetable(part, rowsOf(part.lessons));
  };
  return { tryMoves, breachesOf };
}

type Index = {
  at: Map<string, number>;
  ofGroup: Map<string, number[]>;
  ofTeacher: Map<string, number[]>;
  ofRoom: Map<string, number[]>;
  setsOf: Map<string, TimetableInstance['simultaneous']>;
};

function indexLessons({ lessons, simultaneous }: TimetableInstance, placements: readonly Placement[]): Index {
  const index: Index = { at: new Map(), ofGroup: new Map(), ofTeacher: new Map(), ofRoom: new Map(), setsOf: new Map() };
  const add = <T>(map: Map<string, T[]>, key: string, value: T) => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  lessons.forEach(({ id, groups, teachers }, at) => {
    index.at.set(id, at);
    for (const group of groups) add(index.ofGroup, group, at);
    for (const teacher of teachers) add(index.ofTeacher, teacher, at);
  });
  for (const { lesson, room } of placements) if (room !== null) add(index.ofRoom, room, index.at.get(lesson) ?? 0);
  for (const set of simultaneous) for (const id of new Set(set.map(([lesson]) => lesson))) add(index.setsOf, id, set);
  return index;
}

/** The part of the instance that these lessons can affect: all lessons that share an owner with them, and only those owners. */
function partOf(instance: TimetableInstance, index: Index, moved: ReadonlySet<string>, rooms: ReadonlySet<string>): TimetableInstance {
  const mine = [...moved].flatMap((id) => index.at.get(id) ?? []).flatMap((at) => instance.lessons[at] ?? []);
  const groups = new Set(mine.flatMap((lesson) => lesson.groups));
  const teachers = new Set(mine.flatMap((lesson) => lesson.teachers));
  const sets = [...new Set(mine.flatMap(({ id }) => index.setsOf.get(id) ?? []))];
  const near = new Set<number>(mine.map(({ id }) => index.at.get(id) ?? 0));
  for (const id of groups) for (const at of index.ofGroup.get(id) ?? []) near.add(at);
  for (const id of teachers) for (const at of index.ofTeacher.get(id) ?? []) near.add(at);
  for (const id of rooms) for (const at of index.ofRoom.get(id) ?? []) near.add(at);
  for (const [id] of sets.flat()) near.add(index.at.get(id) ?? 0);
  return {
    ...instance,
    groups: instance.groups.filter(({ id }) => groups.has(id)),
    teachers: instance.teachers.filter(({ id }) => teachers.has(id)),
    rooms: instance.rooms.filter(({ id }) => rooms.has(id)),
    lessons: [...near].sort((a, b) => a - b).flatMap((at) => instance.lessons[at] ?? []),
    simultaneous: sets,
  };
}

function compare(now: TimetableScore, old: TimetableScore): HandCost {
  return {
    total: now.total - old.total,
    lateCore: now.lateCore - old.lateCore,
    teacherGap: now.teacherGap - old.teacherGap,
    repeatSameDay: now.repeatSameDay - old.repeatSameDay,
    longRun: now.longRun - old.longRun,
    gapsBeyond: now.gapsBeyond - old.gapsBeyond,
  };
}

/** The elements of the first list that the second does not have; equal violations are counted. */
function subtract(list: readonly Breach[], other: readonly Breach[]): Breach[] {
  const counts = new Map<string, number>();
  for (const breach of other) counts.set(keyOf(breach), (counts.get(keyOf(breach)) ?? 0) + 1);
  return list.filter((breach) => {
    const key = keyOf(breach);
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}

function keyOf({ rule, lesson, block, other, who, day, period }: Breach): string {
  return [rule, lesson, block, other, who, day, period].join('|');
}
