import { plainName } from '@shala/contract/shared';
import type { TimetableLesson } from '@shala/contract/timetable';
import type { RuleIndex, Slot } from '../generator/school/rule-index.ts';
import type { Week } from '../store/lessons.store.ts';
import type { Rules, RulesToSave } from '../store/rules.store.ts';
import type { FetFile } from './fet-file.ts';
import type { FetNames, FetProblem } from './fet-names.ts';

/** A subject of a section with its lessons in the file. */
export type Course = { sectionId: string; subjectId: string; teacherId: string | null; periods: number; lessons: TimetableLesson[] };
type Block = TimetableLesson['blocks'][number];
type Shape = RulesToSave['subjects'][number];
type Task = { file: FetFile; week: Week; rooms: Rules['rooms']; names: FetNames; index: RuleIndex; problems: FetProblem[] };
type Found = { subjects: Shape[]; fixed: RulesToSave['fixed']; isClassTeacherFirst: boolean };

/**
 * Doubles, rooms, part of the day and fixed periods of subjects. A rule of Shala is for the subject of a class, so sections of the class that differ are told,
 * and the first one counts.
 */
export function findShapes(courses: readonly Course[], task: Task): Found {
  const { week, problems } = task;
  const shapes = new Map<string, Shape>();
  const found: Found = { subjects: [], fixed: [], isClassTeacherFirst: false };
  for (const course of courses) {
    const { shape, fixed, isFirst } = shapeOf(course, task);
    found.fixed.push(...fixed);
    if (isFirst) found.isClassTeacherFirst = true;
    const known = shapes.get(course.subjectId);
    if (known && JSON.stringify(known) !== JSON.stringify(shape))
      problems.push({ kind: 'differs', text: subjectName(week, course), other: sectionName(week, course), count: 1 });
    else shapes.set(course.subjectId, shape);
  }
  found.subjects = [...shapes.values()];
  return found;
}

function shapeOf(course: Course, task: Task): { shape: Shape; fixed: RulesToSave['fixed']; isFirst: boolean } {
  const { file, names, problems, week } = task;
  const { sectionId, subjectId, lessons } = course;
  const title = `${subjectName(week, course)}, ${sectionName(week, course)}`;
  const tell = (kind: FetProblem['kind']) => void problems.push({ kind, text: title, other: '', count: 1 });
  const blocks = lessons.flatMap((lesson) => lesson.blocks);
  const longs = blocks.filter(({ len }) => len > 1);
  const longLength = longs.some(({ len }) => len > 2) ? 3 : 2;
  if (longs.some(({ len }) => len !== longLength)) tell('differs');
  if (lessons.some(({ minDaysBetween }) => minDaysBetween > 1)) tell('daysBetween');
  const fixed = blocks.flatMap(({ len, starts }) => {
    const [only, ...more] = starts ?? [];
    if (!only || more.length > 0) return [];
    const slots = Array.from({ length: len }, (_, k): Slot => [only[0], only[1] + k]);
    return names.placesOf(slots).map(([day, periodId]) => ({ sectionId, day, periodId, subjectId }));
  });
  const parts = new Set(blocks.map((block) => partOf(block, course, task)));
  parts.delete('fixed');
  const isFirst = parts.delete('first');
  if (parts.has('other') || parts.size > 1) tell('starts');
  const [part = 'any'] = parts.size === 1 ? parts : [];
  return {
    shape: {
      subjectId,
      longCount: Math.min(12, longs.length),
      longLength,
      onceADay: isOnceADay(course, file),
      partOfDay: part === 'early' || part === 'late' ? part : 'any',
      ...roomsOf(blocks, title, task),
    },
    ...{ fixed, isFirst },
  };
}

/** Whether a day may have it once, although the days of its teacher are fewer than its sittings. */
function isOnceADay({ lessons }: Course, { instance }: FetFile): boolean {
  return lessons.some(({ maxBlocksPerDay, blocks, teachers }) => {
    const away = new Set(instance.teachers.filter(({ id }) => teachers.includes(id)).flatMap(({ unavailable }) => unavailable.map(String)));
    const days = instance.days.filter((_day, day) => instance.periods.some((_hour, hour) => !away.has(`${day},${hour}`)));
    return maxBlocksPerDay === 1 && blocks.length > days.length;
  });
}

