import { SCHOOL_DAYS } from '@shala/contract/shared';
import { type Board, type BoardLesson, placeKey } from './board.ts';
import { costOf, findClash, judge } from './judge.ts';
import { movesOf, moveTo } from './moves.ts';
import type { Way } from './ways-out.ts';

/** Another teacher changes a course of the week; another time only two periods. */
const BASE = { teacher: 3, swap: 2, vacant: 1, otherDay: 1 } as const;

/**
 * The cheapest changes after which a lesson breaks no rule any more: another place of its section's week, or another teacher of its subject.
 * Nothing is offered that breaks another rule.
 */
export function findMends(board: Board, lesson: BoardLesson, most = 3): Way[] {
  const ways = [...(lesson.teacherId === null ? [] : otherPlaces(board, lesson)), ...otherTeachers(board, lesson)];
  return ways
    .filter(({ problems }) => problems.every(({ kind }) => kind === 'worse'))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most);
}

function otherPlaces(board: Board, lesson: BoardLesson): Way[] {
  const { sectionId } = lesson;
  const before = board.hand?.breachesOf(sectionId);
  if (!before) return [];
  return SCHOOL_DAYS.flatMap((day) =>
    board.periods.flatMap(({ id: periodId }): Way[] => {
      const to = { sectionId, day, periodId };
      if (day === lesson.day && periodId === lesson.periodId) return [];
      const { lessons, emptied, problems } = moveTo(board, lesson, to);
      const there = board.at(to);
      if (findClash(problems)) return [];
      const { mended } = board.hand?.tryMoves(movesOf(board, lesson, to)) ?? { mended: [] };
      if (mended.length === 0) return [];
      const base = (there ? BASE.swap : BASE.vacant) + (day === lesson.day ? 0 : BASE.otherDay);
      const places = [...lessons, ...emptied.map((place) => ({ ...place, subjectId: null, teacherId: null }))];
      return [{ kind: 'swap', to, ...(there && { swapped: there }), places, problems, cost: base + costOf(problems) }];
    }),
  );
}

function otherTeachers(board: Board, lesson: BoardLesson): Way[] {
  const breaches = board.hand?.breachesOf(lesson.sectionId).get(placeKey(lesson)) ?? [];
  // Another teacher helps where the teacher is what is wrong, and not the place.
  if (lesson.teacherId !== null && breaches.some(({ who }) => who !== lesson.teacherId)) return [];
  return board.teachers
    .filter((teacher) => teacher.id !== lesson.teacherId && teacher.isTeaching && board.teaches(teacher, lesson.subjectId))
    .filter(({ id }) => board.hand?.isThere(id, lesson) ?? true)
    .map(({ id }): Way => {
      const given = { ...lesson, teacherId: id };
      const problems = judge(board, [given], []);
      const load = board.ofTeacher(id).length;
      return { kind: 'teacher', teacherId: id, places: [given], problems, cost: BASE.teacher + load / 100 + costOf(problems) };
    });
}
