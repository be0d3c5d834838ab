import { Plural, Trans } from '@lingui/react/macro';
import { toPaise, toRupees } from '@shala/contract/shared';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { formatMonth, formatNumber, formatRupees } from '#lib/format';
import type { FeeStudent } from '../api.ts';
import { isWithoutFee } from '../lib/dues.ts';
import { thisMonth } from '../lib/today.ts';
import classes from './fee-list.module.css';

/** How many of these have paid the month of today, how many owe it, and the sums. */
export function monthFigures(students: FeeStudent[]) {
  const month = thisMonth();
  const sums = { paid: 0, paidPaise: 0, unpaid: 0, unpaidPaise: 0 };
  for (const { feeStatus } of students) {
    const fee = feeStatus.monthlyFeeStatus.find((item) => item.month === month);
    const paise = toPaise(fee?.amount ?? 0);
    if (fee && isWithoutFee(fee)) continue;
    if (fee?.isPaid) {
      sums.paid += 1;
      sums.paidPaise += paise;
    } else {
      sums.unpaid += 1;
      sums.unpaidPaise += paise;
    }
  }
  return { paid: sums.paid, paidAmount: toRupees(sums.paidPaise), unpaid: sums.unpaid, unpaidAmount: toRupees(sums.unpaidPaise) };
}

/** The count and the sums of what is shown, at the foot of the list. */
export function ListFoot({ students, place }: { students: FeeStudent[]; place: string }) {
  const { paid, paidAmount, unpaid, unpaidAmount } = monthFigures(students);
  const month = formatMonth(thisMonth());
  const sum = (amount: number) => formatRupees(amount);
  const [paidText, unpaidText] = [`${formatNumber(paid)}`, `${formatNumber(unpaid)}`];
  const [paidSum, unpaidSum] = [sum(paidAmount), sum(unpaidAmount)];
  return (
    <div className={classes.foot}>
      <span>
        <Plural value={students.length} one="# student" other="# students" />
      </span>
      <span>
        <IconCircleCheck className={classes.good} size={15} stroke={1.75} aria-hidden="true" />
        <Trans>
          {paidText} paid in full, {paidSum}
        </Trans>
      </span>
      <span>
        <IconClock className={classes.warn} size={15} stroke={1.75} aria-hidden="true" />
        <Trans>
          {unpaidText} unpaid, {unpaidSum}
        </Trans>
      </span>
      <span>
        <Trans>
          {month}, {place}
        </Trans>
      </span>
    </div>
  );
}
