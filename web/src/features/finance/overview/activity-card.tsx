import { useLingui } from '@lingui/react/macro';
import { getRecentActivites } from '@shala/contract/finance';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatRupees, formatShortDate } from '#lib/format';
import { paths } from '#lib/paths';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { Text } from '#ui/layout';
import { SkeletonRows } from '#ui/skeleton';
import { useFinance } from '../api.ts';
import classes from './overview.module.css';

/** As the call names it; it is said in the person's language. */
const FEE_PAYMENT = 'Fee Payment';

/** The latest payments. */
export function ActivityCard() {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useFinance(getRecentActivites, {});
  return (
    <div className={classes.activity}>
      <Card title={t`Recent Activity`} action={<Link to={paths.payments}>{t`All receipts`}</Link>}>
        {isPending ? (
          <SkeletonRows count={9} height={53} />
        ) : !data ? (
          <ErrorState
            title={t`The recent activity could not be opened`}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : data.length === 0 ? (
          <EmptyState icon={<IconReceipt size={24} stroke={1.75} />} title={t`No recent activities found`} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          <ul className={classes.list} tabIndex={0} aria-label={t`Recent Activity`}>
            {data.map(({ _id, title, student, className, Amount, date }) => (
              <li key={_id} className={classes.item}>
                <span className={classes.name}>{student}</span>
                <Text span c="var(--c-good)" fw={600} ta="end">
                  {formatRupees(Amount, { hasPlus: true })}
                </Text>
                <span className={classes.quiet}>
                  {[title === '' || title === FEE_PAYMENT ? t`Fee Payment` : title, className ? t`Class ${className}` : '']
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className={classes.quiet}>{formatShortDate(date)}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
