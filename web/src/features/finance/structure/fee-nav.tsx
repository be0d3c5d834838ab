import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { paths } from '#lib/paths';
import classes from '../components/finance-nav.module.css';

/** The ways between what is set once for the fees of a year. */
export function FeeNav() {
  const { t } = useLingui();
  const ways = [
    { path: paths.feesData, label: t`Fees of the classes` },
    { path: paths.feeRulesData, label: t`Rules` },
    { path: paths.concessionsData, label: t`Concessions` },
  ];
  return (
    <nav className={classes.nav} aria-label={t`Fees`}>
      {ways.map(({ path, label }) => (
        <NavLink key={path} to={path} end className={classes.way ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
