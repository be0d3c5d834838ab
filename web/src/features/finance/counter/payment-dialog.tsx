import { Trans, useLingui } from '@lingui/react/macro';
import { COMPLETE_FEES, CURRENT_MONTH } from '@shala/contract/shared';
import { IconBuildingBank, IconCash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { formatMonth, formatRupees } from '#lib/format';
import { newKey } from '#lib/new-key';
import { Button } from '#ui/button';
import { KeyCap, Segmented } from '#ui/controls';
import { Modal, ModalFoot } from '#ui/modal';
import { parseRupees, rupeesProblem } from '../lib/parse-rupees.ts';
import { monthWithYear, thisMonth } from '../lib/today.ts';
import { AmountField } from './amount-field.tsx';
import { ChequeFields, referenceProblem } from './cheque-fields.tsx';
import { DuplicateNotice, useDuplicate } from './duplicate-notice.tsx';
import classes from './payment-dialog.module.css';
import { PaymentFacts } from './payment-facts.tsx';
import type { FilledOrder, Mode, Order } from './use-pay.ts';

type Props = { order: Order; isPaying: boolean; onPay: (order: FilledOrder) => void; onClose: () => void };

/** The whole decision at the counter: who, how much, by what, what it pays, and whether it was paid a moment ago. */
export function PaymentDialog({ order, isPaying, onPay, onClose }: Props) {
  const { t } = useLingui();
  const form = usePaymentForm(order, onPay);
  const { mode, amount, duplicate, isArmed } = form;
  const { student } = order;
  // What cannot be paid is not shown rounded, as if it could.
  const payable = rupeesProblem(amount) === null ? amount : 0;
  const sum = formatRupees(payable, { groupsThousands: false });
  const who = [student.name, t`Class ${student.className} ${student.sectionName}`, student.rollNum ? t`Roll ${student.rollNum}` : null];
  return (
    <Modal
      title={mode === 'cash' ? t`Record cash payment` : t`Record cheque payment`}
      context={who.filter(Boolean).join(' · ')}
      side="end"
      isLocked={isPaying}
      onClose={onClose}
    >
      <form onSubmit={form.submit} noValidate style={{ display: 'contents' }}>
        <OrderSum order={order} amount={payable} />
        <Segmented
          label={t`How it is paid`}
          isWide
          value={mode}
          onChange={form.setMode}
          choices={[
            { value: 'cash', label: t`Cash`, icon: <IconCash size={16} stroke={1.75} aria-hidden="true" /> },
            { value: 'cheque', label: t`Cheque`, icon: <IconBuildingBank size={16} stroke={1.75} aria-hidden="true" /> },
          ]}
        />
        {mode === 'cash' ? (
          <AmountField value={form.amountText} onChange={form.setAmountText} amount={amount} problem={form.problem} />
        ) : (
          <ChequeFields cheque={form.cheque} onChange={form.setCheque} amount={amount} problem={form.problem} />
        )}
        <PaymentFacts student={student} month={order.month} amount={amount} />
        {duplicate ? <DuplicateNotice payment={duplicate} amount={amount} /> : null}
        <ModalFoot>
          <Button onClick={onClose} disabled={isPaying}>
            {t`Cancel`} <KeyCap name="Esc" />
          </Button>
          <Button type="submit" isPrimary isBusy={isPaying}>
            {isArmed ? t`Record ${sum} once more` : mode === 'cash' ? t`Record ${sum} in cash` : t`Record ${sum} by cheque`}{' '}
            <KeyCap name="Enter" />
          </Button>
        </ModalFoot>
      </form>
    </Modal>
  );
}

function OrderSum({ order, amount }: { order: Order; amount: number }) {
  const { month } = order;
  const name =
    month === CURRENT_MONTH ? (
      monthWithYear(thisMonth())
    ) : month === COMPLETE_FEES ? (
      <Trans>all that is unpaid</Trans>
    ) : (
      monthWithYear(month)
    );
  return (
    <div className={classes.sum}>
      <div>
        <span className={classes.label}>
          {month === CURRENT_MONTH ? (
            <Trans>Current Month</Trans>
          ) : month === COMPLETE_FEES ? (
            <Trans>Complete Fees</Trans>
          ) : (
            formatMonth(month)
          )}
        </span>
        <span className={classes.strong}>{name}</span>
      </div>
      <div className={classes.toPay}>
        <span className={classes.label}>
          <Trans>To pay</Trans>
        </span>
        <span className={classes.figure}>{formatRupees(amount, { groupsThousands: false })}</span>
      </div>
    </div>
  );
}

const NO_CHEQUE = { instrumentId: '', bankName: '', chequeDate: '' };

/** What is typed, what is wrong with it, and the second press that a duplicate needs. */
function usePaymentForm(order: Order, onPay: (order: FilledOrder) => void) {
  // One key for one opened dialog: however often it is sent, it is paid once.
  const [key] = useState(newKey);
  const [mode, setMode] = useState<Mode>(order.mode);
  const [amountText, setAmountText] = useState(String(order.amount));
  const [cheque, setCheque] = useState(NO_CHEQUE);
  const [problem, setProblem] = useState<string | null>(null);
  const [isArmed, setIsArmed] = useState(false);
  const duplicate = useDuplicate(order.student._id);
  const amount = mode === 'cash' ? parseRupees(amountText) : order.amount;

  function edit<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      setProblem(null);
      setIsArmed(false);
      set(value);
    };
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = mode === 'cash' ? rupeesProblem(amount) : referenceProblem(cheque.instrumentId);
    setProblem(found);
    if (found) return;
    if (duplicate?.amount === amount && !isArmed) {
      setIsArmed(true);
      return;
    }
    onPay({ ...order, mode, amount, key, ...cheque });
  };
  return {
    mode,
    setMode: edit(setMode),
    amountText,
    setAmountText: edit(setAmountText),
    cheque,
    setCheque: edit(setCheque),
    amount,
    problem,
    duplicate,
    isArmed,
    submit,
  };
}
