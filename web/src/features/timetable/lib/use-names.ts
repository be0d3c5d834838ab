import { useLingui } from '@lingui/react/macro';
import type { DayName } from '@shala/contract/timetable';
import type { Board } from './board.ts';

/** The names of the weekdays, whole and short. */
export function useDayNames() {
  const { t } = useLingui();
  const long: Record<DayName, string> = {
    Monday: t`Monday`,
    Tuesday: t`Tuesday`,
    Wednesday: t`Wednesday`,
    Thursday: t`Thursday`,
    Friday: t`Friday`,
    Saturday: t`Saturday`,
  };
  const short: Record<DayName, string> = {
    Monday: t`Mon`,
    Tuesday: t`Tue`,
    Wednesday: t`Wed`,
    Thursday: t`Thu`,
    Friday: t`Fri`,
    Saturday: t`Sat`,
  };
  return { long, short };
}

/** The names of the board's people, subjects and classes, and of the days. */
export function useNames(board: Board) {
  const { long, short } = useDayNames();
  const teacher = (id: string) => board.teacher(id)?.name ?? '';
  const subject = (id: string) => board.subject(id)?.name ?? '';
  const section = (id: string) => {
    const found = board.section(id);
    return found ? `${found.className} ${found.name}` : '';
  };
  return { long, short, teacher, subject, section };
}
