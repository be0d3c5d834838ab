import { type ComponentProps, useState } from 'react';
import classes from './papers.module.css';

type Props = {
  label: string;
  value: number | null;
  least: number;
  most: number;
  step?: number;
  /** True: it may be left empty. */
  isOptional?: boolean;
  onChange: (value: number | null) => void;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>;

/** A number within a row. What is typed counts when it is usable; on leaving, the box shows what counts. */
export function NumberCell({ label, value, least, most, step = 1, isOptional = false, onChange, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    if (text.trim() === '') {
      if (isOptional) onChange(null);
      return;
    }
    const number = Math.round(Number(text) / step) * step;
    if (Number.isFinite(number)) onChange(Math.min(most, Math.max(least, number)));
  };
  return (
    <input
      {...input}
      type="number"
      aria-label={label}
      className={classes.number}
      min={least}
      max={most}
      step={step}
      value={typed ?? value ?? ''}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
