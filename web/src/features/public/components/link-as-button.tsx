import type { ReactNode } from 'react';
import classes from './link-as-button.module.css';

type Props = { href: string; children: ReactNode; isPrimary?: boolean; size?: 'small' | 'large' };

/** A link that looks like a button. Its own, because the app's buttons bring the component library along. */
export function LinkAsButton({ href, children, isPrimary = false, size = 'large' }: Props) {
  return (
    <a href={href} className={`${classes.button} ${isPrimary ? classes.primary : classes.plain} ${classes[size]}`}>
      {children}
    </a>
  );
}
