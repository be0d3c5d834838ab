import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listClassMonths } from '@shala/contract/finance';
import type { MonthName } from '@shala/contract/shared';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMonth, formatNumber, formatPercent, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { ProgressBar } from '#ui/progress';
import { type Collections, useFinance } from '../api.ts';
import classes from './overview.module.css';

type ClassRow = Collections['byClass'][number];

const SHOWN = 4;

/** The classes that owe most of the year, and on request all of them. */
export function ClassesCard({ byClass, month }: { byClass: ClassRow[]; month: MonthName }) {
  const { t } = useLingui();
  const [isAll, setIsAll] = useState(false);
  const months = new Map(useFinance(listClassMonths, { query: { month } }).data?.classes.map((row) => [row.classId, row]));
  const owed = (row: ClassRow) => row.due - row.collected;
  const sorted = [...byClass].sort((a, b) => owed(b) - owed(a));
  const columns: Column<ClassRow>[] = [
    {
      id: 'class',
      head: t`Class`,
      width: '120px',
      cell: ({ classId, className }) => <Link to={`${paths.offlineFees}?class=${classId}&show=unpaid`}>{t`Class ${className}`}</Link>,
    },
    {
      id: 'month',
      head: t`Students, ${formatMonth(month)}`,
      width: '170px',
      cell: ({ classId }) => <MonthCounts row={months.get(classId)} />,
    },
    { id: 'received', head: t`% collected`, cell: (row) => <Received row={row} /> },
    { id: 'collected', head: t`Amount collected`, isFigure: true, width: '130px', cell: ({ collected }) => formatRupees(collected) },
    { id: 'owed', head: t`Balance this year`, isFigure: true, width: '130px', cell: (row) => <strong>{formatRupees(owed(row))}</strong> },
  ];
  return (
    <Card
      title={t`Balance by class`}
      fact={t`whole year, highest first`}
      action={
        sorted.length > SHOWN ? (
          <button type="button" className={classes.textButton} aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? t`Show fewer classes` : <Plural value={sorted.length} one="All # class" other="All # classes" />}
          </button>
        ) : null
      }
    >
      <DataTable
        label={t`Balance by class`}
        columns={columns}
        rows={isAll ? sorted : sorted.slice(0, SHOWN)}
        rowId={({ classId }) => classId}
        isBare
        isCompact
      />
    </Card>
  );
}

function MonthCounts({ row }: { row: { paid: number; unpaid: number } | undefined }) {
  if (!row) return null;
  const [paid, unpaid] = [formatNumber(row.paid), formatNumber(row.unpaid)];
  return (
    <Trans>
      {paid} paid, {unpaid} unpaid
    </Trans>
  );
}

function Received({ row: { className, due, collected } }: { row: ClassRow }) {
  const { t } = useLingui();
  const share = due > 0 ? collected / due : 0;
  return (
    <span className={classes.received}>
      <ProgressBar share={share} label={t`Received from Class ${className}`} />
      <span>{formatPercent(share)}</span>
    </span>
  );
}
