import { useLingui } from '@lingui/react/macro';
import { IconCash, IconCertificate, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useAdminDetails } from '#features/identity';
import { formatLongDate, hourAtSchool } from '#lib/format';
import { greetingName } from '#lib/greeting-name';
import { paths } from '#lib/paths';
import { termWords } from '#lib/stored-words';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { Box } from '#ui/layout';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { useHomepage, useSetupChecklist } from '../api.ts';
import { DayFigures } from '../components/day-figures.tsx';
import { HeatCard } from '../components/heat-card.tsx';
import classes from '../components/homepage.module.css';
import { NeedsCard } from '../components/needs-card.tsx';
import { HomepageQuery } from '../components/part-card.tsx';
import { PinsCards } from '../components/pins-card.tsx';
import { SetupChecklist } from '../components/setup-checklist.tsx';
import { ActivityCard, AwayCard, ComingCard, ModesCard, NoticesCard } from '../components/side-cards.tsx';
import { YearOver } from '../components/year-over.tsx';

export { prefetchHomepage } from '../api.ts';

/** Where the day begins: what needs the administrator now, who is here, the money and what comes; for a new school its first days. */
export function HomepageScreen() {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const { data: admin } = useAdminDetails();
  const homepage = useHomepage();
  const setup = useSetupChecklist();
  const title = useGreeting(now, admin?.adminName);
  const context = [formatLongDate(now), admin?.schoolName, termWords(homepage.data?.term ?? '')].filter(Boolean).join(' · ');
  // A school without students has no day to show: it has its first days.
  const isEmpty = setup.data?.steps.some(({ step, isDone }) => step === 'students' && !isDone) ?? false;
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  const actions = isEmpty ? null : (
    <>
      <Button icon={<IconPrinter {...icon} />} onClick={() => window.print()}>{t`Print today’s summary`}</Button>
      <LinkButton to={paths.newCertificate} icon={<IconCertificate {...icon} />}>{t`New certificate`}</LinkButton>
      <LinkButton to={paths.offlineFees} icon={<IconCash {...icon} />}>{t`Collect fees`}</LinkButton>
    </>
  );
  const retry = () => void Promise.all([homepage.refetch(), setup.refetch()]);
  return (
    <>
      <PageHeader title={title} context={context} actions={actions} />
      {isEmpty && setup.data ? (
        <SetupChecklist steps={setup.data.steps} />
      ) : homepage.error && !homepage.data ? (
        <Card>
          <ErrorState
            title={t`The Dashboard could not be opened`}
            error={homepage.error}
            onRetry={retry}
            isRetrying={homepage.isFetching}
          />
        </Card>
      ) : (
        <HomepageQuery value={homepage}>
          {homepage.data?.holiday ? (
            <Box mb={12}>
              <Notice>{t`Today is a holiday: ${homepage.data.holiday}`}</Notice>
            </Box>
          ) : null}
          <YearOver year={admin?.academicYear} today={homepage.data?.today} />
          <DayFigures />
          <div className={classes.grid}>
            <div className={classes.column}>
              <NeedsCard />
              <HeatCard />
              <div className={classes.pair}>
                <NoticesCard />
                <ActivityCard />
              </div>
              {setup.data && !setup.data.isComplete ? <SetupChecklist steps={setup.data.steps} /> : null}
            </div>
            <div className={classes.column}>
              <ModesCard />
              <ComingCard />
              <AwayCard />
              <PinsCards />
            </div>
          </div>
        </HomepageQuery>
      )}
    </>
  );
}

function useGreeting(now: Date, name: string | undefined): string {
  const { t } = useLingui();
  const hour = hourAtSchool(now);
  const first = greetingName(name);
  if (!first) return hour < 12 ? t`Good morning` : hour < 17 ? t`Good afternoon` : t`Good evening`;
  return hour < 12 ? t`Good morning, ${first}` : hour < 17 ? t`Good afternoon, ${first}` : t`Good evening, ${first}`;
}
