import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import type { CoverCandidate, getCoverDesk } from '@shala/contract/timetable';
import { formatLongDate } from '#lib/format';

export type Desk = CallAnswer<typeof getCoverDesk>;
export type DeskLesson = Desk['lessons'][number];

/** Why somebody is proposed, and what is told to the staff. */
export function useCoverWords() {
  const { t } = useLingui();

  /** `free, same subject, 2 covers this week` */
  function reason({
    teachesSubject,
    teachesClass,
    coversThatDay,
    coversThisWeek,
    coversThisMonth,
    lessonsThatDay,
    mostADay,
    isOverLimit,
  }: CoverCandidate): string {
    const parts = [
      t`free`,
      isOverLimit ? t`more than the limit of ${plural(mostADay, { one: '# period', other: '# periods' })} a day` : null,
      teachesSubject ? t`same subject` : null,
      teachesClass ? t`teaches this class` : null,
      plural(lessonsThatDay, { one: '# period that day', other: '# periods that day' }),
      coversThatDay > 0 ? plural(coversThatDay, { one: '# arrangement that day', other: '# arrangements that day' }) : null,
      plural(coversThisWeek, { 0: 'no arrangement given this week', one: '# arrangement this week', other: '# arrangements this week' }),
      coversThisMonth > coversThisWeek
        ? plural(coversThisMonth, { one: '# arrangement this month', other: '# arrangements this month' })
        : null,
    ];
    return parts.filter(Boolean).join(', ');
  }

  /** The day's arrangement as a message to paste. */
  function message(desk: Desk): string {
    const day = formatLongDate(desk.date);
    const lines = desk.lessons.map((lesson) => {
      const [period, place, subject] = [periodOf(desk, lesson), `${lesson.className} ${lesson.sectionName}`, lesson.subjectName];
      if (lesson.cover === null) return t`${period}, Class ${place}, ${subject}: pending`;
      const [name, absent] = [lesson.cover.name, lesson.absentName];
      return absent === ''
        ? t`${period}, Class ${place}, ${subject}: ${name}`
        : t`${period}, Class ${place}, ${subject}: ${name} for ${absent}`;
    });
    return [t`Arrangement for ${day}`, ...lines].join('\n');
  }

  return { reason, message };
}

export function periodOf(desk: Desk, { periodId }: { periodId: string }): string {
  return desk.periods.find(({ id }) => id === periodId)?.name ?? '';
}
