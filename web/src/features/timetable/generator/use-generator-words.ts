import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Contradiction, Mend, TimetableDraft, TimetableQuality } from '@shala/contract/timetable';
import { formatDateTime, formatList, formatNumber } from '#lib/format';
import type { Board } from '../lib/board.ts';
import { useDayNames } from '../lib/use-names.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Contradictions, their mends and drafts in sentences, with the names of the board. */
export function useGeneratorWords(board: Board) {
  const { t } = useLingui();
  const { long } = useDayNames();
  const teacher = (id: string) => board.teacher(id)?.name ?? '';
  const section = (id: string) => {
    const found = board.section(id);
    const name = found ? `${found.className} ${found.name}` : '';
    return found ? t`Class ${name}` : '';
  };
  /** `English of Class 9th B`, of the generator's name of a lesson. */
  const lesson = (id: string) => {
    const [sectionId = '', subjectId = ''] = id.split(' ');
    const [subject, where] = [board.subject(subjectId)?.name ?? '', section(sectionId)];
    return t`${subject} of ${where}`;
  };
  const daysOf = (days: readonly number[]) => formatList(days.flatMap((day) => DAYS[day] ?? []).map((name) => long[name]));

  function contradiction({ about, ids, days, needs, has }: Contradiction): string {
    const [id = ''] = ids;
    const [need, have, on] = [formatNumber(needs), formatNumber(has), daysOf(days)];
    const isWeek = days.length === DAYS.length;
    if (about === 'lesson') {
      const name = lesson(id);
      if (has === 0) return t`${name} has a period without any possible time.`;
      return t`${name} needs ${need} periods, but its days can hold only ${have}.`;
    }
    const who = about === 'teacher' ? teacher(id) : section(id);
    return isWeek
      ? t`${who} needs ${need} periods a week but has only ${have}.`
      : t`${who} needs ${need} periods on ${on} but has only ${have}.`;
  }

  /** What can be done in the school's data; null for an edit of data that the school does not keep. */
  function mend({ kind, who = '', lesson: id = '', periods = 0 }: Mend): string | null {
    const name = lesson(id);
    if (kind === 'otherTeacher') {
      const other = teacher(who);
      return t`Give ${name} to ${other}.`;
    }
    if (kind === 'unlock') return t`Unlock ${name}.`;
    if (kind !== 'fewer') return null;
    const count = plural(periods, { one: '# period', other: '# periods' });
    const [busy, where] = [teacher(who), section(who)];
    if (id === '') {
      return busy
        ? t`Give periods of ${busy}, at least ${count} a week, to other teachers.`
        : t`Reduce the subjects of ${where} by at least ${count} a week.`;
    }
    return t`Reduce ${name} by ${count} a week.`;
  }

  function draftName({ name, origin, number, createdAt }: Pick<TimetableDraft, 'name' | 'origin' | 'number' | 'createdAt'>): string {
    if (name !== '') return name;
    const [count, when] = [formatNumber(number), formatDateTime(createdAt)];
    return origin === 'kept' ? t`Previous timetable, until ${when}` : t`Draft ${count}`;
  }

  /** `Mr Khan: 6 vacant periods between lessons, 2 late core periods`, of the teacher with the hardest week. */
  function hardest({ teachers: [most] }: TimetableQuality): string {
    if (!most) return '';
    const name = teacher(most.teacherId);
    const [gaps, late, runs] = [formatNumber(most.gaps), formatNumber(most.lateCore), formatNumber(most.longRuns)];
    return t`Hardest week: ${name}, ${gaps} gaps, ${late} late core, ${runs} beyond four in a row`;
  }

  function unplaced({ sectionId, subjectId, count, blockers }: TimetableDraft['unplaced'][number]): string {
    const [name, many, who] = [
      lesson(`${sectionId} ${subjectId}`),
      formatNumber(count),
      formatList(blockers.map((id) => teacher(id) || section(id))),
    ];
    return t`${name}: ${many} periods could not be placed. Busy in most periods: ${who}.`;
  }

  return { contradiction, mend, draftName, hardest, unplaced, lesson, teacher };
}
