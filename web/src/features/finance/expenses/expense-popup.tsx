import { useLingui } from '@lingui/react/macro';
import { listExpenseCategories } from '@shala/contract/finance';
import { type FormEvent, useState } from 'react';
import { formatDate } from '#lib/format';
import { Button } from '#ui/button';
import { SuggestField, TextField } from '#ui/field';
import { Modal, ModalFoot } from '#ui/modal';
import { useFinance } from '../api.ts';
import { today } from '../lib/today.ts';
import { ExpenseState } from './add-expense-dialog.tsx';
import { BillField } from './bill-field.tsx';
import { DayChips } from './day-chips.tsx';
import classes from './expense.module.css';
import { useExpense } from './use-expense.ts';

const USUAL_CATEGORY = 'Other';

/** Enters an expense of a day of this month with its bill. */
export function ExpensePopup({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [day, setDay] = useState(today);
  const [fields, setFields] = useState({ amount: '', description: '', category: USUAL_CATEGORY });
  const [file, setFile] = useState<File | null>(null);
  const { state, submit, isSubmitting } = useExpense(onClose);
  const { data: categories } = useFinance(listExpenseCategories, {});
  const bind = (name: keyof typeof fields) => ({
    value: fields[name],
    disabled: isSubmitting,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ ...fields, category: fields.category.trim() || USUAL_CATEGORY, date: day, file });
  };
  return (
    <Modal title={t`Add Expense`} context={formatDate(day)} isLocked={isSubmitting} onClose={onClose}>
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <DayChips value={day} onChange={setDay} isDisabled={isSubmitting} />
        <TextField label={t`Amount`} data-autofocus type="number" inputMode="decimal" min={0} step="any" {...bind('amount')} />
        <TextField label={t`Description`} maxLength={500} {...bind('description')} />
        <SuggestField label={t`Category`} maxLength={80} suggestions={categories?.map(({ name }) => name) ?? []} {...bind('category')} />
        <BillField file={file} onChange={setFile} isDisabled={isSubmitting} />
        <ExpenseState state={state} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary disabled={isSubmitting || state.status === 'success'}>
            {isSubmitting ? t`Submitting...` : t`Add Expense`}
          </Button>
        </ModalFoot>
      </form>
    </Modal>
  );
}
