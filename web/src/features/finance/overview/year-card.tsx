import { useLingui } from '@lingui/react/macro';
import { toPaise, toRupees } from '@shala/contract/shared';
import { useState } from 'react';
import { formatMonth, formatPercent, formatRupees } from '#lib/format';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import type { Collections } from '../api.ts';
import { ExportButtons } from '../components/export-buttons.tsx';
import { monthPlace } from '../lib/today.ts';
import classes from './overview.module.css';
import { YearChart } from './year-chart.tsx';

type Month = Collections['months'][number];

/** Collection over the year: the chart, or its figures in a table. */
export function YearCard({ collections }: { collections: Collections }) {
  const { t } = useLingui();
  const [isTable, setIsTable] = useState(false);
  const { months } = collections;
  const collected = sum(months.map((month) => month.collected));
  const due = sum(months.map((month) => month.due));
  const share = formatPercent(due > 0 ? collected / due : 0);
  return (
    <Card
      title={t`Collection over the year`}
      fact={t`${formatRupees(collected)} of ${formatRupees(due)}, ${share}`}
      action={
        <button type="button" className={classes.textButton} aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? t`Show as graph` : t`Show as table`}
        </button>
      }
    >
      {isTable ? <YearTable months={months} /> : <YearChart collections={collections} />}
    </Card>
  );
}

function YearTable({ months }: { months: Month[] }) {
  const { t } = useLingui();
  const figure = (id: keyof Month, head: string): Column<Month> => ({
    id,
    head,
    isFigure: true,
    cell: (row) => (row[id] === null ? '–' : formatRupees(Number(row[id]))),
  });
  const columns: Column<Month>[] = [
    { id: 'month', head: t`Month`, cell: ({ month }) => formatMonth(month) },
    figure('due', t`Fees`),
    figure('collected', t`Collected`),
    { id: 'share', head: t`% collected`, isFigure: true, cell: ({ due, collected }) => (due > 0 ? formatPercent(collected / due) : '–') },
    figure('received', t`Receipts`),
    figure('receivedLastYear', t`Last year`),
    figure('paidOut', t`Expenses and salaries`),
  ];
  return (
    <DataTable
      label={t`Collection over the year`}
      columns={columns}
      rows={months}
      rowId={({ month }) => month}
      isQuiet={({ month }) => monthPlace(month) === 'future'}
      isBare
      isCompact
      foot={
        <>
          <span>{t`Collected: paid against that month’s fee, on any date. Receipts: the total received in that month, for any month’s fee. Last year: the receipts of the same month of last year. Expenses and salaries: the total that the school paid in that month.`}</span>
          <ExportButtons table="collections" />
        </>
      }
    />
  );
}

function sum(amounts: number[]): number {
  return toRupees(amounts.reduce((total, amount) => total + toPaise(amount), 0));
}
