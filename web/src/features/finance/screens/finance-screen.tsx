import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getCollections, getFinanceDetails, getRecentActivites, listClassMonths, listHeadMonths } from '@shala/contract/finance';
import { MONTHS, type MonthName } from '@shala/contract/shared';
import { IconCash, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { isAbsent } from '#lib/call-error';
import { formatMonth } from '#lib/format';
import { paths } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { ErrorState } from '#ui/error-state';
import { Stack } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { prefetchFinance, useFinance } from '../api.ts';
import { FinanceNav } from '../components/finance-nav.tsx';
import { AddExpenseDialog } from '../expenses/add-expense-dialog.tsx';
import { monthBefore, monthOr, monthWithYear } from '../lib/today.ts';
import { ActivityCard } from '../overview/activity-card.tsx';
import { ClassesCard } from '../overview/classes-card.tsx';
import { HeadsCard } from '../overview/heads-card.tsx';
import { ModesCard } from '../overview/modes-card.tsx';
import { MonthStrip } from '../overview/month-strip.tsx';
import classes from '../overview/overview.module.css';
import { YearCard } from '../overview/year-card.tsx';

/** Begins loading the month, the year, the fee heads and the latest payments. */
export function prefetchOverview(_params: ScreenParams, search: URLSearchParams) {
  return Promise.all([
    prefetchFinance(getFinanceDetails, { body: { month: monthOr(search.get('month') ?? '') } }),
    prefetchFinance(listClassMonths, { query: { month: monthOr(search.get('month') ?? '') } }),
    prefetchFinance(getCollections, {}),
    prefetchFinance(listHeadMonths, { query: {} }),
    prefetchFinance(getRecentActivites, {}),
  ]);
}

/** The finance dashboard: how much of the month's fees has come in, what is still due, what was spent. */
export function FinanceScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [isAdding, setIsAdding] = useState(false);
  const month = monthOr(get('month'));
  const { data: details } = useFinance(getFinanceDetails, { body: { month } });
  const hasYear = !isAbsent(useFinance(getCollections, {}).error);
  const when = monthWithYear(month);
  const context = details ? (
    <Trans>
      {when} · <Plural value={details.totalStudents} one="# student on the roll" other="# students on the roll" />
    </Trans>
  ) : (
    when
  );
  const actions = (
    <>
      <Select
        label={t`Month`}
        value={month}
        choices={MONTHS.map((name) => ({ value: name, label: formatMonth(name) }))}
        onChange={(name) => change({ month: name })}
      />
      <Button icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
        {t`Add Expenses`}
      </Button>
      <LinkButton to={paths.offlineFees} isPrimary icon={<IconCash size={16} stroke={1.75} aria-hidden="true" />}>
        {t`Offline Fees`} <small>{t`(collect at the counter)`}</small>
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHeader title={t`Finance`} context={context} actions={actions} />
      <FinanceNav />
      <MonthFigures month={month} />
      <div className={hasYear ? classes.columns : undefined}>
        {hasYear ? (
          <Stack gap={16} miw={0}>
            <Year month={month} />
          </Stack>
        ) : null}
        <ActivityCard />
      </div>
      {isAdding ? <AddExpenseDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

function MonthFigures({ month }: { month: MonthName }) {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useFinance(getFinanceDetails, { body: { month } });
  const { data: collections } = useFinance(getCollections, {});
  if (isPending) {
    return (
      <div style={{ marginBottom: 16 }}>
        <Card>
          <SkeletonRows count={1} height={128} />
        </Card>
      </div>
    );
  }
  if (!data) {
    return (
      <div style={{ marginBottom: 16 }}>
        <Card>
          <ErrorState
            title={t`The fees of the month could not be opened`}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      </div>
    );
  }
  const before = monthBefore(month);
  const paidOut = collections?.months.find((item) => item.month === before)?.paidOut;
  return <MonthStrip details={data} month={month} before={before && paidOut !== undefined ? { month: before, paidOut } : null} />;
}

function Year({ month }: { month: MonthName }) {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useFinance(getCollections, {});
  if (isPending) {
    return (
      <Card title={t`Collection over the year`}>
        <SkeletonRows count={6} height={45} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card title={t`Collection over the year`}>
        <ErrorState
          title={t`The fees of the year could not be opened`}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
  }
  return (
    <>
      <YearCard collections={data} />
      <ClassesCard byClass={data.byClass} month={month} />
      <HeadsCard />
      <ModesCard byMode={data.byMode} arrears={data.arrears} />
    </>
  );
}
