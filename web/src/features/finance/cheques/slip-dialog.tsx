import { Plural, useLingui } from '@lingui/react/macro';
import { getDepositSlip } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconPrinter } from '@tabler/icons-react';
import { formatDate, formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { type Column, DataTable } from '#ui/data-table';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { PaperSigns, PaperTable } from '#ui/print-sheet';
import { useFinance } from '../api.ts';
import { FinancePaper } from '../components/finance-paper.tsx';

type Cheque = CallAnswer<typeof getDepositSlip>['cheques'][number];

/** A deposit slip for the bank, to print. */
export function SlipDialog({ slipId, onClose }: { slipId: string; onClose: () => void }) {
  const { t } = useLingui();
  const query = useFinance(getDepositSlip, { params: { slipId } });
  const { data } = query;
  const columns: Column<Cheque>[] = [
    { id: 'number', head: t`Cheque no.`, cell: ({ number }) => number },
    { id: 'dated', head: t`Cheque date`, cell: ({ chequeDate }) => (chequeDate ? formatDate(chequeDate) : '–') },
    { id: 'bank', head: t`Bank`, cell: ({ bankName }) => bankName || '–' },
    { id: 'student', head: t`Student`, cell: ({ student }) => student.name },
    { id: 'amount', head: t`Amount`, isFigure: true, cell: (cheque) => formatRupees(cheque.amount) },
  ];
  return (
    <Modal
      title={data ? t`Deposit slip ${data.slipNo}` : t`Deposit slip`}
      context={data ? formatDate(data.on) : ' '}
      width={640}
      onClose={onClose}
    >
      <LoadState query={query} title={t`The deposit slip could not be opened`} rows={5}>
        {({ cheques, amount, amountInWords }) => (
          <>
            <DataTable
              label={t`Cheques on the slip`}
              columns={columns}
              rows={cheques}
              rowId={({ paymentId }) => paymentId}
              foot={
                <Plural value={cheques.length} one={`# cheque, ${formatRupees(amount)}`} other={`# cheques, ${formatRupees(amount)}`} />
              }
              isCompact
            />
            <p translate="no">{amountInWords}</p>
            <FinancePaper title={data ? t`Deposit slip ${data.slipNo}` : t`Deposit slip`} context={data ? formatDate(data.on) : ''}>
              <PaperTable
                columns={columns}
                rows={cheques}
                rowId={({ paymentId }) => paymentId}
                sums={{ number: t`Total`, amount: formatRupees(amount) }}
              />
              <p translate="no">{amountInWords}</p>
              <PaperSigns names={[t`Deposited by`, t`For the bank`]} />
            </FinancePaper>
          </>
        )}
      </LoadState>
      <ModalFoot>
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button isPrimary disabled={!data} icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} onClick={() => window.print()}>
          {t`Print the slip`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
