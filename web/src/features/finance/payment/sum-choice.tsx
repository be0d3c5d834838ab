import { useLingui } from '@lingui/react/macro';
import { COMPLETE_FEES, CURRENT_MONTH, toPaise, toRupees } from '@shala/contract/shared';
import { formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { thisMonth } from '../lib/today.ts';
import classes from './payment-dialog.module.css';
import type { PaymentMonth } from './use-pay.ts';
import type { usePaymentOrder } from './use-payment-order.ts';

/** The sums that parents usually pay, each at one press: this month, all that is due, all of the year to its last month, March. */
export function SumChoice({ taken }: { taken: ReturnType<typeof usePaymentOrder> }) {
  const { t } = useLingui();
  const { all, choose, form } = taken;
  if (!all) return null;
  const now = thisMonth();
  const ofMonth = toRupees(all.lines.filter(({ month }) => month === now).reduce((sum, { left }) => sum + toPaise(left), 0));
  const usual: { month: PaymentMonth; amount: number; label: string }[] = [
    { month: CURRENT_MONTH, amount: ofMonth, label: t`This month` },
    { month: COMPLETE_FEES, amount: all.owedNow, label: t`Due till today` },
    { month: COMPLETE_FEES, amount: all.owed, label: t`Till March` },
  ];
  const sums = usual.filter(({ amount }, index, list) => amount > 0 && list.findIndex((other) => other.amount === amount) === index);
  if (sums.length < 2) return null;
  return (
    <div className={classes.sums}>
      {sums.map(({ month, amount, label }) => (
        <Button key={label} size="small" aria-pressed={form.payable === amount} onClick={() => choose(month, amount)}>
          {`${label} ${formatRupees(amount)}`}
        </Button>
      ))}
    </div>
  );
}
