import { useLingui } from '@lingui/react/macro';
import type { getDayClosing } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatDate, formatRupees } from '#lib/format';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { PaperTable } from '#ui/print-sheet';
import { useFinanceWords } from '../lib/words.ts';

type Cancelled = CallAnswer<typeof getDayClosing>['cancelled'];

function useColumns(): Column<Cancelled[number]>[] {
  const { t } = useLingui();
  const { modes, states } = useFinanceWords();
  return [
    { id: 'receipt', head: t`Receipt`, cell: ({ financialYear, receiptNo }) => `${financialYear}/${receiptNo}` },
    { id: 'on', head: t`Receipt date`, cell: ({ receivedOn }) => formatDate(receivedOn) },
    { id: 'student', head: t`Student`, cell: ({ student }) => student },
    { id: 'mode', head: t`Mode`, cell: ({ mode }) => modes[mode] },
    { id: 'state', head: t`Status`, cell: ({ state }) => states[state] },
    { id: 'reason', head: t`Reason`, cell: ({ reason }) => reason },
    { id: 'amount', head: t`Amount`, isFigure: true, cell: ({ amount }) => formatRupees(amount) },
  ];
}

/** The receipts that were cancelled on a day: in no sum of the day if they are of the day itself. */
export function CancelledReceipts({ rows }: { rows: Cancelled }) {
  const { t } = useLingui();
  const columns = useColumns();
  if (rows.length === 0) return null;
  return (
    <Card
      title={t`Cancelled receipts`}
      fact={t`A receipt cancelled on the day of the receipt is not counted. Cash of an earlier receipt is counted as paid out.`}
    >
      <DataTable label={t`Cancelled receipts`} columns={columns} rows={rows} rowId={({ id }) => id} isBare isCompact />
    </Card>
  );
}

/** The same on the printed sheet. */
export function CancelledPaper({ rows }: { rows: Cancelled }) {
  const { t } = useLingui();
  const columns = useColumns();
  return rows.length === 0 ? null : <PaperTable title={t`Cancelled receipts`} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
