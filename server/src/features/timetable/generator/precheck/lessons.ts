import type { Contradiction, Placement, TimetableInstance, TimetableLesson } from '@shala/contract/timetable';
import { listStarts } from '../kernel/starts.ts';
import { listUnits } from '../kernel/units.ts';
import { type Demand, listDemands, mostOnDay } from './demands.ts';
import { withoutLongs, withoutStarts } from './mends.ts';

/** Finds parallel lessons that need the same person, sittings without any possible place, and lessons whose sittings do not fit on their possible days. */
export function checkLessons(instance: TimetableInstance, demands: readonly Demand[], locks: readonly Placement[]): Contradiction[] {
  const found: Contradiction[] = [];
  const all = instance.days.map((_name, day) => day);
  const told = new Set<string>();
  for (const unit of listUnits(instance, locks).units) {
    const lessons = [...new Set(unit.members.map(({ lesson }) => lesson))];
    if (told.has(lessons.join('\n'))) continue;
    const needed = unit.needs.map(({ resource }) => resource);
    const isShared = new Set(needed).size < needed.length;
    if (!isShared && listStarts(instance, unit).length > 0) continue;
    told.add(lessons.join('\n'));
    const mends = isShared ? [] : placeMends(instance, lessons, unit.lock !== null);
    found.push({
      kind: isShared ? 'shared' : 'noPlace',
      about: 'lesson',
      ids: lessons,
      days: all,
      needs: unit.length,
      has: 0,
      lessons,
      mends,
    });
  }
  const seen = new Set<string>();
  for (const demand of demands) {
    const { id } = demand.lesson;
    if (seen.has(id) || told.has(id)) continue;
    seen.add(id);
    const own = demands.filter((other) => other.lesson.id === id);
    const needs = own.reduce((sum, { count }) => sum + count, 0);
    const has = daysFor(instance, own, demand.lesson.minDaysBetween);
    if (needs > has)
      found.push({
        kind: 'spread',
        about: 'lesson',
        ids: [id],
        days: all,
        needs,
        has,
        lessons: [id],
        mends: spreadMends(instance, demand, needs, has),
      });
  }
  return found;
}

/** The rules of a lesson that may be dropped, the least harmful first. */
const EASIER = [
  { kind: 'anyPlace', cost: 1, edit: withoutStarts },
  { kind: 'anyRoom', cost: 2, edit: withoutRooms },
  { kind: 'noLongs', cost: 3, edit: withoutLongs },
] as const;

/** Edits of one lesson after which each of its sittings has a possible place. */
function placeMends(instance: TimetableInstance, ids: readonly string[], isLocked: boolean): Contradiction['mends'] {
  const [id = ''] = ids;
  if (isLocked) return [{ kind: 'unlock', lesson: id, cost: 1 }];
  return EASIER.flatMap(({ kind, cost, edit }) => {
    const edited = { ...instance, lessons: instance.lessons.map((one) => (one.id === id ? edit(one) : one)), simultaneous: [] };
    const units = listUnits({ ...edited, lessons: edited.lessons.filter((one) => one.id === id) }, []).units;
    return units.every((unit) => listStarts(edited, unit).length > 0) ? [{ kind, lesson: id, cost }] : [];
  });
}

function withoutRooms(lesson: TimetableLesson): TimetableLesson {
  return { ...lesson, blocks: lesson.blocks.map((block) => ({ ...block, rooms: [] })) };
}

/** The highest number of sittings on the days by the rules of the lesson; with a minimum distance, days are selected greedily from the first. */
function daysFor({ days, periods }: TimetableInstance, own: readonly Demand[], apart: number): number {
  const P = periods.length;
  const open = new Set(own.flatMap(({ starts }) => starts.map((start) => Math.floor(start / P))));
  const count = own.reduce((sum, demand) => sum + demand.count, 0);
  let has = 0;
  let last = Number.NEGATIVE_INFINITY;
  days.forEach((_name, day) => {
    if (!open.has(day) || (apart > 1 && day - last < apart)) return;
    last = day;
    const [first] = own;
    has += first ? mostOnDay({ ...first, count }) : 0;
  });
  return has;
}

function spreadMends(instance: TimetableInstance, { lesson }: Demand, needs: number, has: number): Contradiction['mends'] {
  const missing = needs - has;
  const fewer = { kind: 'fewer' as const, lesson: lesson.id, periods: missing, cost: 4 + missing };
  const isMended = (edited: TimetableLesson) => {
    const own = listDemands({ ...instance, lessons: [edited], simultaneous: [] }, []);
    return own.every(({ starts }) => starts.length > 0) && edited.blocks.length <= daysFor(instance, own, edited.minDaysBetween);
  };
  const eased = EASIER.flatMap(({ kind, cost, edit }) => (isMended(edit(lesson)) ? [{ kind, lesson: lesson.id, cost }] : []));
  if (lesson.minDaysBetween > 1) return [...eased, { kind: 'daysApart', lesson: lesson.id, limit: 0, cost: 2 }, fewer];
  return [...eased, { kind: 'dayCap', lesson: lesson.id, limit: lesson.maxBlocksPerDay + 1, cost: 3 }, fewer];
}
