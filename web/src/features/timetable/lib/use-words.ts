import { useLingui } from '@lingui/react/macro';
import type { DayName } from '@shala/contract/timetable';
import type { Board, BoardLesson, Place } from './board.ts';
import type { Problem } from './judge.ts';
import { useNames } from './use-names.ts';
import { useRuleWords } from './use-rule-words.ts';
import { lostBy, type Way } from './ways-out.ts';

/** Problems and ways out in sentences, with the names of the board. */
export function useTimetableWords(board: Board) {
  const { t } = useLingui();
  const { long, short, teacher, subject, section } = useNames(board);
  const rule = useRuleWords(board);
  const when = ({ day, periodId }: Place, today: DayName) =>
    day === today ? board.periodName(periodId) : `${board.periodName(periodId)} ${short[day]}`;

  function problem(one: Problem): string {
    if (one.kind === 'busy') {
      const [name, where, period, day] = [
        teacher(one.teacherId),
        section(one.sectionId),
        board.periodName(one.place.periodId),
        long[one.place.day],
      ];
      return t`${name} teaches Class ${where} in ${period} on ${day}.`;
    }
    if (one.kind === 'load') {
      const [name, count, day] = [teacher(one.teacherId), one.count, long[one.place.day]];
      return t`${name} would have ${count} periods on ${day}`;
    }
    if (one.kind === 'twice') {
      const [name, count, day] = [subject(one.subjectId), one.count, long[one.place.day]];
      return t`${name} would be taught ${count} times on ${day}`;
    }
    if (one.kind === 'week') {
      const [name, count, perWeek] = [subject(one.subjectId), one.count, one.perWeek];
      return t`${name} would have ${count} of ${perWeek} periods a week`;
    }
    if (one.kind === 'stranger') {
      const [name, what] = [teacher(one.teacherId), subject(one.subjectId)];
      return t`${name} does not teach ${what} yet`;
    }
    return rule(one);
  }

  /** What a way does, what it costs, and which lessons have no place after it. */
  function way(one: Way, wish: Place & { subjectId: string }): { act: string; cost: string; lost: string[] } {
    return { ...deed(one, wish), lost: lostBy(board, one).map((lesson) => lostWords(lesson)) };
  }

  function lostWords({ subjectId, sectionId, day, periodId }: BoardLesson): string {
    const [what, where, period] = [subject(subjectId), section(sectionId), board.periodName(periodId)];
    return t`${what} of Class ${where} loses its period (${period}, ${long[day]}) and has no other period instead.`;
  }

  function deed(one: Way, wish: Place & { subjectId: string }): { act: string; cost: string } {
    const bends = one.problems.map(problem).join(' · ');
    const cost = (kind: string) => [kind, bends].filter(Boolean).join(' · ');
    const here = when(wish, wish.day);
    if (one.kind === 'teacher') {
      const [name, what] = [teacher(one.teacherId ?? ''), subject(wish.subjectId)];
      return { act: t`Give ${here} to ${name}`, cost: cost(t`free, teaches ${what}`) };
    }
    const there = one.to ? when(one.to, wish.day) : '';
    if (one.kind === 'swap')
      return one.swapped
        ? { act: t`Swap ${here} and ${there}`, cost: cost(t`no other class is affected`) }
        : { act: t`Use ${there} instead`, cost: cost(t`vacant, no other period moves`) };
    const other = section(one.sectionId ?? '');
    return one.swapped
      ? { act: t`Swap ${here} and ${there} in Class ${other}`, cost: cost(t`both teachers are free then`) }
      : { act: t`Move Class ${other} to ${there}`, cost: cost(t`both are free then`) };
  }

  return { problem, way, teacher, subject, section, long, short };
}
