import type { Mend, TimetableInstance } from '@shala/contract/timetable';
import type { Narrow } from './narrow.ts';

type Owner = { about: 'teacher' | 'group'; id: string };
/** A possible repair, and the instance after it, so that it can be tested. */
type Try = { mend: Mend; instance: TimetableInstance /** Who else has to be asked whether it is possible. */; also?: string };

const MOST_TOLD = 4;

/**
 * Edits that each remove a contradiction of one teacher or group, cheapest first. An edit is returned only if the same check finds no contradiction in the
 * edited data.
 */
export function findMends(
  instance: TimetableInstance,
  narrow: Narrow,
  owner: Owner,
  isMended: (instance: TimetableInstance, owner: Owner) => boolean,
): Mend[] {
  const mends: Mend[] = [];
  for (const { mend, instance: edited, also } of [
    ...freeings(instance, narrow, owner),
    ...limits(instance, narrow, owner),
    ...loads(instance, narrow, owner),
  ]) {
    if (mends.length === MOST_TOLD) break;
    // A higher limit than the first that is enough says nothing more.
    if (mends.some(({ kind, who }) => kind === mend.kind && who === owner.id && (kind === 'teacherDay' || kind === 'teacherRun'))) continue;
    if (isMended(edited, owner) && (also === undefined || isMended(edited, { about: 'teacher', id: also }))) mends.push(mend);
  }
  // This says how much has to be removed at least: when no single edit is enough, and beside those that open a closed period.
  const missing = narrow.needs - narrow.has;
  if (mends.length === 0 || (owner.about === 'group' && missing > 1 && mends.length < MOST_TOLD))
    mends.push({ kind: 'fewer', who: owner.id, periods: missing, cost: 4 + missing });
  return mends.sort((a, b) => a.cost - b.cost);
}

/** Makes more periods of a day available: all missing ones, on one day. */
function freeings(instance: TimetableInstance, { days, needs, has }: Narrow, { about, id }: Owner): Try[] {
  const key = about === 'teacher' ? 'teachers' : 'groups';
  const missing = needs - has;
  return days.flatMap((day) => {
    const own = instance[key].find((one) => one.id === id)?.unavailable.filter((slot) => slot[0] === day) ?? [];
    // What is closed for the whole school can be opened for a section too.
    const shut = about === 'group' ? instance.closed.filter((slot) => slot[0] === day) : [];
    const away = [...own, ...shut];
    if (away.length < missing) return [];
    const freed = new Set(away.slice(0, missing).map(String));
    const closed = instance.closed.filter((slot) => about === 'teacher' || !freed.has(String(slot)));
    const list = instance[key].map((one) =>
      one.id === id ? { ...one, unavailable: one.unavailable.filter((slot) => !freed.has(String(slot))) } : one,
    );
    const kind = about === 'teacher' ? ('freeTeacher' as const) : ('freeGroup' as const);
    return [{ mend: { kind, who: id, day, periods: missing, cost: missing }, instance: { ...instance, closed, [key]: list } }];
  });
}

/** Raises a limit on the teacher's daily or consecutive periods, or on how often a lesson may be on a day. */
function limits(instance: TimetableInstance, { needs, has, lessons }: Narrow, { about, id }: Owner): Try[] {
  const tries: Try[] = [];
  const is = about === 'teacher' ? instance.teachers.find((teacher) => teacher.id === id) : undefined;
  const withTeacher = (change: Partial<TimetableInstance['teachers'][number]>) =>
    instance.teachers.map((teacher) => (teacher.id === id ? { ...teacher, ...change } : teacher));
  for (let more = 1; is && more <= Math.min(3, needs - has); more++) {
    if (is.maxPerDay > 0 && is.maxPerDay + more <= instance.periods.length)
      tries.push({
        mend: { kind: 'teacherDay', who: id, limit: is.maxPerDay + more, cost: 1.5 * more },
        instance: { ...instance, teachers: withTeacher({ maxPerDay: is.maxPerDay + more }) },
      });
    if (is.maxConsecutive > 0)
      tries.push({
        mend: { kind: 'teacherRun', who: id, limit: is.maxConsecutive + more, cost: 2 * more },
        instance: { ...instance, teachers: withTeacher({ maxConsecutive: is.maxConsecutive + more }) },
      });
  }
  tries.push(...anyPlaces(instance, lessons), ...singles(instance, lessons));
  for (const lesson of instance.lessons.filter((one) => lessons.includes(one.id) && one.maxBlocksPerDay > 0).slice(0, 3)) {
    const limit = lesson.maxBlocksPerDay + 1;
    const edited = instance.lessons.map((one) => (one === lesson ? { ...one, maxBlocksPerDay: limit, minDaysBetween: 0 } : one));
    tries.push({ mend: { kind: 'dayCap', lesson: lesson.id, limit, cost: 3 }, instance: { ...instance, lessons: edited } });
  }
  return tries;
}

