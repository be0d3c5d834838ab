import { useLingui } from '@lingui/react/macro';
import { listExpenseCategories } from '@shala/contract/finance';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { categoryWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { ChoiceField, SuggestField, TextField } from '#ui/field';
import { ModalFoot } from '#ui/modal';
import { useFinance } from '../api.ts';
import { useFinanceWords } from '../lib/words.ts';
import classes from './expense.module.css';
import type { useExpense } from './use-expense.ts';

type PaidFrom = 'cash' | 'bank';
type PaidFromProps = { value: PaidFrom; onChange: (value: PaidFrom) => void; isDisabled: boolean };

/** The account that an expense is paid from; cash is the usual one. */
export function PaidFromField({ value, onChange, isDisabled }: PaidFromProps) {
  const { t } = useLingui();
  const { accounts } = useFinanceWords();
  return (
    <ChoiceField
      label={t`Paid from`}
      hasUsual
      placeholder={accounts.cash}
      choices={[{ value: 'bank', label: accounts.bank }]}
      disabled={isDisabled}
      value={value === 'bank' ? 'bank' : ''}
      onChange={({ target }) => onChange(target.value === 'bank' ? 'bank' : 'cash')}
    />
  );
}

type Fields = { category: string; amount: string; description: string };
type State = ReturnType<typeof useExpense>['state'];

/** What is typed of an expense, and its three fields to put where a dialog wants them. */
export function useExpenseFields(initial: Fields, { status }: State) {
  const { t } = useLingui();
  const missing = { category: t`Enter the category.`, amount: t`Enter the amount.`, description: t`Enter the description.` };
  const [fields, setFields] = useState(initial);
  const { data: categories } = useFinance(listExpenseCategories, {});
  const bind = (name: keyof Fields) => ({
    value: fields[name],
    disabled: status === 'submitting',
    error: status === 'error' && fields[name].trim() === '' ? missing[name] : undefined,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  const suggestions = categories?.map(({ name }) => categoryWords(name)) ?? [];
  return {
    fields,
    category: (first = false, usual = '') => (
      <SuggestField
        label={t`Category`}
        {...(first ? { 'data-autofocus': true } : {})}
        maxLength={80}
        suggestions={suggestions}
        placeholder={usual && t`Leave blank for ${usual}`}
        onKeyDown={goOn}
        {...bind('category')}
        {...(usual && { error: undefined })}
      />
    ),
    amount: (first = false) => (
      <TextField
        label={t`Amount`}
        {...(first ? { 'data-autofocus': true } : {})}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        {...bind('amount')}
      />
    ),
    description: <TextField label={t`Description`} maxLength={500} {...bind('description')} />,
  };
}

/** Enter takes a suggestion here, so it goes to the next field and does not send what is half filled in. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

type EndProps = { state: State; act: string; onClose: () => void };

/** How the sending ended, and the two buttons. */
export function ExpenseEnd({ state, act, onClose }: EndProps) {
  const { t } = useLingui();
  const isSubmitting = state.status === 'submitting';
  return (
    <>
      <ExpenseState state={state} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isSubmitting}>
          {t`Cancel`}
        </Button>
        <Button type="submit" isPrimary disabled={isSubmitting || state.status === 'success'}>
          {isSubmitting ? t`Submitting...` : state.status === 'asked' ? t`Enter anyway` : act}
        </Button>
      </ModalFoot>
    </>
  );
}

function ExpenseState({ state }: { state: State }) {
  const sentence = 'sentence' in state ? state.sentence : null;
  const isGood = state.status === 'success';
  const Icon = isGood ? IconCircleCheck : IconAlertTriangle;
  const tone = isGood ? 'good' : state.status === 'asked' ? 'warn' : 'bad';
  return (
    <div role={isGood ? 'status' : 'alert'} className={classes.state} data-tone={tone}>
      {sentence ? (
        <>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <span>{sentence}</span>
        </>
      ) : null}
    </div>
  );
}
