import { selectOrdinal } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EventKind, Repeat } from '@shala/contract/calendar';
import { formatDays } from '#lib/format';
import { festivalWords } from '#lib/stored-names';

type Named = { title: string; kind: EventKind; isTentative: boolean; forStudents: boolean; forStaff: boolean };

/** What kinds and days are called on screen. */
export function useCalendarWords() {
  const { t } = useLingui();
  const kinds: Record<EventKind, string> = { holiday: t`Holiday`, event: t`Event`, exam: t`Exam`, meeting: t`PTM` };
  const many: Record<EventKind, string> = { holiday: t`Holidays`, event: t`Events`, exam: t`Exams`, meeting: t`PTMs` };
  const daysOf = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => formatDays(startsOn, endsOn);
  const whomOf = ({ forStudents, forStaff }: { forStudents: boolean; forStaff: boolean }) =>
    forStudents && forStaff ? t`for all` : forStudents ? t`for students` : t`for staff`;
  /** The title of an entry as the calendar shows it; a holiday of one side alone says whose it is, because the days of the month are counted by it. */
  const nameOf = ({ title: stored, kind, isTentative, forStudents, forStaff }: Named) => {
    const title = festivalWords(stored);
    if (isTentative) return t`${title} (to be confirmed)`;
    if (kind !== 'holiday' || forStudents === forStaff) return title;
    return forStudents ? t`${title} (students only)` : t`${title} (staff only)`;
  };
  return { kinds, many, daysOf, whomOf, nameOf };
}

/** What the ways to repeat are called for an entry that begins on a day: `Each month on the second Saturday`. */
export function useRepeatWords(startsOn: string): Record<Repeat['every'], string> {
  const { t } = useLingui();
  if (startsOn === '')
    return {
      week: t`Every week`,
      twoWeeks: t`Every two weeks`,
      monthDay: t`Every month on this date`,
      monthWeekday: t`Every month on this weekday`,
    };
  const date = Number(startsOn.slice(8));
  const weekdays = [t`Sunday`, t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`];
  const day = weekdays[new Date(`${startsOn}T00:00:00Z`).getUTCDay()] ?? '';
  const nths = [t`first`, t`second`, t`third`, t`fourth`, t`last`];
  const nth = nths[Math.ceil(date / 7) - 1] ?? '';
  return {
    week: t`Every week on ${day}`,
    twoWeeks: t`Every two weeks on ${day}`,
    monthDay: t`Every month on the ${selectOrdinal(date, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`,
    monthWeekday: t`Every month on the ${nth} ${day}`,
  };
}