/** Allows early, late or fixed lessons in any slot: one of them, or all of a subject. */
function anyPlaces(instance: TimetableInstance, ids: readonly string[]): Try[] {
  const bound = instance.lessons.filter(({ id, blocks }) => ids.includes(id) && blocks.some(({ starts }) => starts));
  return bound.slice(0, 3).map((lesson) => ({
    mend: { kind: 'anyPlace' as const, lesson: lesson.id, cost: 1 },
    instance: { ...instance, lessons: instance.lessons.map((one) => (one === lesson ? withoutStarts(one) : one)) },
  }));
}

/** Splits double periods of a lesson into single ones. */
function singles(instance: TimetableInstance, ids: readonly string[]): Try[] {
  const long = instance.lessons.filter(({ id, blocks }) => ids.includes(id) && blocks.some(({ len }) => len > 1));
  return long.slice(0, 3).map((lesson) => ({
    mend: { kind: 'noLongs' as const, lesson: lesson.id, cost: 2 },
    instance: { ...instance, lessons: instance.lessons.map((one) => (one === lesson ? withoutLongs(one) : one)) },
  }));
}

/** The lesson in single periods, if they need no distance. */
export function withoutLongs(lesson: TimetableInstance['lessons'][number]): TimetableInstance['lessons'][number] {
  return {
    ...lesson,
    maxBlocksPerDay: lesson.maxBlocksPerDay && Math.max(lesson.maxBlocksPerDay, ...lesson.blocks.map(({ len }) => len)),
    blocks: lesson.blocks.flatMap((block) => Array.from({ length: block.len }, () => ({ ...block, len: 1 }))),
  };
}

/** The lesson without limits on its slots. */
export function withoutStarts(lesson: TimetableInstance['lessons'][number]): TimetableInstance['lessons'][number] {
  return { ...lesson, blocks: lesson.blocks.map(({ starts: _starts, ...block }) => block) };
}

/** Gives one lesson to another teacher of the same subject, or reduces its periods. */
function loads(instance: TimetableInstance, { needs, has, lessons }: Narrow, { about, id }: Owner): Try[] {
  const mine = instance.lessons.filter((lesson) => lessons.includes(lesson.id));
  const [smallest] = mine.toSorted((a, b) => a.blocks.length - b.blocks.length);
  if (!smallest) return [];
  const tries: Try[] = [];
  if (about === 'teacher') {
    const others = new Set(instance.lessons.filter(({ subject }) => subject === smallest.subject).flatMap(({ teachers }) => teachers));
    for (const other of [...others].filter((one) => one !== id && !smallest.teachers.includes(one)).slice(0, 6)) {
      const teachers = smallest.teachers.map((one) => (one === id ? other : one));
      const edited = instance.lessons.map((one) => (one === smallest ? { ...one, teachers } : one));
      const mend = { kind: 'otherTeacher' as const, who: other, lesson: smallest.id, cost: 4 };
      tries.push({ mend, instance: { ...instance, lessons: edited }, also: other });
    }
  }
  const missing = needs - has;
  const [largest] = mine.toSorted((a, b) => b.blocks.length - a.blocks.length);
  // Several periods of a section are not taken from one subject.
  const isOfOne = about === 'teacher' || missing === 1;
  if (isOfOne && largest && largest.blocks.length > missing) {
    const edited = instance.lessons.map((one) => (one === largest ? { ...one, blocks: one.blocks.slice(missing) } : one));
    tries.push({
      mend: { kind: 'fewer', lesson: largest.id, periods: missing, cost: 4 + missing },
      instance: { ...instance, lessons: edited },
    });
  }
  return tries;
}
