import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import ways from '../../../ui/ways.module.css';
import { isWithin, useFinanceTabs } from '../lib/ways.ts';
import classes from './finance-nav.module.css';

/** The tabs of Finance, with the screens of the open one beside them. */
export function FinanceNav() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const tabs = useFinanceTabs();
  const open = tabs.find((tab) => isWithin(tab, pathname));
  return (
    <nav className={`${ways.nav} ${classes.nav}`} aria-label={t`Finance`}>
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.ways[0].path} className={ways.way ?? ''} aria-current={tab === open ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
      {open && open.ways.length > 1 ? (
        <span className={`${ways.end} ${classes.within}`}>
          {open.ways.map(({ path, label, others = [] }) => (
            <Link key={path} to={path} aria-current={path === pathname || others.includes(pathname) ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </span>
      ) : null}
    </nav>
  );
}
