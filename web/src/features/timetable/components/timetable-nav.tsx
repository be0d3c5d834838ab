import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths';
import { Ways } from '#ui/ways';
import { useOtherDay } from '../api.ts';
import { OtherDay } from '../versions/other-day.tsx';

/** The ways between the views of the timetable and the cover desk; papers to download stand at the end. */
export function TimetableNav({ end }: { end?: ReactNode }) {
  const { t } = useLingui();
  const on = useOtherDay();
  const ofDay = (path: string) => (on === '' ? path : `${path}?on=${on}`);
  const ways = [
    { path: ofDay(paths.scheduler), label: t`Class` },
    { path: ofDay(paths.teacherWeek), label: t`Teacher` },
    { path: ofDay(paths.schoolWeek), label: t`Master timetable` },
    { path: paths.timetableGenerator, label: t`Make timetable` },
    { path: paths.timetableRules, label: t`Timetable rules` },
    { path: paths.timetableVersions, label: t`W.e.f. dates` },
    { path: paths.coverDesk, label: t`Arrangement` },
  ];
  return (
    <>
      <Ways label={t`Views of the timetable`} ways={ways} end={end} />
      <OtherDay />
    </>
  );
}
