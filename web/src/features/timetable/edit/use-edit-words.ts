import { useLingui } from '@lingui/react/macro';
import type { RepairMove, TimetableLock } from '@shala/contract/timetable';
import type { Board } from '../lib/board.ts';
import { useTimetableWords } from '../lib/use-words.ts';

/** Locks and places in words, with the names of the board. */
export function useEditWords(board: Board) {
  const { t } = useLingui();
  const words = useTimetableWords(board);
  const place = ({ day, periodId }: RepairMove['from']) => {
    const [period, name] = [board.periodName(periodId), words.short[day]];
    return t`${name} ${period}`;
  };
  const lock = ({ kind, sectionId, day, periodId, teacherId }: TimetableLock): string => {
    const name = day === null ? '' : words.long[day];
    if (kind === 'day') return t`All classes on ${name}`;
    if (kind === 'teacher') {
      const teacher = words.teacher(teacherId ?? '');
      return t`All periods of ${teacher}`;
    }
    const where = words.section(sectionId ?? '');
    if (kind === 'section') return t`All periods of Class ${where}`;
    const period = board.periodName(periodId ?? '');
    return t`Class ${where}, ${period} on ${name}`;
  };
  return { ...words, place, lock };
}
