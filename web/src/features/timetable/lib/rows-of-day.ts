import type { DayName } from '@shala/contract/timetable';
import type { ScheduleRow } from '../api.ts';
import type { Board } from './board.ts';

/** A section's day as rows of its table, of the timetable that the board has. */
export function rowsOfDay(board: Board, sectionId: string, day: DayName): ScheduleRow[] {
  return board.periods.map(({ id: periodId, name: periodName }) => {
    const taught = board.allAt({ sectionId, day, periodId });
    const [lesson] = taught;
    const names = (list: (string | undefined)[]) => list.filter(Boolean).join(' / ') || null;
    return {
      periodId,
      periodName,
      subjectId: lesson?.subjectId ?? null,
      subjectName: names(taught.map((one) => board.subject(one.subjectId)?.name)),
      teacherId: lesson?.teacherId ?? null,
      teacherName: names(taught.map((one) => board.teacher(one.teacherId ?? '')?.name)),
    };
  });
}
