import type { ReactNode } from 'react';
import classes from './card.module.css';

type Props = { title?: string; fact?: ReactNode; action?: ReactNode; children: ReactNode };

/** A hairline around what belongs together; its title carries a quiet fact and at most one action. */
export function Card({ title, fact, action, children }: Props) {
  return (
    <section className={classes.card}>
      {title ? (
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {fact ? <span className={classes.fact}>{fact}</span> : null}
          {action ? <span className={classes.action}>{action}</span> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
