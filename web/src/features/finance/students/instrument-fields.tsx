import { useLingui } from '@lingui/react/macro';
import { DayField } from '#ui/day-field';
import { TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { referenceProblem } from '../counter/cheque-fields.tsx';

export const NO_INSTRUMENT = { reference: '', bankName: '', instrumentDate: '' };
type Instrument = typeof NO_INSTRUMENT;
type Props = { value: Instrument; onChange: (value: Instrument) => void; problem: string | null };

/** What stands on a cheque, draft, transfer or slip. */
export function InstrumentFields({ value, onChange, problem }: Props) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Number of the cheque, draft, transfer or slip`}
        maxLength={40}
        autoComplete="off"
        value={value.reference}
        error={problem ?? undefined}
        onChange={(event) => onChange({ ...value, reference: event.target.value })}
      />
      <FormRow>
        <TextField
          label={t`Bank (if known)`}
          maxLength={80}
          value={value.bankName}
          onChange={(event) => onChange({ ...value, bankName: event.target.value })}
        />
        <DayField label={t`Its date`} value={value.instrumentDate} onChange={(instrumentDate) => onChange({ ...value, instrumentDate })} />
      </FormRow>
    </>
  );
}

/** An instrument as the calls take it: what was left empty is left out. */
export function instrumentOf({ reference, bankName, instrumentDate }: Instrument) {
  return { reference, ...(bankName.trim() ? { bankName } : {}), ...(instrumentDate ? { instrumentDate } : {}) };
}

/** What is wrong with an instrument; null if nothing is. */
export function instrumentProblem({ reference }: Instrument): string | null {
  return referenceProblem(reference);
}
