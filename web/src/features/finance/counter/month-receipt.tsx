import { useLingui } from '@lingui/react/macro';
import { getStudentMonth } from '@shala/contract/finance';
import type { MonthName } from '@shala/contract/shared';
import { Drawer } from '#ui/drawer';
import { LoadState } from '#ui/load-state';
import { useFinance } from '../api.ts';
import { PaymentDrawer } from '../payments/payment-drawer.tsx';
import type { WantedReceipt } from './order-of.ts';

/** The receipt that covers a month of a student; the last one where several do. */
export function MonthReceipt({ wanted, onClose }: { wanted: WantedReceipt; onClose: () => void }) {
  const { t } = useLingui();
  const { studentId, month } = wanted;
  const query = useFinance(getStudentMonth, { params: { studentId, month: month as MonthName } });
  const paymentId = query.data?.payments.filter(({ state }) => state === 'live').at(-1)?.id;
  if (paymentId) return <PaymentDrawer paymentId={paymentId} onClose={onClose} />;
  return (
    <Drawer title={t`Receipt`} context=" " onClose={onClose}>
      <LoadState query={query} title={t`The receipt could not be opened`} rows={5}>
        {() => <p>{t`No receipt was found for this month. The fee may have been waived.`}</p>}
      </LoadState>
    </Drawer>
  );
}
