import { useLingui } from '@lingui/react/macro';
import { toPaise } from '@shala/contract/shared';
import { Link } from 'react-router';
import { formatPercent, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { ProgressBar } from '#ui/progress';
import type { Collections } from '../api.ts';
import { firstDayOf } from '../lib/today.ts';
import { useFinanceWords } from '../lib/words.ts';
import classes from './overview.module.css';

type ModeRow = Collections['byMode'][number];

/** How the money of the year came in, the largest part first; each mode leads to its receipts. */
export function ModesCard({ byMode, arrears }: Pick<Collections, 'byMode' | 'arrears'>) {
  const { t } = useLingui();
  const { modes } = useFinanceWords();
  const sum = byMode.reduce((total, { amount }) => total + toPaise(amount), 0);
  if (sum === 0) return null;
  const shareOf = ({ amount }: ModeRow) => toPaise(amount) / sum;
  const columns: Column<ModeRow>[] = [
    {
      id: 'mode',
      head: t`Mode`,
      width: '140px',
      cell: ({ mode }) => (
        <Link to={`${paths.payments}?${new URLSearchParams({ mode, state: 'live', from: firstDayOf('April') })}`}>{modes[mode]}</Link>
      ),
    },
    {
      id: 'share',
      head: t`% of total`,
      cell: (row) => (
        <span className={classes.received}>
          <ProgressBar share={shareOf(row)} label={t`Share of ${modes[row.mode]}`} />
          <span>{formatPercent(shareOf(row))}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      head: t`Amount received`,
      isFigure: true,
      width: '130px',
      cell: ({ amount }) => <strong>{formatRupees(amount)}</strong>,
    },
  ];
  const rows = byMode.filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount);
  return (
    <Card
      title={t`Received by mode`}
      fact={arrears.collected > 0 ? t`received this year, including last year’s dues` : t`received this year`}
    >
      <DataTable label={t`Received by mode`} columns={columns} rows={rows} rowId={({ mode }) => mode} isBare isCompact />
    </Card>
  );
}
