import { SCHOOL_DAYS } from '@shala/contract/shared';
import { type DayName, getTimetableRules, saveTimetableRules, type TimetablePlace } from '@shala/contract/timetable';
import { useTimetableAct, useTimetableCall } from '../api.ts';
import type { Board } from '../lib/board.ts';

/** Adds whole days to those on which a teacher does not come, in the timetable rules. */
export function useAwayRule(board: Board, isWanted: boolean) {
  const rules = useTimetableCall(getTimetableRules, {}, isWanted).data;
  const { mutateAsync, isPending } = useTimetableAct(saveTimetableRules);
  const keep = async (teacherId: string, days: readonly DayName[]) => {
    const rule = rules?.teachers.find((one) => one.teacherId === teacherId) ?? {
      teacherId,
      mostADay: 0,
      mostInRow: 0,
      mostVacant: 0,
      away: [],
    };
    const whole = days.flatMap((day) => board.periods.map(({ id }): TimetablePlace => [SCHOOL_DAYS.indexOf(day) + 1, id]));
    const away = [...new Map([...rule.away, ...whole].map((place) => [place.join(), place])).values()];
    await mutateAsync({ body: { teachers: [{ ...rule, away }] } });
  };
  return { keep, isReady: rules !== undefined, isSaving: isPending };
}
