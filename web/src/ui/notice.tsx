import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** A quiet sentence, or a few steps, above what it is about. */
export function Notice({ children, icon }: { children: ReactNode; icon?: ReactNode }) {
  return (
    <div className={classes.notice} role="status">
      {icon ?? <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />}
      <div>{children}</div>
    </div>
  );
}
