import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Modal } from '#ui/modal';
import classes from './expense.module.css';
import { ExpenseEnd, useExpenseFields } from './expense-parts.tsx';
import { useExpense } from './use-expense.ts';

/** Enters an expense of today in three fields. It cannot be closed while it is being sent. */
export function AddExpenseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { state, submit, isSubmitting } = useExpense(onClose);
  const { fields, ...parts } = useExpenseFields({ category: '', amount: '', description: '' }, isSubmitting);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(fields);
  };
  return (
    <Modal title={t`Add Expense`} isLocked={isSubmitting} onClose={onClose}>
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        {parts.category(true)}
        {parts.amount()}
        {parts.description}
        <ExpenseEnd state={state} act={t`Add Expense`} onClose={onClose} />
      </form>
    </Modal>
  );
}
