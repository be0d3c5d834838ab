import type { DayName } from '@shala/contract/timetable';
import type { Board, BoardLesson } from './board.ts';
import { findClash, judge, type Problem } from './judge.ts';

/** What a day would be as a copy of another: the lessons that can stand there, and why the others cannot. Vacant periods change nothing. */
export function copyDay(board: Board, { sectionId, from, to }: { sectionId: string; from: DayName; to: DayName }) {
  const copies = board
    .ofSection(sectionId)
    .filter(({ day, groupId }) => day === from && !groupId)
    .map((lesson): BoardLesson => ({ ...lesson, day: to }));
  const filled: BoardLesson[] = [];
  const left: Problem[] = [];
  for (const copy of copies) {
    const group = board.at(copy)?.groupId;
    const clash: Problem | undefined = group ? { kind: 'split', groupId: group } : findClash(judge(board, [copy], []));
    if (clash) left.push(clash);
    else if (!isSame(board.at(copy), copy)) filled.push(copy);
  }
  return { filled, left };
}

function isSame(there: BoardLesson | undefined, copy: BoardLesson): boolean {
  return there?.subjectId === copy.subjectId && there.teacherId === copy.teacherId;
}
