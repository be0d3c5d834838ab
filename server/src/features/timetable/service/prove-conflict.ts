import { setTimeout as pause } from 'node:timers/promises';
import type { Placement, TimetableConflict, TimetableInstance } from '@shala/contract/timetable';
import { findConflict } from '../generator/conflict/find-conflict.ts';
import { askSolver } from '../generator/conflict/prove.ts';
import { tryInThread } from '../generator/threads.ts';

/** The time limit of the proof; after that, only the unplaced lessons and what blocks them can be reported. */
const MOST_MS = 60_000;
/** The solver's limit for one question, in seconds. */
const QUESTION_SECONDS = 10;
/** The interval for checking whether the proof is still wanted, in milliseconds. */
const LOOK_MS = 250;

type Asked = { locks: Placement[]; unplaced: readonly string[]; isWanted: () => Promise<boolean> };

/** Lessons that provably have no timetable together; null when nothing was proved within a minute, or the result is no longer wanted. */
export async function proveConflict(instance: TimetableInstance, { locks, unplaced, isWanted }: Asked): Promise<TimetableConflict | null> {
  const until = performance.now() + MOST_MS;
  let isGoing = true;
  /** A question whose answer is no longer wanted is left to its thread, so that the next draft need not wait for it. */
  const ask = async (lessons: string[]): Promise<'possible' | 'impossible' | 'unknown'> => {
    const answer = tryInThread({ instance, lessons, locks }).then((tried) => askSolver(tried, QUESTION_SECONDS));
    for (;;) {
      const first = await Promise.race([answer, pause(LOOK_MS, null)]);
      if (first !== null) return first;
      isGoing = await isWanted();
      if (isGoing) continue;
      return 'unknown';
    }
  };
  const found = await findConflict(instance, unplaced, { ask, isGoing: () => isGoing && performance.now() < until });
  if (found === null) return null;
  const byId = new Map(instance.lessons.map((lesson) => [lesson.id, lesson]));
  const lessons = found.lessons.flatMap((id) => {
    const lesson = byId.get(id);
    const [sectionId = '', subjectId = ''] = id.split(' ');
    if (!lesson) return [];
    const periods = lesson.blocks.reduce((sum, { len }) => sum + len, 0);
    return [{ sectionId, subjectId, teacherId: lesson.teachers[0] ?? null, periods }];
  });
  return { lessons, isSmallest: found.isSmallest };
}
