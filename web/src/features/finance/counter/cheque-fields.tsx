import { useLingui } from '@lingui/react/macro';
import { reference } from '@shala/contract/finance';
import { fieldText } from '#lib/field-text';
import { DayField } from '#ui/day-field';
import { TextField } from '#ui/field';
import { AmountInWords } from './amount-field.tsx';
import classes from './payment-dialog.module.css';

type Cheque = { instrumentId: string; bankName: string; chequeDate: string };
type Props = { cheque: Cheque; onChange: (cheque: Cheque) => void; amount: number; problem: string | null };

/** The cheque's number, and what else stands on it. */
export function ChequeFields({ cheque, onChange, amount, problem }: Props) {
  const { t } = useLingui();
  return (
    <>
      <div>
        <TextField
          label={t`Cheque number`}
          placeholder={t`Enter Cheque Number`}
          data-autofocus
          // Chosen with the arrow keys or opened by its own button: the number is what comes next.
          autoFocus
          size="large"
          autoComplete="off"
          inputMode="numeric"
          maxLength={40}
          value={cheque.instrumentId}
          error={problem ?? undefined}
          onChange={(event) => onChange({ ...cheque, instrumentId: event.target.value })}
        />
        <AmountInWords amount={amount} />
      </div>
      <div className={classes.two}>
        <TextField
          label={t`Bank (if known)`}
          maxLength={80}
          value={cheque.bankName}
          onChange={(event) => onChange({ ...cheque, bankName: event.target.value })}
        />
        <DayField label={t`Date on the cheque`} value={cheque.chequeDate} onChange={(chequeDate) => onChange({ ...cheque, chequeDate })} />
      </div>
    </>
  );
}

/** What is wrong with the number of a cheque, draft or transfer; null if nothing is. */
export function referenceProblem(value: string): string | null {
  const result = reference.safeParse(value);
  const issue = result.success ? undefined : result.error.issues[0];
  return issue ? fieldText(issue) : null;
}
