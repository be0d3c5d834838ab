import { useLingui } from '@lingui/react/macro';
import { listHeadMonths } from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { Link } from 'react-router';
import { formatPercent, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { feeHeadWords } from '#lib/stored-words';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { LoadState } from '#ui/load-state';
import { ProgressBar } from '#ui/progress';
import { useFinance } from '../api.ts';
import classes from './overview.module.css';

type HeadRow = CallAnswer<typeof listHeadMonths>['heads'][number];

/** What each fee head was charged this year and what of it has come in; each head leads to those who owe under it. */
export function HeadsCard() {
  const { t } = useLingui();
  const query = useFinance(listHeadMonths, { query: {} });
  if (query.data?.heads.length === 0) return null;
  const share = ({ due, collected }: HeadRow) => (due > 0 ? collected / due : 0);
  const columns: Column<HeadRow>[] = [
    {
      id: 'head',
      head: t`Fee head`,
      width: '190px',
      cell: ({ headId, head }) => <Link to={`${paths.overdueFees}?${new URLSearchParams({ head: headId })}`}>{feeHeadWords(head)}</Link>,
    },
    {
      id: 'received',
      head: t`% collected`,
      cell: (row) => (
        <span className={classes.received}>
          <ProgressBar share={share(row)} label={t`Collected of ${feeHeadWords(row.head)}`} />
          <span>{formatPercent(share(row))}</span>
        </span>
      ),
    },
    { id: 'collected', head: t`Amount collected`, isFigure: true, width: '130px', cell: ({ collected }) => formatRupees(collected) },
    {
      id: 'owed',
      head: t`Balance this year`,
      isFigure: true,
      width: '130px',
      cell: ({ due, collected }) => <strong>{formatRupees(toRupees(toPaise(due) - toPaise(collected)))}</strong>,
    },
  ];
  return (
    <Card title={t`Fee heads`} fact={t`whole year`}>
      <LoadState query={query} title={t`The fee heads could not be opened`} rows={3}>
        {({ heads }) => <DataTable label={t`Fee heads`} columns={columns} rows={heads} rowId={({ headId }) => headId} isBare isCompact />}
      </LoadState>
    </Card>
  );
}