/** The part of the day in which a sitting may begin; `first` is the class teacher's first period, `other` is not expressible. */
function partOf(
  { len, starts }: Block,
  course: Course,
  { file, names, week, index }: Task,
): 'any' | 'early' | 'late' | 'first' | 'fixed' | 'other' {
  if (!starts) return 'any';
  if (starts.length === 1) return 'fixed';
  const section = week.sections.find(({ id }) => id === course.sectionId);
  const group = file.instance.groups.filter(({ id }) => names.taught([id]).sections.some((one) => one.id === course.sectionId));
  const shut = new Set([...file.instance.closed, ...group.flatMap(({ unavailable }) => unavailable)].map(String));
  const days = file.instance.days.map((_day, day) =>
    file.instance.periods.flatMap((_hour, hour) => (shut.has(`${day},${hour}`) ? [] : [hour])),
  );
  const allowed = new Set(starts.map(String));
  const isTaken = ([day, hour]: Slot) => allowed.has(String([day, hour]));
  if (starts.every(([day, hour]) => days[day]?.[0] === hour) && course.teacherId !== null && section?.classTeacherId === course.teacherId)
    return 'first';
  const borders = new Set(index.breaks.map(({ afterPeriod }) => afterPeriod));
  // A sitting that crosses no break, and where it may begin by its part of the day.
  const startsIn = (hoursOf: (open: number[]) => number[]) =>
    days.flatMap((open, day) => {
      const within = new Set(hoursOf(open));
      const all = Array.from(within, (hour): Slot => [day, hour]);
      return all.filter(([, hour]) =>
        Array.from({ length: len }, (_, k) => hour + k).every((at, k) => within.has(at) && (k === 0 || !borders.has(at))),
      );
    });
  const half = (open: number[]) => Math.ceil(open.length / 2);
  const ways = {
    any: (open: number[]) => open,
    early: (open: number[]) => open.slice(0, half(open)),
    late: (open: number[]) => open.slice(open.length - half(open)),
  };
  // Starts in which it cannot be anyway, such as closed periods, say nothing.
  const everywhere = new Set(startsIn(ways.any).map(String));
  const possible = starts.filter((slot) => everywhere.has(String(slot)));
  for (const part of ['any', 'early', 'late'] as const) {
    const wanted = startsIn(ways[part]);
    const isSame = wanted.every(isTaken) && possible.length === wanted.length;
    if (isSame) return part;
  }
  return 'other';
}

/** One room, or all rooms of a kind; other sets of rooms are told. */
function roomsOf(
  sittings: readonly Block[],
  title: string,
  { rooms: all, problems }: Task,
): Pick<Shape, 'roomId' | 'roomKind' | 'roomForDoubles'> {
  const longs = sittings.filter(({ len }) => len > 1);
  const roomForDoubles =
    longs.length > 0 && longs.length < sittings.length && sittings.every(({ len, rooms }) => len > 1 === rooms.length > 0);
  const blocks = roomForDoubles ? longs : sittings;
  const sets = new Set(blocks.map(({ rooms }) => rooms.toSorted().join('\n')));
  const [set = ''] = sets;
  const none = { roomId: null, roomKind: '' };
  if (sets.size === 1 && set === '') return none;
  const wanted = new Set(set.split('\n').map(plainName));
  const rooms = all.filter(({ name }) => wanted.has(plainName(name)));
  const [only] = rooms;
  if (sets.size === 1 && wanted.size === 1 && only) return { roomId: only.id, roomKind: '', ...(roomForDoubles && { roomForDoubles }) };
  const kind = rooms.find((room) => room.kind !== '')?.kind ?? '';
  const ofKind = all.filter((room) => room.kind.toLowerCase() === kind.toLowerCase());
  if (sets.size === 1 && kind !== '' && ofKind.length === wanted.size && ofKind.every(({ name }) => wanted.has(plainName(name))))
    return { roomId: null, roomKind: kind, ...(roomForDoubles && { roomForDoubles }) };
  problems.push({ kind: 'rooms', text: title, other: set.replaceAll('\n', ', '), count: 1 });
  return none;
}

function subjectName({ subjects }: Week, { subjectId }: Course): string {
  return subjects.find(({ id }) => id === subjectId)?.name ?? '';
}

function sectionName({ sections }: Week, { sectionId }: Course): string {
  const section = sections.find(({ id }) => id === sectionId);
  return section ? `${section.className} ${section.name}` : '';
}
