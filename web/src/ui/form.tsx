import type { FormEventHandler, ReactNode } from 'react';
import classes from './form.module.css';

type Props = { label: string; onSubmit: FormEventHandler<HTMLFormElement>; children: ReactNode };

/** A form in one column. The contract's schema checks it, so the browser's own bubbles stay away. */
export function Form({ label, onSubmit, children }: Props) {
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate aria-label={label}>
      {children}
    </form>
  );
}

/** Fields that belong side by side. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

/** Boxes to tick that belong together, beside one another. */
export function CheckRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={classes.checks} aria-label={label}>
      {children}
    </fieldset>
  );
}

/** What ends a form: its one act and a quiet way elsewhere. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
