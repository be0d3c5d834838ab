import { useLingui } from '@lingui/react/macro';
import { closeDay, DENOMINATIONS, type getDayClosing } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { CallError } from '#lib/call-error';
import { formatRupees, sumInWords } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Facts } from '#ui/facts';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { useFinanceAct } from '../api.ts';
import classes from './cash-count.module.css';
import { useCashDifference } from './cash-difference.tsx';
import { ExpectedCash } from './expected-cash.tsx';

type Denomination = (typeof DENOMINATIONS)[number];

/** The cash counted note by note against what should be there; a difference needs a remark. */
export function CashCount({ sheet }: { sheet: CallAnswer<typeof getDayClosing> }) {
  const { t } = useLingui();
  const inWords = useCashDifference();
  const [counts, setCounts] = useState<Partial<Record<Denomination, string>>>({});
  const [remark, setRemark] = useState('');
  const [mailTo, setMailTo] = useState(sheet.mailTo);
  const [problem, setProblem] = useState<{ count?: string; remark?: string }>({});
  const close = useFinanceAct(closeDay, { onDone: () => showToast({ tone: 'good', sentence: t`The day was closed.` }) });
  const fields = close.error instanceof CallError ? close.error.fields : {};
  const countOf = (value: Denomination) => Math.min(100_000, Math.max(0, Math.trunc(Number(counts[value]) || 0)));
  const counted = DENOMINATIONS.reduce((sum, value) => sum + value * countOf(value), 0);
  const difference = counted - sheet.expectedCash;
  /** Before the first note is entered there is nothing to compare. */
  const isCounted = Object.values(counts).some((count) => count !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (difference !== 0 && !isCounted) {
      const most = formatRupees(DENOMINATIONS[0]);
      setProblem({
        count: t`Count the cash first: enter how many notes and coins there are. If there is no cash, enter 0 beside ${most}.`,
      });
      return;
    }
    if (difference !== 0 && remark.trim() === '') {
      const sum = formatRupees(Math.abs(difference));
      setProblem({ remark: difference < 0 ? t`Short by ${sum}. Enter the reason here.` : t`Excess of ${sum}. Enter the reason here.` });
      return;
    }
    setProblem({});
    const body = {
      counted: DENOMINATIONS.filter((value) => countOf(value) > 0).map((denomination) => ({ denomination, count: countOf(denomination) })),
      ...(remark.trim() ? { remark } : {}),
      ...(mailTo.trim() ? { mailTo } : {}),
    };
    close.mutate({ input: { params: { day: sheet.day }, body } });
  };
  return (
    <Card title={t`Count the cash`}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.notes}>
          {DENOMINATIONS.map((value) => (
            <label key={value}>
              <span>{formatRupees(value)} ×</span>
              <input
                inputMode="numeric"
                maxLength={6}
                value={counts[value] ?? ''}
                onChange={(event) => setCounts({ ...counts, [value]: event.target.value.replace(/\D/g, '') })}
              />
              <span>{formatRupees(value * countOf(value))}</span>
            </label>
          ))}
          {problem.count ? (
            <p role="alert" className={classes.problem}>
              {problem.count}
            </p>
          ) : null}
        </div>
        <div className={classes.sum}>
          <Facts
            facts={[
              { term: t`Expected cash`, value: <ExpectedCash sheet={sheet} /> },
              { term: t`Cash counted`, value: <strong>{formatRupees(counted)}</strong> },
              { term: t`Difference`, value: isCounted ? inWords(difference) : '–' },
            ]}
          />
          {isCounted ? <p translate="no">{sumInWords(counted)}</p> : null}
          <TextField
            label={t`Remark`}
            maxLength={300}
            value={remark}
            error={problem.remark}
            onChange={(event) => setRemark(event.target.value)}
          />
          <TextField
            type="email"
            label={t`Email the closing sheet to (optional)`}
            description={t`For example the trust or the management. Ask them to keep the email. It is proof of the cash of the day if an entry is changed later.`}
            maxLength={254}
            value={mailTo}
            error={fields.mailTo}
            onChange={(event) => setMailTo(event.target.value)}
          />
          <FormError error={fields.mailTo === undefined ? close.error : null} />
          <p>{t`After closing, nothing can be entered for this day until it is reopened.`}</p>
          <Button type="submit" isPrimary isBusy={close.isPending}>
            {t`Close the day`}
          </Button>
        </div>
      </form>
    </Card>
  );
}
