import type { DayName } from '@shala/contract/timetable';
import type { ScheduleRow } from '../api.ts';
import type { Board } from './board.ts';

/** A section's day as rows of its table, of the timetable that the board has. */
export function rowsOfDay(board: Board, sectionId: string, day: DayName): ScheduleRow[] {
  return board.periods.map(({ id: periodId, name: periodName }) => {
    const lesson = board.at({ sectionId, day, periodId });
    return {
      periodId,
      periodName,
      subjectId: lesson?.subjectId ?? null,
      subjectName: (lesson && board.subject(lesson.subjectId)?.name) ?? null,
      teacherId: lesson?.teacherId ?? null,
      teacherName: (lesson?.teacherId && board.teacher(lesson.teacherId)?.name) || null,
    };
  });
}
