import { useLingui } from '@lingui/react/macro';
import type { EventKind } from '@shala/contract/calendar';
import { formatDate, formatShortDate } from '#lib/format';

/** What kinds and days are called on screen. */
export function useCalendarWords() {
  const { t } = useLingui();
  const kinds: Record<EventKind, string> = { holiday: t`Holiday`, event: t`Event`, exam: t`Exam`, meeting: t`Parents’ meeting` };
  const many: Record<EventKind, string> = { holiday: t`Holidays`, event: t`Events`, exam: t`Exams`, meeting: t`Parents’ meetings` };
  const daysOf = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
    startsOn === endsOn ? formatDate(startsOn) : t`${formatShortDate(startsOn)} to ${formatDate(endsOn)}`;
  const whomOf = ({ forStudents, forStaff }: { forStudents: boolean; forStaff: boolean }) =>
    forStudents && forStaff ? t`for all` : forStudents ? t`for students` : t`for staff`;
  return { kinds, many, daysOf, whomOf };
}
