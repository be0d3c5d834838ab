import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { Board, BoardLesson, Place } from './board.ts';
import { boardWith, placeKey } from './board.ts';
import { costOf, findClash, judge, type Problem } from './judge.ts';

/** Of many teachers of a subject the best placed are tried. */
const MOST_TEACHERS = 6;

/** A lesson that fits into a gap, with the rules that it bends. */
export type Filling = BoardLesson & { problems: Problem[] };
/** A period that a subject still lacks, and why no place takes it. */
export type Unfilled = { subjectId: string; count: number; why: 'no teacher' | 'no place' };

/**
 * What fills the gaps of a section's week without moving a lesson: first a teacher for each lesson that has none, then the periods that
 * subjects still lack, in vacant places that are not closed. Nothing is proposed that cannot be saved, and nobody who is not at school then; what does not fit is
 * told with the reason.
 */
export function fillGaps(board: Board, sectionId: string): { filled: Filling[]; unfilled: Unfilled[] } {
  const filled: Filling[] = [];
  const unfilled = new Map<string, Unfilled>();
  const lack = (subjectId: string) => {
    const why = teachersOf(board, sectionId, subjectId).length === 0 ? 'no teacher' : 'no place';
    unfilled.set(subjectId, { subjectId, why, count: (unfilled.get(subjectId)?.count ?? 0) + 1 });
  };
  const fill = (places: readonly Place[], subjectId: string) => {
    const best = bestOf(boardWith(board, filled), places, subjectId);
    if (best) filled.push(best);
    else lack(subjectId);
  };
  for (const lesson of board.ofSection(sectionId).filter(isWithoutTeacher)) fill([lesson], lesson.subjectId);
  for (const subjectId of missing(board, sectionId)) fill(vacant(board, sectionId, filled), subjectId);
  const at = ({ day, periodId }: Filling) => SCHOOL_DAYS.indexOf(day) * 100 + board.periods.findIndex(({ id }) => id === periodId);
  return { filled: filled.sort((a, b) => at(a) - at(b)), unfilled: [...unfilled.values()] };
}

const isWithoutTeacher = ({ teacherId, groupId }: BoardLesson) => teacherId === null && !groupId;

/** Whether a lesson of the section has no teacher, or a subject lacks periods. */
export const hasGaps = (board: Board, sectionId: string): boolean =>
  board.ofSection(sectionId).some(isWithoutTeacher) || missing(board, sectionId).length > 0;

/** The subject's best teacher and place of these, or nothing where each clashes. */
function bestOf(board: Board, places: readonly Place[], subjectId: string): Filling | undefined {
  let best: { filling: Filling; cost: number } | undefined;
  const teachers = teachersOf(board, places[0]?.sectionId ?? '', subjectId).slice(0, MOST_TEACHERS);
  for (const { sectionId, day, periodId } of places) {
    for (const [rank, teacherId] of teachers.entries()) {
      if (best && rank >= best.cost) break;
      if (board.whereIs(teacherId, day, periodId) || board.hand?.isThere(teacherId, { day, periodId }) === false) continue;
      const lesson = { sectionId, day, periodId, subjectId, teacherId };
      const problems = judge(board, [lesson], []);
      if (findClash(problems)) continue;
      const cost = costOf(problems) + rank;
      if (!best || cost < best.cost) best = { filling: { ...lesson, problems }, cost };
    }
  }
  return best?.filling;
}

/** Who teaches the subject: those who teach it to this section first, then those of this class, then those with the fewest lessons a week. */
function teachersOf(board: Board, sectionId: string, subjectId: string): string[] {
  const here = (teacherId: string) =>
    board.ofSection(sectionId).filter((lesson) => lesson.subjectId === subjectId && lesson.teacherId === teacherId).length;
  const lessons = new Map<string, number>();
  for (const { teacherId } of board.lessons) if (teacherId) lessons.set(teacherId, (lessons.get(teacherId) ?? 0) + 1);
  return board.teachers
    .filter((teacher) => teacher.isTeaching && (board.teaches(teacher, subjectId) || here(teacher.id) > 0))
    .map(({ id, subjectIds }) => ({ id, here: here(id), isOwn: Number(subjectIds.includes(subjectId)), load: lessons.get(id) ?? 0 }))
    .sort((a, b) => b.here - a.here || b.isOwn - a.isOwn || a.load - b.load)
    .map(({ id }) => id);
}

/** The subjects of the section once for each period they lack, those that lack most first. */
function missing(board: Board, sectionId: string): string[] {
  const lacking = board
    .subjectsOf(sectionId)
    // What is taught in groups is not filled up for the section alone.
    .filter(({ id }) => !board.ofSection(sectionId).some(({ subjectId, groupId }) => subjectId === id && groupId))
    .map(({ id }) => ({
      id,
      count: board.perWeek(sectionId, id) - board.ofSection(sectionId).filter(({ subjectId }) => subjectId === id).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return lacking.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

function vacant(board: Board, sectionId: string, filled: readonly Filling[]): Place[] {
  const taken = new Set(filled.map(placeKey));
  return SCHOOL_DAYS.flatMap((day) => board.periods.map(({ id }) => ({ sectionId, day, periodId: id }))).filter(
    (place) => !board.at(place) && !taken.has(placeKey(place)) && !board.hand?.isClosed(place),
  );
}
