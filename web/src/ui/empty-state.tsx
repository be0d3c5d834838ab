import type { ReactNode } from 'react';
import classes from './state.module.css';

type Props = { icon: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** In the place of what is not there: one sentence why, and the first step. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      {children ? <div className={classes.text}>{children}</div> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
