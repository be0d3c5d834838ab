import { useLingui } from '@lingui/react/macro';
import { DayField } from '#ui/day-field';
import { ChoiceField, TextAreaField, TextField } from '#ui/field';
import type { Prepared } from '../api.ts';
import { labelWords } from '../lib/label-words.ts';

type Field = Pick<Prepared['fields'][number], 'key' | 'label' | 'kind' | 'choices' | 'isRequired'> & { isKept?: boolean };
type Props = { field: Field; value: string; today: string; error?: string | undefined; onChange: (value: string) => void };

/** A field of a certificate, as its kind wants to be filled in. */
export function ValueField({ field, value, today, error, onChange }: Props) {
  const { t } = useLingui();
  const { key, kind, choices, isRequired, isKept = false } = field;
  const name = labelWords(field.label);
  const words = {
    label: isRequired ? `${name} *` : name,
    error,
    ...(isKept ? { description: t`Also saved in the record` } : {}),
  };
  if (kind === 'day') return <DayField {...words} name={key} max={today} value={value} onChange={onChange} />;
  if (kind === 'choice')
    return (
      <ChoiceField
        {...words}
        name={key}
        placeholder={t`Select`}
        value={value}
        choices={(choices.includes(value) || value === '' ? choices : [value, ...choices]).map((choice) => ({
          value: choice,
          label: choice,
        }))}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const input = { name: key, maxLength: 600, value };
  if (kind === 'number')
    return <TextField {...words} {...input} inputMode="numeric" maxLength={6} onChange={(event) => onChange(event.target.value)} />;
  if (kind === 'long') return <TextAreaField {...words} {...input} rows={2} onChange={(event) => onChange(event.target.value)} />;
  return <TextField {...words} {...input} onChange={(event) => onChange(event.target.value)} />;
}
