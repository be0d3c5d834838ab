import { useLingui } from '@lingui/react/macro';
import { listTimetableVersions, type TimetableVersion } from '@shala/contract/timetable';
import { IconCalendarPlus, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { todayAtSchool } from '#lib/format';
import { paths } from '#lib/paths';
import { Button } from '#ui/button';
import { DayFilter } from '#ui/day-input';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchTimetable, useTimetableCall } from '../api.ts';
import { TimetableNav } from '../components/timetable-nav.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { useVersionActs } from './use-versions.ts';
import { VersionsCard } from './versions-card.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Begins loading the timetables and their days. */
export function prefetchVersions() {
  return prefetchTimetable(listTimetableVersions, {});
}

/** Which timetable is in force when: past, present and planned ones, and the timetable of any day. */
export function VersionsScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const query = useTimetableCall(listTimetableVersions, {});
  const acts = useVersionActs();
  const [day, setDay] = useState(todayAtSchool(new Date()));
  const [isPlanning, setIsPlanning] = useState(false);
  const [withdrawn, setWithdrawn] = useState<TimetableVersion | null>(null);
  const actions = (
    <>
      <DayFilter isKept label={t`Date`} value={day} onChange={setDay} />
      <Button
        icon={<IconEye size={16} stroke={1.75} aria-hidden="true" />}
        disabled={day === ''}
        onClick={() => void navigate(`${paths.schoolWeek}?on=${day}`)}
      >
        {t`View timetable of this date`}
      </Button>
      <Button isPrimary icon={<IconCalendarPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsPlanning(true)}>
        {t`Copy timetable to change it from this date`}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t`Timetables w.e.f. date`}
        context={t`Which timetable is used from which date. Old timetables are kept.`}
        actions={actions}
      />
      <TimetableNav />
      <LoadState query={query} title={t`The timetables could not be opened`} rows={3}>
        {({ versions }) => <VersionsCard versions={versions} onWithdraw={setWithdrawn} />}
      </LoadState>
      {isPlanning ? (
        <PlanDialog
          day={day >= todayAtSchool(new Date()) ? day : ''}
          isSaving={acts.isSaving}
          onPlan={acts.plan}
          onClose={() => setIsPlanning(false)}
        />
      ) : null}
      {withdrawn?.from ? (
        <WithdrawDialog
          from={withdrawn.from}
          isSaving={acts.isSaving}
          onWithdraw={() => acts.withdraw(withdrawn.from ?? '')}
          onClose={() => setWithdrawn(null)}
        />
      ) : null}
    </>
  );
}
