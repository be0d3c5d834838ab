import { useLingui } from '@lingui/react/macro';
import { correctExpense, type listExpenses } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { formatRupees } from '#lib/format';
import { categoryWords, readCategory } from '#lib/stored-words';
import { DayField } from '#ui/day-field';
import { TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { FormStack } from '#ui/layout';
import { Modal } from '#ui/modal';
import { useFinanceAct } from '../api.ts';
import { BeforeClosedDay, ClosedAccountsNotice } from '../components/closed-day-notice.tsx';
import { today } from '../lib/today.ts';
import { useDayState } from '../lib/use-day-state.ts';
import { ExpenseEnd, PaidFromField, useExpenseFields } from './expense-parts.tsx';
import { useCashWarning } from './use-cash-warning.ts';
import { useExpense } from './use-expense.ts';

type Expense = CallAnswer<typeof listExpenses>['expenses'][number];

/** Corrects an expense: the old entry is taken back and a new one made, both stay in the books with the reason. */
export function CorrectExpenseDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const { t } = useLingui();
  const [more, setMore] = useState<{ date: string; paidFrom: 'cash' | 'bank'; reason: string }>({
    date: expense.date,
    paidFrom: expense.paidFrom,
    reason: '',
  });
  const correct = useFinanceAct(correctExpense);
  const warnOfCash = useCashWarning();
  const isInClosed = expense.date <= (useDayState()?.closedUntil ?? '');
  const { state, submit, isSubmitting } = useExpense(onClose, async ({ description, category, amount }) => {
    const body = {
      category: readCategory(category),
      amount: Number(amount),
      description,
      ...more,
    };
    const corrected = await correct.mutateAsync({ input: { params: { expenseId: expense.id }, body } });
    warnOfCash(corrected.data.cashInHand);
    return t`The expense is corrected.`;
  });
  const { amount, description } = expense;
  const category = categoryWords(expense.category);
  const { fields, ...parts } = useExpenseFields({ category, amount: String(amount), description }, state);
  const bind = (name: 'reason') => ({
    value: more[name],
    disabled: isSubmitting,
    onChange: (event: { target: { value: string } }) => setMore({ ...more, [name]: event.target.value }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ ...fields, date: more.date, paidFrom: more.paidFrom, expenseId: expense.id, others: [more.reason, more.date] });
  };
  return (
    <Modal title={t`Edit expense`} context={`${category} · ${formatRupees(expense.amount)}`} isLocked={isSubmitting} onClose={onClose}>
      <FormStack gap={14} onSubmit={handleSubmit}>
        {parts.category()}
        {parts.amount(true)}
        {parts.description}
        <FormRow>
          <DayField
            label={t`Date`}
            max={today()}
            value={more.date}
            disabled={isSubmitting}
            onChange={(date) => setMore({ ...more, date })}
          />
          <PaidFromField value={more.paidFrom} onChange={(paidFrom) => setMore({ ...more, paidFrom })} isDisabled={isSubmitting} />
        </FormRow>
        {isInClosed ? <ClosedAccountsNotice day={expense.date} to={more.date} /> : <BeforeClosedDay day={more.date} />}
        <TextField
          label={t`Reason for the correction`}
          maxLength={300}
          description={t`The old entry and the corrected entry are both kept, with this reason.`}
          {...bind('reason')}
        />
        <ExpenseEnd state={state} act={t`Save changes`} onClose={onClose} />
      </FormStack>
    </Modal>
  );
}
