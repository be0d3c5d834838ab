import type { ReactNode } from 'react';
import classes from './modal.module.css';

/** What ends a dialog: the way back at the left, the act at the right. */
export function ModalFoot({ children }: { children: ReactNode }) {
  return (
    <div className={classes.foot} data-foot="">
      {children}
    </div>
  );
}
