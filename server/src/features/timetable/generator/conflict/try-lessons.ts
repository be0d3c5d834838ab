import type { Placement, TimetableInstance } from '@shala/contract/timetable';
import type { Model } from '#platform/solve';
import { generate } from '../kernel/generate.ts';
import { precheck } from '../precheck/precheck.ts';
import { buildModel } from './model.ts';

/** Whether some lessons alone have a timetable; a model for the solver when neither counting nor a short search could decide. */
export type Tried = { verdict: 'possible' | 'impossible' } | { verdict: 'unknown'; model: Model; isExact: boolean };

export type TryTask = { instance: TimetableInstance; lessons: string[]; locks: Placement[] };

/** Steps of the short search: enough for most solvable cases, and a few hundredths of a second otherwise. */
const STEPS = 6000;

/** Examines some lessons alone, first by counting, then by a short search. Runs in a worker thread. */
export function tryLessons({ instance, lessons, locks }: TryTask): Tried {
  const part = onlyLessons(instance, new Set(lessons));
  const kept = locks.filter(({ lesson }) => lessons.includes(lesson));
  if (precheck(part, kept).length > 0) return { verdict: 'impossible' };
  const made = generate(part, { seed: 1, now: () => 0, maxMoves: STEPS, locks: kept });
  if (made.unplaced.length === 0) return { verdict: 'possible' };
  return {
    verdict: 'unknown',
    model: buildModel(part, kept),
    isExact: part.lessons.every(({ blocks }) => blocks.every(({ rooms }) => rooms.length === 0)),
  };
}

function onlyLessons(instance: TimetableInstance, ids: ReadonlySet<string>): TimetableInstance {
  const lessons = instance.lessons.filter(({ id }) => ids.has(id));
  const groups = new Set(lessons.flatMap((lesson) => lesson.groups));
  const teachers = new Set(lessons.flatMap((lesson) => lesson.teachers));
  return {
    ...instance,
    lessons,
    groups: instance.groups.filter(({ id }) => groups.has(id)),
    teachers: instance.teachers.filter(({ id }) => teachers.has(id)),
    simultaneous: instance.simultaneous.map((set) => set.filter(([lesson]) => ids.has(lesson))).filter((set) => set.length > 1),
  };
}
