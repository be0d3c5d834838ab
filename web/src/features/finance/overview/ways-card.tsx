import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Card } from '#ui/card';
import { useFinanceWays } from '../lib/ways.ts';
import classes from './overview.module.css';

/** The other screens of Finance. */
export function WaysCard() {
  const { t } = useLingui();
  const ways = useFinanceWays();
  return (
    <Card title={t`Counter and books`}>
      <nav className={classes.ways} aria-label={t`Finance`}>
        {ways.map(({ path, label, Icon }) => (
          <Link key={path} to={path}>
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
    </Card>
  );
}
