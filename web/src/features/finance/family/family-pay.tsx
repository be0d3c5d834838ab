import { useLingui } from '@lingui/react/macro';
import { PAYMENT_MODES, type PaymentMode, payFamily, splitFamilySum } from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { formatRupees } from '#lib/format';
import { newKey } from '#lib/new-key';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { useFinanceAct } from '../api.ts';
import facts from '../components/facts.module.css';
import { AmountField } from '../counter/amount-field.tsx';
import { parseRupees, rupeesProblem } from '../lib/parse-rupees.ts';
import { useFinanceWords } from '../lib/words.ts';
import { InstrumentFields, instrumentOf, instrumentProblem, NO_INSTRUMENT } from '../students/instrument-fields.tsx';
import classes from './family.module.css';
import type { Child } from './family-dues.tsx';

type Props = { family: Child[]; onPaid: (receipts: CallAnswer<typeof payFamily>['receipts']) => void };

/** Takes one sum and shows, before it is recorded, what of it is for whom. */
export function FamilyPay({ family, onPaid }: Props) {
  const { t } = useLingui();
  const { modes } = useFinanceWords();
  const [key] = useState(newKey);
  const [text, setText] = useState(() => String(toRupees(family.reduce((total, child) => total + toPaise(child.owedToday), 0))));
  const [mode, setMode] = useState<PaymentMode>('cash');
  const [instrument, setInstrument] = useState(NO_INSTRUMENT);
  const [problems, setProblems] = useState<{ amount: string | null; reference: string | null }>({ amount: null, reference: null });
  const pay = useFinanceAct(payFamily, { onDone: ({ receipts }) => onPaid(receipts) });
  const amount = parseRupees(text);
  const { parts, left } = rupeesProblem(amount) === null ? splitFamilySum(amount, family) : { parts: [], left: 0 };
  const sum = formatRupees(Number.isNaN(amount) ? 0 : amount);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tooMuch = left > 0 ? t`This is ${formatRupees(left)} more than the family owes.` : null;
    const found = { amount: rupeesProblem(amount) ?? tooMuch, reference: mode === 'cash' ? null : instrumentProblem(instrument) };
    setProblems(found);
    if (found.amount || found.reference) return;
    pay.mutate({ input: { body: { parts, mode, ...(mode === 'cash' ? {} : instrumentOf(instrument)) } }, key });
  };
  return (
    <Card title={t`Take one sum`}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.fields}>
          <AmountField value={text} onChange={setText} amount={amount} problem={problems.amount} />
          <ChoiceField
            label={t`Paid by`}
            placeholder={modes.cash}
            value={mode === 'cash' ? '' : mode}
            choices={PAYMENT_MODES.filter((name) => name !== 'cash').map((name) => ({ value: name, label: modes[name] }))}
            onChange={(event) => setMode((event.target.value || 'cash') as PaymentMode)}
          />
          {mode === 'cash' ? null : <InstrumentFields value={instrument} onChange={setInstrument} problem={problems.reference} />}
          <FormError error={pay.error} />
          <Button type="submit" isPrimary isBusy={pay.isPending}>
            {t`Record ${sum} for the family`}
          </Button>
        </div>
        <div>
          <h3 className={facts.title}>{t`What of it is for whom`}</h3>
          <ul className={facts.lines}>
            {parts.map((part) => (
              <li key={part.studentId}>
                <span>{family.find(({ id }) => id === part.studentId)?.name}</span>
                <strong>{formatRupees(part.amount)}</strong>
              </li>
            ))}
          </ul>
        </div>
      </form>
    </Card>
  );
}
