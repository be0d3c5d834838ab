import type { ReactNode } from 'react';
import classes from './plain-table.module.css';

type Props = {
  label?: string /** In hundredths of the window; what is more scrolls below the head. */;
  height: number;
  children: ReactNode;
};

/** A small table in a dialog, whose cells begin at the edge. Long lists are a `DataTable`. */
export function PlainTable({ label, height, children }: Props) {
  return (
    <div className={classes.scroll} style={{ maxHeight: `${height}dvh` }}>
      <table className={classes.table} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
