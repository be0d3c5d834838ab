import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

type Props = { tone: 'good' | 'warn' | 'bad' | 'plain'; icon: ReactNode; children: ReactNode };

/** A state in an icon and one or two words; colour only repeats them. */
export function StatusBadge({ tone, icon, children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      {children}
    </span>
  );
}
