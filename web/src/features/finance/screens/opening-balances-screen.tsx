import { useLingui } from '@lingui/react/macro';
import { saveOpeningBalances } from '@shala/contract/finance';
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
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { useFinanceAct } from '../api.ts';
import { AccountOpening } from '../structure/account-opening.tsx';
import { CarryOver } from '../structure/carry-over.tsx';
import { readBalances } from '../structure/read-balances.ts';
import classes from '../structure/structure.module.css';
import stack from '../students/student-fees.module.css';

type Result = CallAnswer<typeof saveOpeningBalances>;

/** What families owed before the school began with Shala: pasted from a spreadsheet, tried first, then saved. */
export function OpeningBalancesScreen() {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [tried, setTried] = useState<{ of: string; result: Result } | null>(null);
  const act = useFinanceAct(saveOpeningBalances);
  const { rows, bad } = readBalances(text);
  const isTried = tried?.of === text;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setProblem(t`Say why; it stays on record.`);
      return;
    }
    if (rows.length === 0 || act.isPending) return;
    const isTrial = !isTried;
    act.mutate(
      { input: { body: { rows, reason, isTrial } } },
      {
        onSuccess: ({ data }) => {
          if (isTrial) setTried({ of: text, result: data });
          else {
            showToast({ tone: 'good', sentence: t`${formatNumber(data.saved)} balances are saved.` });
            setTried(null);
            setText('');
          }
        },
      },
    );
  };
  return (
    <>
      <PageHeader title={t`Opening balances`} context={t`What was owed before the school began with Shala`} />
      <div className={stack.stack}>
        <Card title={t`Arrears by student`}>
          <form className={classes.form} onSubmit={submit} noValidate>
            <div>
              <label htmlFor={id} className={classes.label}>
                {t`Admission number and sum, one student a line`}
              </label>
              <textarea
                id={id}
                className={classes.area}
                rows={6}
                value={text}
                placeholder={'A-1001  1500\nA-1002  3200'}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
            {bad.length > 0 ? <Notice>{t`These lines cannot be read and are left out: ${bad.slice(0, 5).join(', ')}`}</Notice> : null}
            <TextField
              label={t`Reason`}
              maxLength={300}
              value={reason}
              error={problem}
              onChange={(event) => {
                setReason(event.target.value);
                setProblem(undefined);
              }}
            />
            <FormError error={act.error} />
            {tried && isTried ? <Trial result={tried.result} /> : null}
            <div className={classes.foot}>
              <Button type="submit" isPrimary disabled={rows.length === 0} isBusy={act.isPending}>
                {isTried ? t`Save the balances` : t`Try it first`}
              </Button>
              <span>{t`${formatNumber(rows.length)} lines`}</span>
            </div>
          </form>
        </Card>
        <CarryOver />
        <AccountOpening />
      </div>
    </>
  );
}

function Trial({ result }: { result: Result }) {
  const { t } = useLingui();
  const { saved, unchanged, change, problems } = result;
  return (
    <>
      <Facts
        facts={[
          { term: t`Will be saved`, value: formatNumber(saved) },
          { term: t`Stay as they are`, value: formatNumber(unchanged) },
          { term: t`Change of the arrears`, value: <strong>{formatRupees(change, { hasPlus: true })}</strong> },
        ]}
      />
      {problems.length > 0 ? (
        <DataTable
          label={t`Lines with a problem`}
          columns={[
            { id: 'row', head: t`Line`, width: '60px', cell: ({ row }) => formatNumber(row) },
            { id: 'number', head: t`Admission number`, cell: ({ admissionNumber }) => admissionNumber },
            { id: 'problem', head: t`Problem`, cell: ({ sentence }) => sentence },
          ]}
          rows={problems}
          rowId={({ row }) => String(row)}
        />
      ) : null}
    </>
  );
}
