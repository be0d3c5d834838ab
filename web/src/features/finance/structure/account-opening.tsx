import { useLingui } from '@lingui/react/macro';
import { setAccountOpening } from '@shala/contract/finance';
import { type FormEvent, useState } from 'react';
import { formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DayField } from '#ui/day-field';
import { ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { FormStack, Group } from '#ui/layout';
import { useFinanceAct } from '../api.ts';
import { BeforeClosedDay } from '../components/closed-day-notice.tsx';
import { parseRupees, rupeesProblem } from '../lib/parse-rupees.ts';
import { today } from '../lib/today.ts';
import { useFinanceWords } from '../lib/words.ts';

/** What lay in cash and in the bank when the school began with Shala; each is entered once. */
export function AccountOpening() {
  const { t } = useLingui();
  const { accounts } = useFinanceWords();
  const [values, setValues] = useState({ account: '', amount: '', on: today() });
  const [problem, setProblem] = useState<string | null>(null);
  const amount = parseRupees(values.amount);
  const open = useFinanceAct(setAccountOpening, {
    onDone: () => {
      const name = accounts[values.account === 'bank' ? 'bank' : 'cash'];
      showToast({ tone: 'good', sentence: t`Opening balance of ${name}: ${formatRupees(amount)}.` });
      setValues({ ...values, amount: '' });
    },
  });
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = rupeesProblem(amount);
    setProblem(found);
    const account = values.account === 'bank' ? 'bank' : 'cash';
    if (!found) open.mutate({ input: { body: { account, amount, on: values.on } } });
  };
  return (
    <Card title={t`Cash and bank`} fact={t`balance on the day you began using this program`}>
      <FormStack gap={16} maw={720} p={16} onSubmit={submit}>
        <FormRow>
          <ChoiceField
            label={t`Account`}
            hasUsual
            placeholder={accounts.cash}
            choices={[{ value: 'bank', label: accounts.bank }]}
            {...bind('account')}
          />
          <TextField label={t`Amount in rupees`} inputMode="decimal" maxLength={16} error={problem ?? undefined} {...bind('amount')} />
          <DayField label={t`Date`} max={today()} value={values.on} onChange={(on) => setValues({ ...values, on })} />
        </FormRow>
        <BeforeClosedDay day={values.on} />
        <FormError error={open.error} />
        <Group gap={12} wrap="nowrap">
          <Button type="submit" disabled={values.amount.trim() === ''} isBusy={open.isPending}>
            {t`Save balance`}
          </Button>
        </Group>
      </FormStack>
    </Card>
  );
}
