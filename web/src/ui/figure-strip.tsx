import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './figure-strip.module.css';

/** Figures side by side in one card, cut by rules. */
export function FigureStrip({ children, columns }: { children: ReactNode; columns?: string }) {
  return (
    <div className={classes.strip} style={columns ? { display: 'grid', gridTemplateColumns: columns } : undefined}>
      {children}
    </div>
  );
}

type FigureProps = {
  label: string;
  figure: ReactNode;
  /** What the figure is measured against. */
  note?: ReactNode;
  /** Where its rows are. */
  to?: string;
};

/** One figure; it leads to its rows. */
export function Figure({ label, figure, note, to }: FigureProps) {
  const words = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.figure}>{figure}</span>
      {note ? <span className={classes.note}>{note}</span> : null}
    </>
  );
  return to ? (
    <Link className={classes.cell} to={to}>
      {words}
    </Link>
  ) : (
    <div className={classes.cell}>{words}</div>
  );
}
