import { useLingui } from '@lingui/react/macro';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useAdminDetails } from '#features/identity';
import { formatLongDate, hourAtSchool } from '#lib/format';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { useSetupChecklist } from '../api.ts';
import classes from '../components/setup-checklist.module.css';
import { SetupChecklist } from '../components/setup-checklist.tsx';

export { prefetchHomepage } from '../api.ts';

/** Where the day begins: what the school still needs, and later what needs the administrator now. */
export function HomepageScreen() {
  const [now] = useState(() => new Date());
  const { data: admin } = useAdminDetails();
  const title = useGreeting(now, admin?.adminName);
  const context = [formatLongDate(now), admin?.schoolName].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader title={title} context={context} />
      <FirstDays />
    </>
  );
}

function FirstDays() {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useSetupChecklist();
  if (isPending) {
    return (
      <Card title={t`First days`}>
        <div className={classes.track} />
        <SkeletonRows count={7} height={56} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <ErrorState title={t`The Dashboard could not be loaded`} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    );
  }
  if (!data.isComplete) return <SetupChecklist steps={data.steps} />;
  return (
    <Card>
      <EmptyState icon={<IconLayoutDashboard size={24} stroke={1.75} />} title={t`Your school is set up`}>
        {t`The day's collection, attendance and what needs you now will stand here. Until then every part of Shala is in the sidebar.`}
      </EmptyState>
    </Card>
  );
}

function useGreeting(now: Date, name: string | undefined): string {
  const { t } = useLingui();
  const hour = hourAtSchool(now);
  // A form of address stays with the name; otherwise the first name greets.
  const first = name && !/^(dr|mr|mrs|ms|prof|shri|smt)\b/i.test(name) ? name.split(' ')[0] : name;
  if (!first) return hour < 12 ? t`Good morning` : hour < 17 ? t`Good afternoon` : t`Good evening`;
  return hour < 12 ? t`Good morning, ${first}` : hour < 17 ? t`Good afternoon, ${first}` : t`Good evening, ${first}`;
}
