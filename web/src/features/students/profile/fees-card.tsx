import { Trans, useLingui } from '@lingui/react/macro';
import { getStudentFees } from '@shala/contract/finance';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMonth, formatPercent, formatRupees, formatShortDate } from '#lib/format';
import { overdueOf } from '#lib/overdue-of';
import { paths, pathTo } from '#lib/paths';
import { Card } from '#ui/card';
import { HiddenText } from '#ui/controls';
import { ErrorState } from '#ui/error-state';
import { SkeletonRows } from '#ui/skeleton';
import { useStudents } from '../api.ts';
import classes from './profile.module.css';

const MARKS = { paid: IconCircleCheck, overdue: IconAlertTriangle, due: IconCircleDashed, none: IconCircleDashed };

/** The student's fees of the year, month by month. */
export function FeesCard({ studentId }: { studentId: string }) {
  const { t } = useLingui();
  const query = useStudents(getStudentFees, { params: { studentId } });
  const fees = query.data;
  const words = { paid: t`paid`, overdue: t`overdue`, due: t`not yet paid`, none: t`no fee charged` };
  if (!fees)
    return (
      <Card title={t`Fees`}>
        {query.error ? (
          <ErrorState
            title={t`The fees could not be opened`}
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <SkeletonRows count={3} height={32} />
        )}
      </Card>
    );
  const last = fees.payments.find(({ state }) => state === 'live');
  const overdue = formatRupees(overdueOf(fees));
  const old = fees.arrears.left > 0 ? formatRupees(fees.arrears.left) : null;
  const next = fees.months.find(({ left, isOverdue }) => left > 0 && !isOverdue);
  return (
    <Card
      title={t`Fees ${fees.year}`}
      fact={t`${formatRupees(fees.paid)} of ${formatRupees(fees.charged)} paid, ${formatPercent(fees.charged > 0 ? fees.paid / fees.charged : 0)}`}
      action={<Link to={`${paths.payments}?student=${studentId}`}>{t`All receipts`}</Link>}
    >
      <div className={classes.body}>
        <div className={classes.months}>
          {fees.months.map(({ month, charged, isPaid, isOverdue }) => {
            const state = charged === 0 ? 'none' : isPaid ? 'paid' : isOverdue ? 'overdue' : 'due';
            const Mark = MARKS[state];
            return (
              <Link key={month} className={classes.month} data-state={state} to={pathTo(paths.studentFeeMonth, { studentId, month })}>
                {formatMonth(month, 'short')}
                <Mark size={14} stroke={2} aria-hidden="true" />
                <HiddenText>{words[state]}</HiddenText>
              </Link>
            );
          })}
        </div>
        <p className={classes.foot}>
          <span>
            {last ? (
              <Trans>
                Last receipt {last.financialYear}/{last.receiptNo}: {formatRupees(last.amount)} on {formatShortDate(last.paidOn)}
              </Trans>
            ) : (
              <Trans>No receipts yet</Trans>
            )}
          </span>
          <span>
            {[
              old && !fees.arrears.isOverdue ? t`Old dues ${old}` : '',
              overdueOf(fees) === 0
                ? ''
                : old && fees.arrears.isOverdue
                  ? t`Overdue ${overdue} (with old dues of ${old})`
                  : t`Overdue ${overdue}`,
              next?.dueOn ? t`Next due ${formatShortDate(next.dueOn)}` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      </div>
    </Card>
  );
}
