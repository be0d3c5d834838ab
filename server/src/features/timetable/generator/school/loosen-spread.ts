import type { TimetableInstance, TimetableLesson } from '@shala/contract/timetable';

/** What one section or teacher can have on each day, and the lessons that it has. */
type Owner = { room: number[]; lessons: TimetableLesson[] };

/**
 * A subject that no rule limits is spread over the days. Where a section or a teacher cannot keep all of them spread, because a day is short or a teacher comes
 * on few days, the smallest of these subjects may be taught once more on a day. On some days, what does not fit on the others must fit.
 */
export function loosenSpread(instance: TimetableInstance, isFree: (lesson: TimetableLesson) => boolean): TimetableInstance {
  const together = new Map<string, Set<string>>();
  for (const set of instance.simultaneous)
    for (const [id] of set) together.set(id, new Set([...(together.get(id) ?? []), ...set.map(([other]) => other)]));
  const limits = new Map(instance.lessons.map(({ id, maxBlocksPerDay }) => [id, maxBlocksPerDay]));
  const openOf = daysOf(instance);
  for (const { room, lessons } of ownersOf(instance)) {
    const loose = lessons
      .filter((lesson) => lesson.maxBlocksPerDay > 0 && isFree(lesson))
      .sort((a, b) => a.blocks.length - b.blocks.length);
    for (let days = 1; days < 2 ** instance.days.length && loose.length > 0; days++) {
      const isIn = (day: number) => (days & (1 << day)) !== 0;
      const has = room.reduce((sum, count, day) => sum + (isIn(day) ? count : 0), 0);
      for (;;) {
        const needs = (lesson: TimetableLesson) =>
          neededOn(lesson, limits.get(lesson.id) ?? 0, openOf(lesson).filter((day) => !isIn(day)).length);
        if (lessons.reduce((sum, lesson) => sum + needs(lesson), 0) <= has) break;
        const smallest = loose.find((lesson) => needs(lesson) > 0 && openOf(lesson).some((day) => !isIn(day)));
        if (!smallest) break;
        for (const id of together.get(smallest.id) ?? [smallest.id]) limits.set(id, (limits.get(id) ?? 0) + 1);
      }
    }
  }
  return { ...instance, lessons: instance.lessons.map((lesson) => ({ ...lesson, maxBlocksPerDay: limits.get(lesson.id) ?? 0 })) };
}

/** The periods of a lesson that other days cannot take; of its sittings the shortest are counted as those that remain. */
function neededOn({ blocks }: TimetableLesson, limit: number, otherDays: number): number {
  if (limit === 0) return 0;
  const lengths = blocks.map(({ len }) => len).sort((a, b) => a - b);
  return lengths.slice(0, Math.max(0, blocks.length - limit * otherDays)).reduce((sum, len) => sum + len, 0);
}

function ownersOf({ days, periods, closed, groups, teachers, lessons }: TimetableInstance): Owner[] {
  const roomOf = (unavailable: readonly [number, number][], most: number) => {
    const away = new Set([...closed, ...unavailable].map(String));
    return days.map((_name, day) => Math.min(most, periods.filter((_period, period) => !away.has(`${day},${period}`)).length));
  };
  return [
    ...groups.map(({ id, unavailable }) => ({
      room: roomOf(unavailable, periods.length),
      lessons: lessons.filter((lesson) => lesson.groups.includes(id)),
    })),
    ...teachers.map(({ id, unavailable, maxPerDay }) => ({
      room: roomOf(unavailable, maxPerDay || periods.length),
      lessons: lessons.filter((lesson) => lesson.teachers.includes(id)),
    })),
  ];
}

/** The days on which a lesson can be taught, by its sections and teachers. */
function daysOf({ days, periods, closed, groups, teachers }: TimetableInstance): (lesson: TimetableLesson) => number[] {
  const away = new Map([...groups, ...teachers].map(({ id, unavailable }) => [id, unavailable]));
  const known = new Map<string, number[]>();
  return (lesson) => {
    const found = known.get(lesson.id);
    if (found) return found;
    const shut = new Set([...closed, ...[...lesson.groups, ...lesson.teachers].flatMap((id) => away.get(id) ?? [])].map(String));
    const open = days.flatMap((_name, day) => (periods.some((_period, period) => !shut.has(`${day},${period}`)) ? [day] : []));
    known.set(lesson.id, open);
    return open;
  };
}
