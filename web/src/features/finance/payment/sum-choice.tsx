import { useLingui } from '@lingui/react/macro';
import { COMPLETE_FEES, CURRENT_MONTH, type MonthName, toPaise, toRupees } from '@shala/contract/shared';
import { formatMonth, formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { thisMonth } from '../lib/today.ts';
import classes from './payment-dialog.module.css';
import type { PaymentMonth } from './use-pay.ts';
import type { usePaymentOrder } from './use-payment-order.ts';

/** The sums that parents usually pay, each at one press: this month or the next one, all up to this month, all of the year to its last month, March. */
export function SumChoice({ taken }: { taken: ReturnType<typeof usePaymentOrder> }) {
  const { t } = useLingui();
  const { all, choose, form } = taken;
  if (!all) return null;
  const now = thisMonth();
  const sumOf = (name: string) =>
    toRupees(all.lines.filter(({ month }) => month === name).reduce((sum, { left }) => sum + toPaise(left), 0));
  // Who has paid up to today may pay the next month alone.
  const next = all.owedNow > 0 ? undefined : all.lines.find(({ month, left }) => left > 0 && month !== 'Arrears')?.month;
  const ofNext = next === undefined || next === now ? [] : [{ month: next as MonthName, amount: sumOf(next), label: formatMonth(next) }];
  const usual: { month: PaymentMonth; amount: number; label: string }[] = [
    { month: CURRENT_MONTH, amount: sumOf(now), label: t`This month` },
    ...ofNext,
    { month: COMPLETE_FEES, amount: all.owedNow, label: t`Till ${formatMonth(now)}` },
    { month: COMPLETE_FEES, amount: all.owed, label: t`Till March` },
  ];
  const sums = usual.filter(({ amount }, index, list) => amount > 0 && list.findIndex((other) => other.amount === amount) === index);
  if (sums.length < 2) return null;
  return (
    <div className={classes.sums}>
      {sums.map(({ month, amount, label }) => (
        <Button
          key={label}
          size="small"
          aria-pressed={form.payable === amount}
          onClick={() => choose(month, amount)}
          // On the sum that is chosen, Enter means what the button of the dialog says.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || form.payable !== amount) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        >
          {`${label} ${formatRupees(amount)}`}
        </Button>
      ))}
    </div>
  );
}
