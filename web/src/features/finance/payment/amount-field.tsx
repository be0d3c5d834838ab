import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { sumInWords } from '#lib/format';
import { rupeesProblem } from '../lib/parse-rupees.ts';
import classes from './payment-dialog.module.css';

type Props = {
  value: string;
  onChange: (value: string) => void;
  amount: number;
  problem: string | null;
  label?: string;
  isFirst?: boolean;
};

/** A sum of rupees in large figures, with the same in words below it. */
export function AmountField({ value, onChange, amount, problem, label, isFirst = true }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div>
      <label className={classes.fieldLabel} htmlFor={id}>
        {label ?? t`Amount received`}
      </label>
      <span className={classes.amount}>
        <span aria-hidden="true">₹</span>
        <input
          id={id}
          {...(isFirst ? { 'data-autofocus': true } : {})}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-words`}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <AmountInWords id={`${id}-words`} amount={amount} problem={problem} />
    </div>
  );
}

/** A sum in words by the Indian system, or what is wrong with it. */
function AmountInWords({ id, amount, problem }: { id?: string; amount: number; problem?: string | null }) {
  const words = rupeesProblem(amount) === null ? sumInWords(amount) : '\u00a0';
  return (
    <p className={classes.words} id={id} data-bad={problem ? true : undefined} role={problem ? 'alert' : undefined} translate="no">
      {problem ?? words}
    </p>
  );
}
