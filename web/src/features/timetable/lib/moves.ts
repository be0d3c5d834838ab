import type { Change } from '../api.ts';
import { type Board, type BoardLesson, type Place, placeKey } from './board.ts';
import { judge, type Problem } from './judge.ts';
import { judgeByHand } from './judge-by-hand.ts';

/** A wish that cannot stand where it is wished, while its row is edited. */
export type Clash = { periodId: string; subjectId: string; problem: Problem };

/** What comes of a lesson in another place. */
export type Verdict = { lessons: BoardLesson[]; emptied: Place[]; problems: Problem[] };

/**
 * What happens when a lesson is put into another place of its section: it moves there, or changes places with what is there. A double period moves as a whole
 * where it finds room on that day.
 */
export function moveTo(board: Board, lesson: BoardLesson, to: Place): Verdict {
  const moves = movesOf(board, lesson, to);
  const lessons = moves.map(({ lesson: one, to: there }) => ({ ...one, ...there }));
  const filled = new Set(lessons.map(placeKey));
  const moved = moves.map((move) => move.lesson);
  const emptied = moved.map(placeOf).filter((place) => !filled.has(placeKey(place)));
  // What they had before is no news: only what the new places bring is told.
  const old = judge(board, moved, []).map((problem) => JSON.stringify(strip(problem)));
  const problems = judge(board, lessons, emptied).filter((problem) => !old.includes(JSON.stringify(strip(problem))));
  const locked = moved.find((one) => board.locksOf(one).length > 0);
  if (locked) problems.unshift({ kind: 'locked', subjectId: locked.subjectId, place: locked });
  return { lessons, emptied, problems: [...problems, ...judgeByHand(board, moves)] };
}

/** The lessons that change their places when one is put elsewhere: it, the rest of its double period, and what is there. */
export function movesOf(board: Board, lesson: BoardLesson, to: Place): { lesson: BoardLesson; to: Place }[] {
  const sitting = board.hand?.sittingOf(lesson) ?? [lesson];
  const whole = sitting.length > 1 ? wholeSitting(board, { sitting, lesson, to }) : null;
  const carried = whole ?? [{ lesson, to: { sectionId: lesson.sectionId, day: to.day, periodId: to.periodId } }];
  const from = new Set(carried.map((move) => placeKey(move.lesson)));
  const targets = new Set(carried.map((move) => placeKey(move.to)));
  const displaced = carried.flatMap((move) => (from.has(placeKey(move.to)) ? [] : (board.at(move.to) ?? [])));
  const vacated = carried.map((move) => placeOf(move.lesson)).filter((place) => !targets.has(placeKey(place)));
  return [...carried, ...displaced.flatMap((one, index) => (vacated[index] ? [{ lesson: one, to: vacated[index] }] : []))];
}

/** A double period as a whole with the given period of it in its new place; null when the day has no room for it there or a break is in between. */
function wholeSitting(board: Board, { sitting, lesson, to }: { sitting: BoardLesson[]; lesson: BoardLesson; to: Place }) {
  const index = board.periods.findIndex(({ id }) => id === to.periodId) - sitting.findIndex((one) => placeKey(one) === placeKey(lesson));
  const periods = index < 0 ? [] : board.periods.slice(index, index + sitting.length).map(({ id }) => id);
  if (periods.length < sitting.length || board.hand?.crossesBreak(periods)) return null;
  return sitting.map((one, k) => ({ lesson: one, to: { sectionId: lesson.sectionId, day: to.day, periodId: periods[k] ?? '' } }));
}

function placeOf({ sectionId, day, periodId }: Place): Place {
  return { sectionId, day, periodId };
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
