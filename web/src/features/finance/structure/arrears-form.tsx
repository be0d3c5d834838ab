import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { MAX_BALANCES, saveOpeningBalances } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { type FormEvent, useId, useState } from 'react';
import { formatNumber, formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Group, Text } from '#ui/layout';
import { Notice } from '#ui/notice';
import { useFinanceAct } from '../api.ts';
import { BalanceFile } from './balance-file.tsx';
import { type BalanceLine, readBalances } from './read-balances.ts';
import classes from './structure.module.css';

type Result = CallAnswer<typeof saveOpeningBalances>;
type Problem = { line: number; text: string; sentence: string };

/** Arrears of students, pasted from a spreadsheet: tried first, then saved. Lines with errors stay, to be put right. */
export function ArrearsForm() {
  const { t } = useLingui();
  const id = useId();
  const form = useArrears();
  const { rows, isTried } = form;
  const isTooLong = rows.length > MAX_BALANCES;
  return (
    <Card title={t`Old dues of students`}>
      <FormStack gap={16} maw={720} p={16} onSubmit={form.submit}>
        <div>
          <label htmlFor={id} className={classes.label}>
            {t`Admission number and amount, one student per line`}
          </label>
          <textarea
            id={id}
            className={classes.area}
            rows={6}
            value={form.text}
            placeholder={'A-1001  1500\nA-1002  3200'}
            aria-describedby={`${id}-how`}
            onChange={(event) => form.setText(event.target.value)}
          />
          <Text id={`${id}-how`} mt={4} c="dimmed" fz="xs">
            {t`Copy from Excel and paste here, or select a file below. The first column must be the admission number and the last column the amount. If a student is already in the list above, the new amount replaces the earlier one.`}
          </Text>
        </div>
        <BalanceFile onRead={form.setText} />
        <TextField
          label={t`Which dues are these?`}
          description={t`For example “Dues of 2025-26”.`}
          maxLength={300}
          value={form.reason}
          error={form.problem}
          onChange={(event) => form.setReason(event.target.value)}
        />
        <FormError error={form.error} />
        {isTooLong ? <Notice>{t`Paste up to ${formatNumber(MAX_BALANCES)} lines at a time.`}</Notice> : null}
        {isTried ? <Trial result={isTried} /> : null}
        <Problems problems={form.problems} />
        <Group gap={12} wrap="nowrap">
          <Button type="submit" isPrimary disabled={rows.length === 0 || isTooLong} isBusy={form.isBusy}>
            {isTried ? t`Save old dues` : t`Preview`}
          </Button>
          <Plural value={rows.length} one="# line" other="# lines" />
        </Group>
      </FormStack>
    </Card>
  );
}

function useArrears() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [tried, setTried] = useState<{ of: string; result: Result } | null>(null);
  const act = useFinanceAct(saveOpeningBalances);
  const { rows, bad } = readBalances(text);
  const isTried = tried?.of === text ? tried.result : null;
  const problems: Problem[] = [
    ...bad.map((line) => ({ ...line, sentence: t`This line has no admission number or no amount.` })),
    ...(isTried ? problemsOf(rows, isTried) : []),
  ].sort((a, b) => a.line - b.line);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setProblem(t`Enter which dues these are. It is kept on record.`);
      return;
    }
    const isTrial = isTried === null;
    const sent = rows.map(({ admissionNumber, amount }) => ({ admissionNumber, amount }));
    act.mutate(
      { input: { body: { rows: sent, reason, isTrial } } },
      { onSuccess: ({ data }) => (isTrial ? setTried({ of: text, result: data }) : finish(data)) },
    );
  };
  const finish = (result: Result) => {
    showToast({
      tone: 'good',
      sentence: plural(result.saved, { one: 'Old dues of # student were saved.', other: 'Old dues of # students were saved.' }),
    });
    const left = [...bad, ...problemsOf(rows, result)].map(({ line }) => line).sort((a, b) => a - b);
    const lines = text.split('\n');
    setText(left.map((line) => lines[line - 1]).join('\n'));
    setTried(null);
  };
  return {
    ...{ text, setText, reason, problem, rows, problems, isTried, submit, isBusy: act.isPending, error: act.error },
    setReason: (value: string) => {
      setReason(value);
      setProblem(undefined);
    },
  };
}

/** The problems that the server found, at their lines of the text. */
function problemsOf(rows: BalanceLine[], { problems }: Result): Problem[] {
  return problems.map(({ row, admissionNumber, sentence }) => ({ line: rows[row - 1]?.line ?? row, text: admissionNumber, sentence }));
}

function Trial({ result: { saved, unchanged, change } }: { result: Result }) {
  const { t } = useLingui();
  return (
    <Facts
      facts={[
        { term: t`Will be saved`, value: formatNumber(saved) },
        { term: t`Already the same`, value: formatNumber(unchanged) },
        { term: t`Change in old dues`, value: <strong>{formatRupees(change, { hasPlus: true })}</strong> },
      ]}
    />
  );
}

const SHOWN = 50;

/** Lines that are left out, each with its reason. */
function Problems({ problems }: { problems: Problem[] }) {
  const { t } = useLingui();
  if (problems.length === 0) return null;
  return (
    <DataTable
      label={t`Lines with errors`}
      columns={[
        { id: 'line', head: t`Line no.`, width: '60px', cell: ({ line }) => formatNumber(line) },
        { id: 'text', head: t`Text of the line`, cell: ({ text }) => text },
        { id: 'problem', head: t`Reason`, cell: ({ sentence }) => sentence },
      ]}
      rows={problems.slice(0, SHOWN)}
      rowId={({ line }) => String(line)}
      isCompact
      foot={<Plural value={problems.length} one="# line with an error is skipped" other="# lines with errors are skipped" />}
    />
  );
}
