import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths';
import { Ways } from '#ui/ways';

/** The ways between the views of the timetable and the cover desk; papers to download stand at the end. */
export function TimetableNav({ end }: { end?: ReactNode }) {
  const { t } = useLingui();
  const ways = [
    { path: paths.scheduler, label: t`Class` },
    { path: paths.teacherWeek, label: t`Teacher` },
    { path: paths.schoolWeek, label: t`Master timetable` },
    { path: paths.timetableGenerator, label: t`Make timetable` },
    { path: paths.timetableRules, label: t`Timetable rules` },
    { path: paths.coverDesk, label: t`Arrangement` },
  ];
  return <Ways label={t`Views of the timetable`} ways={ways} end={end} />;
}
