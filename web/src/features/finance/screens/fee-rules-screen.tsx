import { useLingui } from '@lingui/react/macro';
import { feeRulesSchema, getFeeStructure, getUpiAccount, previewFeeRules, saveFeeRules } from '@shala/contract/finance';
import type { CallInput, MonthName } from '@shala/contract/shared';
import { YEAR_MONTHS } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { fieldText } from '#lib/field-text';
import { formatMonth } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { FormStack, Group, Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { type FeeStructure, prefetchFinance, useFinance, useFinanceAct } from '../api.ts';
import { ChangeDialog } from '../structure/change-dialog.tsx';
import { FeeNav } from '../structure/fee-nav.tsx';
import { LateFeeRun } from '../structure/late-fee-run.tsx';
import { UpiForm } from '../structure/upi-form.tsx';

type Rules = FeeStructure['rules'];
type NumberRule = Exclude<keyof Rules, 'lateKind' | 'firstMonth' | 'lateFromMonth'>;

/** Begins loading it before it is shown. */
export function prefetch() {
  return Promise.all([prefetchFinance(getFeeStructure, {}), prefetchFinance(getUpiAccount, {})]);
}

/** When fees are due, what is added when they are late, and what brothers and sisters get off. */
export function FeeRulesScreen() {
  const { t } = useLingui();
  const query = useFinance(getFeeStructure, {});
  return (
    <>
      <PageHeader title={t`Fee rules`} context={query.data ? t`Year ${query.data.year}` : ' '} />
      <FeeNav />
      <LoadState query={query} title={t`The fee rules could not be opened`}>
        {({ rules }) => (
          <Stack gap={16} maw={752}>
            <RulesForm key={JSON.stringify(rules)} rules={rules} />
            <UpiForm />
            {rules.lateKind === 'none' ? null : <LateFeeRun />}
          </Stack>
        )}
      </LoadState>
    </>
  );
}

function RulesForm({ rules }: { rules: Rules }) {
  const { t } = useLingui();
  const [values, setValues] = useState<Record<keyof Rules, string>>(
    () => Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, String(value)])) as Record<keyof Rules, string>,
  );
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [body, setBody] = useState<CallInput<typeof saveFeeRules>['body'] | null>(null);
  const preview = useFinanceAct(previewFeeRules);
  const save = useFinanceAct(saveFeeRules, {
    onDone: () => {
      setBody(null);
      showToast({ tone: 'good', sentence: t`The rules were saved.` });
    },
  });
  const isSame = Object.entries(rules).every(([name, value]) => values[name as keyof Rules] === String(value));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { lateKind, firstMonth, lateFromMonth, ...numbers } = values;
    const parsed = Object.fromEntries(
      Object.entries(numbers).map(([name, text]) => [name, text.trim() === '' ? Number.NaN : Number(text)]),
    );
    const result = feeRulesSchema.safeParse({ ...parsed, lateKind, firstMonth, lateFromMonth });
    setProblems(Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), fieldText(issue)])));
    if (!result.success) return;
    setBody(result.data);
    preview.mutate({ input: { body: result.data } });
  };
  const number = (name: NumberRule, label: string, description?: string) => (
    <TextField
      label={label}
      description={description}
      inputMode="decimal"
      value={values[name]}
      error={problems[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  );
  const lateKinds: Record<Rules['lateKind'], string> = { none: t`No late fee`, fixed: t`Fixed amount, once`, 'per day': t`Per day` };
  return (
    <Card>
      <FormStack gap={16} maw={720} p={16} onSubmit={submit}>
        <FormRow>
          {number('dueDay', t`Due day of the month`, t`a date from 1 to 28`)}
          {number('graceDays', t`Grace days`, t`days after the due date without late fee`)}
        </FormRow>
        <FormRow>
          <ChoiceField
            label={t`Late fee`}
            hasUsual
            placeholder={lateKinds.none}
            value={values.lateKind === 'none' ? '' : values.lateKind}
            choices={(['fixed', 'per day'] as const).map((value) => ({ value, label: lateKinds[value] }))}
            onChange={(event) => setValues({ ...values, lateKind: event.target.value || 'none' })}
          />
          {number('lateAmount', t`Late fee in rupees`)}
          {number('lateCap', t`Maximum late fee in rupees`, t`0 if there is no limit`)}
        </FormRow>
        {values.lateKind === 'none' ? null : (
          <LateFrom month={values.lateFromMonth} onChange={(lateFromMonth) => setValues({ ...values, lateFromMonth })} />
        )}
        <FormRow>
          {number('siblingDiscountPercent', t`Sibling concession in percent`, t`from the second child`)}
          {number('bounceCharge', t`Cheque bounce charge`, t`in rupees`)}
        </FormRow>
        <FirstMonth month={values.firstMonth as MonthName} onChange={(firstMonth) => setValues({ ...values, firstMonth })} />
        <Group gap={12} wrap="nowrap">
          <Button type="submit" isPrimary disabled={isSame} isBusy={preview.isPending}>
            {t`Preview changes`}
          </Button>
        </Group>
      </FormStack>
      {body ? (
        <ChangeDialog
          title={t`Fee rules`}
          preview={preview}
          save={save}
          onSave={() => save.mutate({ input: { body } })}
          onClose={() => setBody(null)}
        />
      ) : null}
    </Card>
  );
}

function FirstMonth({ month, onChange }: { month: MonthName; onChange: (month: MonthName) => void }) {
  const { t } = useLingui();
  return (
    <ChoiceField
      label={t`First fee month of the year`}
      description={t`no fees are charged for earlier months`}
      hasUsual
      placeholder={formatMonth('April')}
      value={month === 'April' ? '' : month}
      choices={YEAR_MONTHS.slice(1).map((name) => ({ value: name, label: formatMonth(name) }))}
      onChange={(event) => onChange((event.target.value || 'April') as MonthName)}
    />
  );
}

/** From which month's fees the late fee counts. */
function LateFrom({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const { t } = useLingui();
  return (
    <ChoiceField
      label={t`First month with late fee`}
      description={t`no late fee is added for fees of earlier months`}
      hasUsual
      placeholder={formatMonth('April')}
      value={month === 'April' ? '' : month}
      choices={YEAR_MONTHS.slice(1).map((name) => ({ value: name, label: formatMonth(name) }))}
      onChange={(event) => onChange(event.target.value || 'April')}
    />
  );
}
