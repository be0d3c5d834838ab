import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** One quiet sentence above what it is about. */
export function Notice({ children, icon }: { children: ReactNode; icon?: ReactNode }) {
  return (
    <p className={classes.notice} role="status">
      {icon ?? <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />}
      <span>{children}</span>
    </p>
  );
}
