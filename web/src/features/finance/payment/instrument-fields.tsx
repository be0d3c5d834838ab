import { useLingui } from '@lingui/react/macro';
import { type PaymentMode, reference } from '@shala/contract/finance';
import { fieldText } from '#lib/field-text';
import { DayField } from '#ui/day-field';
import { TextField } from '#ui/field';
import classes from './payment-dialog.module.css';

export const NO_INSTRUMENT = { reference: '', bankName: '', instrumentDate: '' };
export type Instrument = typeof NO_INSTRUMENT;
type Mode = Exclude<PaymentMode, 'cash'>;
type Props = { mode: Mode; value: Instrument; onChange: (value: Instrument) => void; problem: string | null };

/** The number of a cheque, draft, transfer or card slip, and for those of a bank which one and of which day. */
export function InstrumentFields({ mode, value, onChange, problem }: Props) {
  const { t } = useLingui();
  const numbers: Record<Mode, { label: string; placeholder: string }> = {
    cheque: { label: t`Cheque number`, placeholder: t`Enter Cheque Number` },
    upi: { label: t`UPI reference number`, placeholder: t`12 digits, as the bank's message shows` },
    card: { label: t`Card slip number`, placeholder: t`As printed on the slip` },
    'bank transfer': { label: t`Transfer reference (UTR)`, placeholder: t`As the bank's message shows` },
    draft: { label: t`Draft number`, placeholder: t`As printed on the draft` },
  };
  return (
    <>
      <TextField
        {...numbers[mode]}
        data-autofocus
        autoComplete="off"
        inputMode={mode === 'cheque' || mode === 'upi' ? 'numeric' : 'text'}
        maxLength={40}
        value={value.reference}
        error={problem ?? undefined}
        onChange={(event) => onChange({ ...value, reference: event.target.value })}
      />
      {mode === 'upi' || mode === 'card' ? null : (
        <div className={classes.two}>
          <TextField
            label={t`Bank (if known)`}
            maxLength={80}
            value={value.bankName}
            onChange={(event) => onChange({ ...value, bankName: event.target.value })}
          />
          <DayField
            label={mode === 'cheque' ? t`Date on the cheque` : t`Date`}
            value={value.instrumentDate}
            onChange={(instrumentDate) => onChange({ ...value, instrumentDate })}
          />
        </div>
      )}
    </>
  );
}

/** An instrument as the calls take it: what was left empty is left out. */
export function instrumentOf({ reference: number, bankName, instrumentDate }: Instrument) {
  return { reference: number, ...(bankName.trim() ? { bankName } : {}), ...(instrumentDate ? { instrumentDate } : {}) };
}

/** What is wrong with the number of a cheque, draft or transfer; null if nothing is. */
export function instrumentProblem({ reference: number }: Instrument): string | null {
  const result = reference.safeParse(number);
  const issue = result.success ? undefined : result.error.issues[0];
  return issue ? fieldText(issue) : null;
}
