import { useLingui } from '@lingui/react/macro';
import type { getStudentMonth } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconReceipt } from '@tabler/icons-react';
import { formatDate, formatRupees } from '#lib/format';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { PaymentStateBadge } from '../components/state-badge.tsx';
import { useFinanceWords } from '../lib/words.ts';

type Payment = CallAnswer<typeof getStudentMonth>['payments'][number];

/** The payments that cover a month. */
export function MonthPayments({ payments, onOpen }: { payments: Payment[]; onOpen: (id: string) => void }) {
  const { t } = useLingui();
  const { modeOf } = useFinanceWords();
  const columns: Column<Payment>[] = [
    { id: 'receipt', head: t`Receipt`, cell: ({ financialYear, receiptNo }) => `${financialYear}/${receiptNo}` },
    { id: 'on', head: t`Paid on`, cell: ({ paidOn }) => formatDate(paidOn) },
    { id: 'mode', head: t`Mode`, cell: ({ mode }) => modeOf(mode) },
    { id: 'state', head: t`Status`, cell: ({ state }) => <PaymentStateBadge state={state} /> },
    { id: 'amount', head: t`Amount`, isFigure: true, cell: ({ amount }) => formatRupees(amount) },
  ];
  return (
    <Card title={t`Receipts`}>
      {payments.length === 0 ? (
        <EmptyState icon={<IconReceipt size={24} stroke={1.75} />} title={t`No fees received for this month yet`} />
      ) : (
        <DataTable
          label={t`Receipts`}
          columns={columns}
          rows={payments}
          rowId={({ id }) => id}
          onOpen={({ id }) => onOpen(id)}
          isQuiet={({ state }) => state !== 'live'}
          isBare
        />
      )}
    </Card>
  );
}
