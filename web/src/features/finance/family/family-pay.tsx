import { useLingui } from '@lingui/react/macro';
import { payFamily, splitFamilySum } from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FormError } from '#ui/form-error';
import { Stack } from '#ui/layout';
import { useFinanceAct } from '../api.ts';
import { ClosedDayNotice } from '../components/closed-day-notice.tsx';
import facts from '../components/facts.module.css';
import { AmountField } from '../payment/amount-field.tsx';
import { InstrumentFields, instrumentOf } from '../payment/instrument-fields.tsx';
import { ModeChoice } from '../payment/mode-choice.tsx';
import { UpiPay } from '../payment/upi-code.tsx';
import { usePaymentForm } from '../payment/use-payment-form.ts';
import classes from './family.module.css';
import type { Child } from './family-dues.tsx';

type Props = { family: Child[]; onPaid: (receipts: CallAnswer<typeof payFamily>['receipts']) => void };

/** Takes one sum and shows, before it is recorded, what of it is for whom. */
export function FamilyPay({ family, onPaid }: Props) {
  const { t } = useLingui();
  const sumOf = (id: 'owedToday' | 'owedYear') => toRupees(family.reduce((total, child) => total + toPaise(child[id]), 0));
  const pay = useFinanceAct(payFamily, { onDone: ({ receipts }) => onPaid(receipts) });
  const form = usePaymentForm({
    // What is not due yet is typed by whoever wants to pay it: a second Enter must not take the rest of the year.
    amount: sumOf('owedToday'),
    owed: sumOf('owedYear'),
    onSubmit: ({ amount, mode, instrument, key }) => {
      const by = mode === 'cash' ? {} : instrumentOf(instrument);
      pay.mutate({ input: { body: { parts: splitFamilySum(amount, family).parts, mode, ...by } }, key });
    },
  });
  const { amount, payable, mode } = form;
  const { parts } = splitFamilySum(payable, family);
  const sum = formatRupees(payable);
  return (
    <Card title={t`Collect for siblings`}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <Stack gap={14}>
          <ClosedDayNotice />
          <ModeChoice value={mode} onChange={form.setMode} />
          <AmountField value={form.amountText} onChange={form.setAmountText} amount={amount} problem={form.problems.amount} />
          {mode === 'cash' ? null : (
            <InstrumentFields mode={mode} value={form.instrument} onChange={form.setInstrument} problem={form.problems.reference} />
          )}
          {mode === 'upi' ? <UpiPay amount={payable} note={t`Fees of ${family.map(({ name }) => name).join(', ')}`} /> : null}
          <FormError error={pay.error} />
          <Button type="submit" isPrimary isBusy={pay.isPending}>
            {payable > 0 ? t`Record ${sum} for the family` : t`Collect fees`}
          </Button>
        </Stack>
        <div hidden={parts.length === 0}>
          <h3 className={facts.title}>{t`Paid for`}</h3>
          <ul className={facts.lines}>
            {parts.map((part) => (
              <li key={part.studentId}>
                <span>{family.find(({ id }) => id === part.studentId)?.name}</span>
                <strong>{formatRupees(part.amount)}</strong>
              </li>
            ))}
          </ul>
        </div>
      </form>
    </Card>
  );
}
