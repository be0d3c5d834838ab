import type { ReactNode } from 'react';
import { CheckField } from '#ui/field';
import classes from './rules.module.css';

type Props<T> = {
  legend: ReactNode;
  options: readonly (readonly [value: T, label: string])[];
  value: readonly T[];
  onChange: (value: T[]) => void;
};

/** Several of a few, ticked: classes or days of a rule. */
export function TickList<T extends string | number>({ legend, options, value, onChange }: Props<T>) {
  return (
    <fieldset className={classes.classes}>
      <legend>{legend}</legend>
      {options.map(([one, label]) => (
        <CheckField
          key={one}
          label={label}
          checked={value.includes(one)}
          onChange={({ target }) => onChange(target.checked ? [...value, one] : value.filter((other) => other !== one))}
        />
      ))}
    </fieldset>
  );
}
