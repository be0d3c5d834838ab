import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router';
import { paths } from '#lib/paths';
import { BrandMark } from '#ui/brand-mark';
import classes from './data-bar.module.css';

/** The way back from school data, where the sidebar is hidden, and the way along its parts. */
export function DataBar() {
  const { t } = useLingui();
  const parts = [
    { path: paths.schoolData, label: t`Overview` },
    { path: paths.schoolProfile, label: t`School profile` },
    { path: paths.classesData, label: t`Classes` },
    { path: paths.subjectsData, label: t`Subjects` },
    { path: paths.feesData, label: t`Fees` },
    { path: paths.openingBalances, label: t`Opening balances` },
    { path: paths.health, label: t`Health` },
  ];
  return (
    <header className={classes.bar}>
      <Link to={paths.homepage} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        <BrandMark size={20} />
        <Trans>Back to Dashboard</Trans>
      </Link>
      <nav className={classes.parts} aria-label={t`School data`}>
        {parts.map(({ path, label }) => (
          <NavLink key={path} to={path} end className={classes.part ?? ''}>
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}
