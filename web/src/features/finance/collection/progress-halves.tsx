import { useLingui } from '@lingui/react/macro';
import { getFinanceDetails, getFinanceDetailsOfAClass } from '@shala/contract/finance';
import type { MonthName } from '@shala/contract/shared';
import { formatMonth, formatPercent, formatRupees } from '#lib/format';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { ProgressBar } from '#ui/progress';
import { SkeletonRows } from '#ui/skeleton';
import { type ClassItem, useFinance } from '../api.ts';
import classes from './collection.module.css';

type Sums = { totalAmount: number; collectedAmount: number };

/** How the month is doing: the whole school beside the chosen class. */
export function ProgressHalves({ month, item }: { month: MonthName; item: ClassItem | undefined }) {
  const { t } = useLingui();
  const school = useFinance(getFinanceDetails, { body: { month } });
  const ofClass = useFinance(getFinanceDetailsOfAClass, { body: { classId: item?._id ?? '', month } }, item !== undefined);
  const failed = school.error ?? ofClass.error;
  if (failed && (!school.data || (item && !ofClass.data))) {
    const retry = () => {
      void school.refetch();
      if (item) void ofClass.refetch();
    };
    return (
      <div style={{ marginBottom: 20 }}>
        <Card>
          <ErrorState title={t`The collected amounts could not be opened`} error={failed} onRetry={retry} isRetrying={school.isFetching} />
        </Card>
      </div>
    );
  }
  return (
    <div className={classes.halves}>
      <Half title={t`Whole school, ${formatMonth(month)}`} sums={school.data} />
      {item ? <Half title={t`Class ${item.className} Students`} note={t`all sections, ${formatMonth(month)}`} sums={ofClass.data} /> : null}
    </div>
  );
}

function Half({ title, note, sums }: { title: string; note?: string; sums: Sums | undefined }) {
  const { t } = useLingui();
  if (!sums) {
    return (
      <div className={classes.half}>
        <SkeletonRows count={1} height={104} />
      </div>
    );
  }
  const { totalAmount, collectedAmount } = sums;
  const share = totalAmount > 0 ? collectedAmount / totalAmount : 0;
  return (
    <section className={classes.half} aria-label={title}>
      <p className={classes.between}>
        <span>
          {title} {note ? <small>({note})</small> : null}
        </span>
        <strong>{formatPercent(share)}</strong>
      </p>
      <ProgressBar share={share} label={t`Collected: ${title}`} size="large" />
      <dl className={classes.sums}>
        <div>
          <dt>{t`Collected Amount`}</dt>
          <dd>{formatRupees(collectedAmount)}</dd>
        </div>
        <div>
          <dt>{t`Total Amount`}</dt>
          <dd>{formatRupees(totalAmount)}</dd>
        </div>
      </dl>
    </section>
  );
}
