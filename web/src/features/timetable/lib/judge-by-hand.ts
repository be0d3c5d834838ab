import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { Board, BoardLesson } from './board.ts';
import type { HandMove } from './hand.ts';
import type { HandBreach } from './hand-courses.ts';
import type { Problem } from './judge.ts';

/** What moves of lessons break of the generator's rules beyond what the board judges by itself, and whether the week gets worse. */
export function judgeByHand(board: Board, moves: readonly HandMove[]): Problem[] {
  if (!board.hand) return [];
  const { broken, cost } = board.hand.tryMoves(moves);
  const problems = broken.flatMap((breach) => problemOf(board, breach) ?? doubleTwice(board, breach));
  const [gaps, late, runs] = [Math.max(0, cost.teacherGap), Math.max(0, cost.lateCore), Math.max(0, cost.longRun)];
  if (cost.total > 0 && gaps + late + runs > 0) problems.push({ kind: 'worse', gaps, late, runs, cost: cost.total });
  return problems;
}

/** The rules that a lesson breaks where it stands. */
export function problemsOf(board: Board, lesson: BoardLesson, breaches: readonly HandBreach[]): Problem[] {
  return breaches.flatMap((breach): Problem[] => {
    const { teacherId, subjectId, sectionId, day } = lesson;
    if (breach.rule === 'teacherDay' && teacherId) {
      const count = board.ofTeacher(teacherId).filter((other) => other.day === day).length;
      return [{ kind: 'load', teacherId, count, place: lesson }];
    }
    if (breach.rule === 'tooOftenADay') {
      const count = board.ofSection(sectionId).filter((other) => other.subjectId === subjectId && other.day === day).length;
      return [{ kind: 'twice', subjectId, count, place: lesson }];
    }
    return [problemOf(board, breach) ?? []].flat();
  });
}

/** A breach in the words of the board; null for what the board tells by itself. */
function problemOf(board: Board, { rule, lesson = '', who = '', day = 0, period = 0 }: HandBreach): Problem | null {
  const [sectionId = '', subjectId = ''] = lesson.split(' ');
  const name = SCHOOL_DAYS[day] ?? 'Monday';
  const place = { sectionId, day: name, periodId: board.periods[period]?.id ?? '' };
  if (rule === 'teacherAway') return { kind: 'away', teacherId: who, place };
  if (rule === 'groupAway' || rule === 'closed') return { kind: 'closed', sectionId, place };
  if (rule === 'teacherRun') return { kind: 'run', teacherId: who, day: name };
  if (rule === 'daysTooNear') return { kind: 'near', subjectId };
  if (rule === 'wrongRoom' || rule === 'roomTwice' || rule === 'roomAway') return { kind: 'room', subjectId, place };
  if (rule === 'long') return { kind: 'long', subjectId };
  return null;
}

/** The board counts periods a day by itself, except those of subjects with double periods. */
function doubleTwice(board: Board, { rule, lesson = '', day = 0 }: HandBreach): Problem[] {
  const [sectionId = '', subjectId = ''] = lesson.split(' ');
  if (rule !== 'tooOftenADay' || !board.hand?.hasLongs({ sectionId, subjectId })) return [];
  const place = { sectionId, day: SCHOOL_DAYS[day] ?? ('Monday' as const), periodId: '' };
  return [{ kind: 'often', subjectId, place }];
}
