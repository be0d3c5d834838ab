import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#lib/format';
import { paths } from '#lib/paths';
import { FormStack, Text } from '#ui/layout';
import { Modal } from '#ui/modal';
import { today } from '../lib/today.ts';
import { ExpenseEnd, useExpenseFields } from './expense-parts.tsx';
import { useExpense } from './use-expense.ts';

/** Enters an expense of today in three fields. It cannot be closed while it is being sent. */
export function AddExpenseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { state, submit, isSubmitting } = useExpense(onClose);
  const { fields, ...parts } = useExpenseFields({ category: '', amount: '', description: '' }, state);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(fields);
  };
  return (
    <Modal title={t`Add Expense`} context={t`Dated today, ${formatDate(today())}, paid in cash`} isLocked={isSubmitting} onClose={onClose}>
      <FormStack gap={14} onSubmit={handleSubmit}>
        {parts.category(true)}
        {parts.amount()}
        {parts.description}
        <Text m={0} c="dimmed" fz="sm">
          <Trans>
            If it was paid from the bank or on another date, or to attach the bill, enter it under <Link to={paths.spending}>Expenses</Link>
            .
          </Trans>
        </Text>
        <ExpenseEnd state={state} act={t`Add Expense`} onClose={onClose} />
      </FormStack>
    </Modal>
  );
}
