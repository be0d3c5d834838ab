import { Plural, useLingui } from '@lingui/react/macro';
import type { listDefaulters } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatDate, formatRupees } from '#lib/format';
import { PaperTable } from '#ui/print-sheet';
import { FinancePaper } from '../components/finance-paper.tsx';
import { today } from '../lib/today.ts';
import { useOverdueColumns } from './overdue-columns.tsx';

type Props = { rows: CallAnswer<typeof listDefaulters>['defaulters']; amount: number; only: string; onPrinted: () => void };

/** The list of overdue fees for the principal's desk. `only`: the fee head or month that it is of, where one is chosen. */
export function OverduePaper({ rows, amount, only, onPrinted }: Props) {
  const { t } = useLingui();
  const columns = useOverdueColumns(() => {});
  const day = formatDate(today());
  return (
    <FinancePaper
      title={only === '' ? t`Overdue fees` : t`Overdue fees: ${only}`}
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
