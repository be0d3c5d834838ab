import { useState } from 'react';
import classes from './exams.module.css';

type Props = { label: string; value: number | null; onChange: (value: number | null) => void };

/** A number in a cell of a table. What is being typed stays as it is typed, also `12.` on the way to `12.5`. */
export function NumberInput({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className={classes.narrow}
      inputMode="decimal"
      aria-label={label}
      value={typed ?? value ?? ''}
      onChange={({ target }) => {
        const text = target.value.replace(/[^\d.]/g, '');
        setTyped(text);
        onChange(text === '' || Number.isNaN(Number(text)) ? null : Number(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
