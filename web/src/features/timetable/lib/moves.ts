import type { Change } from '../api.ts';
import type { Board, BoardLesson, Place } from './board.ts';
import { judge, type Problem } from './judge.ts';
import { judgeByHand } from './judge-by-hand.ts';

/** A wish that cannot stand where it is wished, while its row is edited. */
export type Clash = { periodId: string; subjectId: string; problem: Problem };

/** What comes of a lesson in another place. */
export type Verdict = { lessons: BoardLesson[]; emptied: Place[]; problems: Problem[] };

/** What happens when a lesson is put into another place of its section: it moves there, or changes places with what is there. */
export function moveTo(board: Board, lesson: BoardLesson, to: Place): Verdict {
  const from = { sectionId: lesson.sectionId, day: lesson.day, periodId: lesson.periodId };
  const there = board.at(to);
  const lessons = [{ ...lesson, ...to }, ...(there ? [{ ...there, ...from }] : [])];
  const emptied = there ? [] : [from];
  // What both had before is no news: only what the new places bring is told.
  const old = judge(board, there ? [lesson, there] : [lesson], []).map((problem) => JSON.stringify(strip(problem)));
  const problems = judge(board, lessons, emptied).filter((problem) => !old.includes(JSON.stringify(strip(problem))));
  const locked = [lesson, ...(there ? [there] : [])].find((one) => board.locksOf(one).length > 0);
  if (locked) problems.unshift({ kind: 'locked', subjectId: locked.subjectId, place: locked });
  const moves = [{ lesson, to }, ...(there ? [{ lesson: there, to: from }] : [])];
  return { lessons, emptied, problems: [...problems, ...judgeByHand(board, moves)] };
}

/** The changes to send, each with what the board shows there now, so that nothing newer is overwritten. */
export function changesTo(board: Board, filled: readonly (Place & { subjectId: string | null; teacherId: string | null })[]): Change[] {
  return filled.map(({ sectionId, day, periodId, subjectId, teacherId }) => {
    const now = board.at({ sectionId, day, periodId });
    return {
      sectionId,
      day,
      periodId,
      subjectId,
      teacherId,
      was: { subjectId: now?.subjectId ?? null, teacherId: now?.teacherId ?? null },
    };
  });
}

function strip(problem: Problem): object {
  return problem.kind === 'busy' ? problem : { ...problem, place: undefined, count: undefined };
}
