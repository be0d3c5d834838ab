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

  const mend = useMendWords(board, lesson, section);
  const rooms = (ids: readonly string[]) => formatList(ids.map((id) => board.room(id)?.name ?? ''));

  function contradiction({ kind, about, ids, days, needs, has }: Contradiction): string {
    const [id = ''] = ids;
    const [need, have, on] = [formatNumber(needs), formatNumber(has), daysOf(days)];
    const isWeek = days.length === DAYS.length;
    if (about === 'lesson') {
      const name = lesson(id);
      return kind === 'noPlace'
        ? t`${name} cannot be placed in any period of the week. Check the days of its teachers, rooms, breaks and the rules of the subject.`
        : t`${name} needs ${need} periods, but its days can hold only ${have}.`;
    }
    const who = about === 'teacher' ? teacher(id) : about === 'group' ? section(id) : rooms(ids);
    if (kind === 'doubles') return t`${who} needs ${need} double periods, but only ${have} are possible.`;
    if (about === 'rooms')
      return isWeek
        ? t`${need} periods a week are to be taught in ${who}, but only ${have} are possible there.`
        : t`${need} periods are to be taught in ${who} on ${on}, but only ${have} are possible there.`;
    return isWeek
      ? t`${who}: ${need} periods a week are needed, but only ${have} are possible.`
      : t`${who}: ${need} periods are needed on ${on}, but only ${have} are possible.`;
  }

  function draftName({ name, origin, number, createdAt }: Pick<TimetableDraft, 'name' | 'origin' | 'number' | 'createdAt'>): string {
    if (name !== '') return name;
    const [count, when] = [formatNumber(number), formatDateTime(createdAt)];
    if (origin === 'imported') return t`Imported timetable, ${when}`;
    return origin === 'kept' ? t`Previous timetable, until ${when}` : t`Draft ${count}`;
  }

  /** `Teacher with the most difficult week: Mr Khan · 6 free periods between classes · 2 main subjects in the last periods`. */
  function hardest({ teachers: [most] }: TimetableQuality): string {
    if (!most) return '';
    const name = teacher(most.teacherId);
    return [t`Teacher with the most difficult week: ${name}`, ...listBurden(most)].join(' · ');
  }

  function unplaced({ sectionId, subjectId, count, blockers }: TimetableDraft['unplaced'][number]): string {
    const [name, many, who] = [
      lesson(`${sectionId} ${subjectId}`),
      plural(count, { one: '# period', other: '# periods' }),
      formatList(blockers.map((id) => teacher(id) || section(id))),
    ];
    return t`${name}: ${many} could not be placed. Busy in most periods: ${who}.`;
  }

  return { contradiction, mend, draftName, hardest, unplaced, lesson, teacher };
}

/** What makes a teacher's week difficult: `6 free periods between classes`, `2 main subjects in the last periods`. */
export function listBurden({ gaps, lateCore, longRuns }: TimetableQuality['teachers'][number]): string[] {
  return [
    gaps > 0 ? plural(gaps, { one: '# free period between classes', other: '# free periods between classes' }) : '',
    lateCore > 0 ? plural(lateCore, { one: '# main subject in the last periods', other: '# main subjects in the last periods' }) : '',
    longRuns > 0 ? plural(longRuns, { one: 'more than 4 periods in a row: # time', other: 'more than 4 periods in a row: # times' }) : '',
  ].filter(Boolean);
}

/** What can be done in the school's data; null for an edit of what the school does not keep. */
function useMendWords(board: Board, lesson: (id: string) => string, section: (id: string) => string) {
  const { t } = useLingui();
  const { long } = useDayNames();
  return ({ kind, who = '', lesson: id = '', day = 0, periods = 0, limit = 0 }: Mend): string | null => {
    const [name, busy, where, room] = [lesson(id), board.teacher(who)?.name ?? '', section(who), board.room(who)?.name ?? ''];
    const [count, most, on] = [plural(periods, { one: '# period', other: '# periods' }), formatNumber(limit), long[DAYS[day] ?? 'Monday']];
    const more = plural(periods, { one: '# more period', other: '# more periods' });
    const sentences: Partial<Record<Mend['kind'], string>> = {
      freeTeacher: t`Make ${busy} available for ${more} on ${on}.`,
      freeGroup: t`Add ${more} for ${where} on ${on}.`,
      freeRoom: t`Make ${room} available for ${more} on ${on}.`,
      teacherDay: t`Allow ${busy} ${most} periods a day.`,
      teacherRun: t`Allow ${busy} ${most} periods in a row.`,
      dayCap: t`Allow ${name} ${most} times a day.`,
      otherTeacher: t`Give ${name} to ${busy}.`,
      unlock: t`Unlock ${name}.`,
      anyPlace: t`Allow ${name} in any period: remove its part of the day, fixed periods or the first period of the class teacher.`,
      anyRoom: t`Teach ${name} without a shared room.`,
      noLongs: t`Give ${name} single periods instead of double periods.`,
    };
    if (kind !== 'fewer') return sentences[kind] ?? null;
    if (id !== '') return t`Reduce ${name} by ${count} a week.`;
    if (room !== '') return t`Teach at least ${count} a week outside ${room}, or add another room of this type.`;
    return busy
      ? t`Give periods of ${busy}, at least ${count} a week, to other teachers.`
      : t`Reduce the subjects of ${where} by at least ${count} a week.`;
  };
}
