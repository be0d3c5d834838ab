import type { Placement, TimetableConflict, TimetableInstance } from '@shala/contract/timetable';
import { findConflict } from '../generator/conflict/find-conflict.ts';
import { askSolver } from '../generator/conflict/prove.ts';
import { tryInThread } from '../generator/threads.ts';

/** The time limit of the proof; after that, only the unplaced lessons and what blocks them can be reported. */
const MOST_MS = 60_000;
/** The solver's limit for one question, in seconds. */
const QUESTION_SECONDS = 10;

type Asked = { locks: Placement[]; unplaced: readonly string[]; isWanted: () => Promise<boolean> };

/** Lessons that provably have no timetable together; null when nothing was proved within a minute, or the result is no longer wanted. */
export async function proveConflict(instance: TimetableInstance, { locks, unplaced, isWanted }: Asked): Promise<TimetableConflict | null> {
  const until = performance.now() + MOST_MS;
  let isGoing = true;
  const ask = async (lessons: string[]) => {
    isGoing = await isWanted();
    return isGoing ? askSolver(await tryInThread({ instance, lessons, locks }), QUESTION_SECONDS) : 'unknown';
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
