import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { useFinanceWays } from '../lib/ways.ts';
import classes from './finance-nav.module.css';

/** The ways between the screens of Finance. */
export function FinanceNav() {
  const { t } = useLingui();
  const ways = useFinanceWays();
  return (
    <nav className={classes.nav} aria-label={t`Finance`}>
      {ways.map(({ path, label }) => (
        <NavLink key={path} to={path} end className={classes.way ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
