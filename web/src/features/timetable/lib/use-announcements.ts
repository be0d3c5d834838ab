import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import type { DayName } from '@shala/contract/timetable';
import type { Board } from './board.ts';
import { findClash } from './judge.ts';
import { moveTo } from './moves.ts';
import { useTimetableWords } from './use-words.ts';

/** What is said aloud while a lesson is carried: where it is, and whether it may stand there. */
export function useAnnouncements(board: Board): Announcements {
  const { t } = useLingui();
  const words = useTimetableWords(board);
  const partsOf = (id: UniqueIdentifier) => {
    const [sectionId = '', day = 'Monday', periodId = ''] = String(id).replace('lesson ', '').split(' ');
    return { sectionId, day: day as DayName, periodId };
  };
  const nameOf = (id: UniqueIdentifier) => {
    const { day, periodId } = partsOf(id);
    const [period, name] = [board.periodName(periodId), words.long[day]];
    return t`${period} on ${name}`;
  };
  const problemsAt = (active: UniqueIdentifier, over: UniqueIdentifier) => {
    const lesson = board.at(partsOf(active));
    // In a teacher's week the places are the teacher's; the lesson stays with its section.
    return lesson && moveTo(board, lesson, { ...partsOf(over), sectionId: lesson.sectionId }).problems;
  };
  const canStand = (active: UniqueIdentifier, over: UniqueIdentifier) => !findClash(problemsAt(active, over) ?? []);
  const judged = (active: UniqueIdentifier, over: UniqueIdentifier) => {
    const problems = problemsAt(active, over);
    if (!problems) return '';
    const first = findClash(problems) ?? problems[0];
    return first ? words.problem(first) : t`The period can be placed here.`;
  };
  return {
    onDragStart: ({ active }) => {
      const where = nameOf(active.id);
      return t`Period picked up from ${where}.`;
    },
    onDragOver: ({ active, over }) => (over ? `${nameOf(over.id)}. ${judged(active.id, over.id)}` : undefined),
    onDragEnd: ({ active, over }) => {
      if (!over || !canStand(active.id, over.id)) return t`The period was not moved.`;
      const where = nameOf(over.id);
      return t`Period placed in ${where}.`;
    },
    onDragCancel: () => t`The period was not moved.`,
  };
}
