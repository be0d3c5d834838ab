import { useLingui } from '@lingui/react/macro';
import { PAYMENT_MODES, type PaymentMode, recordPayment } from '@shala/contract/finance';
import { type CallInput, COMPLETE_FEES, type MonthName } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { formatRupees } from '#lib/format';
import { newKey } from '#lib/new-key';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { ChoiceField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { type PaymentAnswer, type StudentFees, useFinanceAct } from '../api.ts';
import { AmountField } from '../counter/amount-field.tsx';
import { DuplicateNotice, useDuplicate } from '../counter/duplicate-notice.tsx';
import classes from '../expenses/expense.module.css';
import { parseRupees, rupeesProblem } from '../lib/parse-rupees.ts';
import { useFinanceWords } from '../lib/words.ts';
import { InstrumentFields, instrumentOf, instrumentProblem, NO_INSTRUMENT } from './instrument-fields.tsx';

/** Last year's arrears are the oldest of the dues, and need no name. */
type Props = { fees: StudentFees; month?: MonthName | 'Arrears' | undefined; onClose: () => void; onPaid: (answer: PaymentAnswer) => void };

/** Takes a payment of one student in any mode: cash, cheque, UPI, transfer, draft or card. */
export function PayDialog({ fees, month, onClose, onPaid }: Props) {
  const { t } = useLingui();
  const { modes, monthOf } = useFinanceWords();
  const form = usePayForm({ fees, month, onClose, onPaid });
  const { amount, mode, isArmed, duplicate } = form;
  const open = fees.months.filter(({ left }) => left > 0);
  const sum = formatRupees(Number.isNaN(amount) ? 0 : amount);
  return (
    <Modal title={t`Take a payment`} context={fees.student.name} side="end" isLocked={form.isPaying} onClose={onClose}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <AmountField value={form.amountText} onChange={form.setAmountText} amount={amount} problem={form.problem} />
        <ChoiceField
          label={t`Pays first`}
          placeholder={t`The oldest dues`}
          value={form.forMonth}
          choices={open.map(({ month: name, left }) => ({ value: name, label: `${monthOf(name)} · ${formatRupees(left)}` }))}
          onChange={(event) => form.setForMonth(event.target.value)}
        />
        <ChoiceField
          label={t`Paid by`}
          placeholder={modes.cash}
          value={mode === 'cash' ? '' : mode}
          choices={PAYMENT_MODES.filter((name) => name !== 'cash').map((name) => ({ value: name, label: modes[name] }))}
          onChange={(event) => form.setMode((event.target.value || 'cash') as PaymentMode)}
        />
        {mode === 'cash' ? null : (
          <InstrumentFields value={form.instrument} onChange={form.setInstrument} problem={form.instrumentProblem} />
        )}
        {duplicate ? <DuplicateNotice payment={duplicate} amount={amount} /> : null}
        <FormError error={form.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={form.isPaying}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={form.isPaying}>
            {isArmed ? t`Record ${sum} once more` : t`Record ${sum}`}
          </Button>
        </ModalFoot>
      </form>
    </Modal>
  );
}

function usePayForm({ fees, month, onClose, onPaid }: Props) {
  const { t } = useLingui();
  // One key for one opened dialog: however often it is sent, it is paid once.
  const [key] = useState(newKey);
  const owed = [fees.arrears, ...fees.months].find((item) => item.month === month)?.left ?? fees.left;
  const [amountText, setAmountText] = useState(String(owed));
  const [forMonth, setForMonth] = useState<string>(month === 'Arrears' ? '' : (month ?? ''));
  const [mode, setMode] = useState<PaymentMode>('cash');
  const [instrument, setInstrument] = useState(NO_INSTRUMENT);
  const [problems, setProblems] = useState<{ amount: string | null; reference: string | null }>({ amount: null, reference: null });
  const [isArmed, setIsArmed] = useState(false);
  const duplicate = useDuplicate(fees.student.id);
  const pay = useFinanceAct(recordPayment, {
    onDone: (answer) => {
      showToast({ tone: 'good', sentence: t`Payment Successful` });
      onPaid(answer);
      onClose();
    },
  });
  const amount = parseRupees(amountText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = { amount: rupeesProblem(amount), reference: mode === 'cash' ? null : instrumentProblem(instrument) };
    setProblems(found);
    if (found.amount || found.reference) return;
    if (duplicate?.amount === amount && !isArmed) {
      setIsArmed(true);
      return;
    }
    const named = fees.months.find((item) => item.month === forMonth)?.month as MonthName | undefined;
    const body: CallInput<typeof recordPayment>['body'] = {
      studentId: fees.student.id,
      amount,
      month: named ?? COMPLETE_FEES,
      mode,
      ...(mode === 'cash' ? {} : instrumentOf(instrument)),
    };
    pay.mutate({ input: { body }, key });
  };
  return {
    ...{ amountText, setAmountText, forMonth, setForMonth, mode, setMode, instrument, setInstrument, amount, isArmed, duplicate, submit },
    ...{ problem: problems.amount, instrumentProblem: problems.reference, isPaying: pay.isPending, error: pay.error },
  };
}
