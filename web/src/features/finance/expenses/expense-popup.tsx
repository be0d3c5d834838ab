import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { formatDate } from '#lib/format';
import { categoryWords, OTHER_CATEGORY } from '#lib/stored-words';
import { FormStack } from '#ui/layout';
import { Modal } from '#ui/modal';
import { BeforeClosedDay } from '../components/closed-day-notice.tsx';
import { today } from '../lib/today.ts';
import { BillField } from './bill-field.tsx';
import { DayChips } from './day-chips.tsx';
import { ExpenseEnd, PaidFromField, useExpenseFields } from './expense-parts.tsx';
import { useExpense } from './use-expense.ts';

/** Enters an expense of a day of this month with its bill. */
export function ExpensePopup({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [day, setDay] = useState(today);
  const [paidFrom, setPaidFrom] = useState<'cash' | 'bank'>('cash');
  const [file, setFile] = useState<File | null>(null);
  const { state, submit, isSubmitting } = useExpense(onClose);
  const { fields, ...parts } = useExpenseFields({ amount: '', description: '', category: '' }, state);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ ...fields, category: fields.category.trim() || OTHER_CATEGORY, date: day, paidFrom, file });
  };
  return (
    <Modal title={t`Add Expense`} context={formatDate(day)} isLocked={isSubmitting} onClose={onClose}>
      <FormStack gap={14} onSubmit={handleSubmit}>
        <DayChips value={day} onChange={setDay} isDisabled={isSubmitting} />
        <BeforeClosedDay day={day} />
        {parts.amount(true)}
        {parts.description}
        {parts.category(false, categoryWords(OTHER_CATEGORY))}
        <PaidFromField value={paidFrom} onChange={setPaidFrom} isDisabled={isSubmitting} />
        <BillField isOptional file={file} onChange={setFile} isDisabled={isSubmitting} />
        <ExpenseEnd state={state} act={t`Add Expense`} onClose={onClose} />
      </FormStack>
    </Modal>
  );
}
