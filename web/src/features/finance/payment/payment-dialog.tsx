import { useLingui } from '@lingui/react/macro';
import { COMPLETE_FEES, CURRENT_MONTH } from '@shala/contract/shared';
import { formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { KeyCap } from '#ui/controls';
import { Box } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { ClosedDayNotice } from '../components/closed-day-notice.tsx';
import { monthWithYear, thisMonth } from '../lib/today.ts';
import { AmountField } from './amount-field.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { FamilyBeside } from './family-beside.tsx';
import { InstrumentFields } from './instrument-fields.tsx';
import { ModeChoice } from './mode-choice.tsx';
import classes from './payment-dialog.module.css';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentLines } from './payment-lines.tsx';
import { SumChoice } from './sum-choice.tsx';
import { UpiPay } from './upi-code.tsx';
import type { FilledOrder, Order, PaymentMonth } from './use-pay.ts';
import { usePaymentOrder } from './use-payment-order.ts';

type Props = { order: Order; isPaying: boolean; error?: unknown; onPay: (order: FilledOrder) => void; onClose: () => void };

/** The whole decision of a payment: who, how much, by what, what it pays, and whether it was paid a moment ago. After a failure it keeps what was entered. */
export function PaymentDialog({ order, isPaying, error, onPay, onClose }: Props) {
  const { t } = useLingui();
  const taken = usePaymentOrder(order, onPay);
  const { form, month, duplicate, preview } = taken;
  const { mode, amount, payable } = form;
  const { payer } = order;
  const who = [payer.name, t`Class ${payer.className} ${payer.sectionName}`, payer.rollNum ? t`Roll ${payer.rollNum}` : null];
  const note = `Fees ${payer.name}, Class ${payer.className} ${payer.sectionName}`;
  return (
    <Modal title={useTitle(mode)} context={who.filter(Boolean).join(' · ')} side="end" width={480} isLocked={isPaying} onClose={onClose}>
      <form onSubmit={form.submit} noValidate style={{ display: 'contents' }}>
        {/* Here, and not at the end, where it would be below the edge of a small screen. */}
        {error && !isPaying ? <FailedPayment error={error} /> : <ClosedDayNotice />}
        <OrderSum month={month} amount={payable} />
        <SumChoice taken={taken} />
        <ModeChoice value={mode} onChange={form.setMode} />
        <AmountField
          value={form.amountText}
          onChange={taken.typeAmount}
          amount={amount}
          problem={form.problems.amount}
          isFirst={mode === 'cash'}
        />
        {/* Here, and not at the end, where it would be below the edge of a small screen. */}
        {duplicate ? <DuplicateNotice payment={duplicate} amount={amount} /> : null}
        {mode === 'cash' ? null : (
          <InstrumentFields mode={mode} value={form.instrument} onChange={form.setInstrument} problem={form.problems.reference} />
        )}
        {mode === 'upi' ? <UpiPay amount={payable} note={note} /> : null}
        <PaymentFacts preview={preview} amount={payable} />
        <PaymentLines taken={taken} />
        <FamilyBeside studentId={payer._id} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isPaying}>
            {t`Cancel`} <KeyCap name="Esc" />
          </Button>
          <Button type="submit" isPrimary isBusy={isPaying}>
            {useAct(form)} <KeyCap name="Enter" />
          </Button>
        </ModalFoot>
      </form>
    </Modal>
  );
}

type Form = ReturnType<typeof usePaymentOrder>['form'];

function useTitle(mode: Form['mode']): string {
  const { t } = useLingui();
  if (mode === 'cash') return t`Record cash receipt`;
  return mode === 'cheque' ? t`Record cheque receipt` : t`Record receipt`;
}

function useAct({ mode, payable, isArmed }: Form): string {
  const { t } = useLingui();
  const sum = formatRupees(payable);
  if (isArmed) return t`Record ${sum} again`;
  const acts: Record<Form['mode'], string> = {
    cash: t`Record ${sum} in cash`,
    cheque: t`Record ${sum} by cheque`,
    upi: t`Record ${sum} by UPI`,
    card: t`Record ${sum} by card`,
    'bank transfer': t`Record ${sum} by bank transfer`,
    draft: t`Record ${sum} by draft`,
  };
  return acts[mode];
}

function OrderSum({ month, amount }: { month: PaymentMonth; amount: number }) {
  const { t } = useLingui();
  const [label, name] =
    month === CURRENT_MONTH
      ? [t`Current Month`, monthWithYear(thisMonth())]
      : month === COMPLETE_FEES
        ? [t`Complete Fees`, t`oldest month first`]
        : [t`Month`, monthWithYear(month)];
  return (
    <div className={classes.sum}>
      <div>
        <span className={classes.label}>{label}</span>
        <span className={classes.strong}>{name}</span>
      </div>
      <Box ta="end">
        <span className={classes.label}>{t`To pay`}</span>
        <span className={classes.figure}>{formatRupees(amount)}</span>
      </Box>
    </div>
  );
}
