import { useLingui } from '@lingui/react/macro';
import { getDepositSlip } from '@shala/contract/finance';
import { IconPrinter } from '@tabler/icons-react';
import { formatDate, formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { DataTable } from '#ui/data-table';
import { Modal, ModalFoot } from '#ui/modal';
import { useFinance } from '../api.ts';
import { LoadState } from '../components/load-state.tsx';

/** A deposit slip for the bank, to print. */
export function SlipDialog({ slipId, onClose }: { slipId: string; onClose: () => void }) {
  const { t } = useLingui();
  const query = useFinance(getDepositSlip, { params: { slipId } });
  const { data } = query;
  return (
    <Modal
      title={data ? t`Deposit slip ${data.slipNo}` : t`Deposit slip`}
      context={data ? formatDate(data.on) : ' '}
      width={640}
      onClose={onClose}
    >
      <LoadState query={query} title={t`The slip could not be loaded`} rows={5}>
        {({ cheques, amount, amountInWords }) => (
          <>
            <DataTable
              label={t`Cheques on the slip`}
              columns={[
                { id: 'number', head: t`Number`, cell: ({ number }) => number },
                { id: 'bank', head: t`Bank`, cell: ({ bankName }) => bankName || '–' },
                { id: 'student', head: t`Student`, cell: ({ student }) => student.name },
                { id: 'amount', head: t`Amount`, isFigure: true, cell: (cheque) => formatRupees(cheque.amount) },
              ]}
              rows={cheques}
              rowId={({ paymentId }) => paymentId}
              foot={<strong>{formatRupees(amount)}</strong>}
              isCompact
            />
            <p translate="no">{amountInWords}</p>
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
