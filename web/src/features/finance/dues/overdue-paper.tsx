import { Plural, useLingui } from '@lingui/react/macro';
import type { listDefaulters } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatDate, formatRupees } from '#lib/format';
import { PaperTable } from '#ui/print-sheet';
import { FinancePaper } from '../components/finance-paper.tsx';
import { today } from '../lib/today.ts';
import { useOverdueColumns } from './overdue-columns.tsx';

type Props = { rows: CallAnswer<typeof listDefaulters>['defaulters']; amount: number; head: string | undefined; onPrinted: () => void };

/** The list of overdue fees for the principal's desk; of one fee head where one is chosen. */
export function OverduePaper({ rows, amount, head, onPrinted }: Props) {
  const { t } = useLingui();
  const columns = useOverdueColumns(() => {});
  const day = formatDate(today());
  return (
    <FinancePaper
      title={head === undefined ? t`Overdue fees` : t`Overdue fees: ${head}`}
      context={<Plural value={rows.length} one={`# student on ${day}`} other={`# students on ${day}`} />}
      onPrinted={onPrinted}
    >
      <PaperTable
        columns={columns}
        rows={rows}
        rowId={({ student }) => student.id}
        sums={{ student: t`Total`, overdue: formatRupees(amount) }}
      />
    </FinancePaper>
  );
}
