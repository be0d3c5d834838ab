import { useLingui } from '@lingui/react/macro';
import { concessionSchema, getFeeStructure, grantConcession, previewConcession } from '@shala/contract/finance';
import { type CallInput, YEAR_MONTHS } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { fieldText } from '#lib/field-text';
import { formatMonth } from '#lib/format';
import { feeHeadWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { FormStack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { type StudentFees, useFinance, useFinanceAct } from '../api.ts';
import { StudentPicker } from '../components/student-picker.tsx';
import { parseRupees } from '../lib/parse-rupees.ts';
import { thisMonth } from '../lib/today.ts';
import { ChangeDialog } from './change-dialog.tsx';

type Body = CallInput<typeof grantConcession>['body'];

type Props = {
  /** Whose concession it is; without it the student is selected. */
  student?: StudentFees['student'] | undefined;
  onClose: () => void;
};

/** A share or a sum a month that a student need not pay, with reason and months; its effect is shown before it is granted. */
export function GrantDialog({ student, onClose }: Props) {
  const { t } = useLingui();
  const [body, setBody] = useState<Body | null>(null);
  const preview = useFinanceAct(previewConcession);
  const grant = useFinanceAct(grantConcession, {
    onDone: () => {
      showToast({ tone: 'good', sentence: t`The concession was granted.` });
      onClose();
    },
  });
  const handlePreview = (next: Body) => {
    setBody(next);
    preview.mutate({ input: { body: next } });
  };
  return (
    <>
      <Modal
        title={t`Grant a concession`}
        context={student ? t`${student.name} · Class ${student.className} ${student.sectionName}` : undefined}
        width={560}
        onClose={onClose}
      >
        <GrantForm student={student} onPreview={handlePreview} onClose={onClose} />
      </Modal>
      {body ? (
        <ChangeDialog
          title={t`Concession`}
          preview={preview}
          save={grant}
          onSave={() => grant.mutate({ input: { body } })}
          onClose={() => setBody(null)}
        />
      ) : null}
    </>
  );
}

function GrantForm({ student, onPreview, onClose }: Props & { onPreview: (body: Body) => void }) {
  const { t } = useLingui();
  const heads = useFinance(getFeeStructure, {}).data?.heads.filter(({ hasRates }) => hasRates) ?? [];
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [values, setValues] = useState({
    studentId: student?.id ?? '',
    headId: '',
    figure: '',
    fromMonth: thisMonth() as string,
    toMonth: 'March',
    reason: '',
  });
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { figure, headId, ...rest } = values;
    const number = parseRupees(figure);
    const result = concessionSchema.safeParse({ ...rest, headId: headId || null, [kind]: number });
    const named = (path: string) => (path === 'percent' || path === 'amount' ? 'figure' : path);
    setProblems(Object.fromEntries((result.error?.issues ?? []).map((issue) => [named(issue.path.join('.')), fieldText(issue)])));
    if (result.success) onPreview(result.data);
  };
  const months = YEAR_MONTHS.map((month) => ({ value: month, label: formatMonth(month) }));
  return (
    <FormStack gap={14} onSubmit={submit}>
      {student ? null : (
        <StudentPicker
          value={values.studentId}
          error={problems.studentId ? t`Select a student.` : undefined}
          onChange={(studentId) => setValues({ ...values, studentId })}
        />
      )}
      <Segmented
        label={t`Type of concession`}
        value={kind}
        choices={[
          { value: 'percent', label: t`Percentage` },
          { value: 'amount', label: t`Amount per month` },
        ]}
        onChange={setKind}
      />
      <FormRow>
        <TextField label={kind === 'percent' ? t`Percentage` : t`Amount per month (₹)`} inputMode="decimal" {...bind('figure')} />
        <ChoiceField
          label={t`Fee head`}
          hasUsual
          placeholder={t`All fee heads`}
          choices={heads.map(({ id, name }) => ({ value: id, label: feeHeadWords(name) }))}
          {...bind('headId')}
        />
      </FormRow>
      <FormRow>
        <ChoiceField label={t`From`} placeholder={t`Select a month`} choices={months} {...bind('fromMonth')} />
        <ChoiceField label={t`To`} placeholder={t`Select a month`} choices={months} {...bind('toMonth')} />
      </FormRow>
      <TextField label={t`Reason`} maxLength={300} {...bind('reason')} />
      <ModalFoot>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" isPrimary>
          {t`Preview changes`}
        </Button>
      </ModalFoot>
    </FormStack>
  );
}
