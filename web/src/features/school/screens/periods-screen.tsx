import { useLingui } from '@lingui/react/macro';
import { getSchoolPeriods } from '@shala/contract/classes';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchSchool, useSchool } from '../api.ts';
import { PeriodsForm } from '../components/periods-form.tsx';

/** The bell: when each period of the day begins and ends. */
export function PeriodsScreen() {
  const { t } = useLingui();
  const periods = useSchool(getSchoolPeriods, {});
  return (
    <>
      <PageHeader
        title={t`Periods of the day`}
        context={t`The same timings apply to all classes and all days. In the timetable, a gap between two periods is shown as Recess.`}
      />
      <LoadState query={periods} title={t`The periods could not be opened`}>
        {(data) => <PeriodsForm periods={data} />}
      </LoadState>
    </>
  );
}

export function prefetchPeriods() {
  return prefetchSchool(getSchoolPeriods, {});
}
