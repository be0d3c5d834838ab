import { useLingui } from '@lingui/react/macro';
import { listExpenseCategories } from '@shala/contract/finance';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button';
import { SuggestField, TextField } from '#ui/field';
import { Modal, ModalFoot } from '#ui/modal';
import { useFinance } from '../api.ts';
import classes from './expense.module.css';
import { useExpense } from './use-expense.ts';

/** Enters an expense of today in three fields. It cannot be closed while it is being sent. */
export function AddExpenseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [fields, setFields] = useState({ category: '', amount: '', description: '' });
  const { state, submit, isSubmitting } = useExpense(onClose);
  const { data: categories } = useFinance(listExpenseCategories, {});
  const bind = (name: keyof typeof fields) => ({
    value: fields[name],
    disabled: isSubmitting,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(fields);
  };
  return (
    <Modal title={t`Add Expense`} isLocked={isSubmitting} onClose={onClose}>
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <SuggestField
          label={t`Category`}
          data-autofocus
          maxLength={80}
          suggestions={categories?.map(({ name }) => name) ?? []}
          {...bind('category')}
        />
        <TextField label={t`Amount`} type="number" inputMode="decimal" min={0} step="any" {...bind('amount')} />
        <TextField label={t`Description`} maxLength={500} {...bind('description')} />
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

/** How the sending of an expense ended, in a line of its own. */
export function ExpenseState({ state }: { state: ReturnType<typeof useExpense>['state'] }) {
  const sentence = 'sentence' in state ? state.sentence : null;
  const isGood = state.status === 'success';
  const Icon = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <div role={isGood ? 'status' : 'alert'} className={classes.state} data-tone={isGood ? 'good' : 'bad'}>
      {sentence ? (
        <>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <span>{sentence}</span>
        </>
      ) : null}
    </div>
  );
}
