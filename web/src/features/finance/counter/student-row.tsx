import { useLingui } from '@lingui/react/macro';
import { CURRENT_MONTH, OFFLINE_FEE_RUPEES } from '@shala/contract/shared';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { formatRupees } from '#lib/format';
import type { FeeStudent } from '../api.ts';
import { thisMonth } from '../lib/today.ts';
import { FeeBadge } from './fee-badge.tsx';
import classes from './fee-list.module.css';
import { MonthRows } from './month-rows.tsx';
import { PaidOn } from './paid-on.tsx';
import { PayButtons } from './pay-buttons.tsx';
import type { Order } from './use-pay.ts';

type Props = {
  student: FeeStudent;
  place: number;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onChoose: (id: string) => void;
  onPay: (order: Order) => void;
};

/** A child at the counter: paid with its day, or unpaid with the two ways to pay; opens to the months of the year. */
export const StudentRow = memo(function StudentRow({ student, place, isCurrent, isOpen, onToggle, onChoose, onPay }: Props) {
  const { t } = useLingui();
  const { _id, name, rollNum, sectionName, className, status, date } = student;
  const isPaid = status === 'Paid';
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <tr
        className={classes.row}
        data-student={_id}
        data-current={isCurrent || undefined}
        aria-rowindex={place}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={() => onChoose(_id)}
      >
        <td>
          <button
            type="button"
            className={classes.expand}
            aria-expanded={isOpen}
            aria-label={t`Months of ${name}`}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onToggle(_id)}
          >
            <Chevron size={16} stroke={1.75} aria-hidden="true" />
          </button>
        </td>
        <td data-align="end" className={classes.quiet}>
          {rollNum ?? '–'}
        </td>
        <td className={classes.name}>{name}</td>
        <td className={classes.quiet}>{`${className} ${sectionName}`}</td>
        <td>
          <FeeBadge isPaid={isPaid} month={thisMonth()} />
        </td>
        <td data-align="end" className={isPaid ? classes.received : classes.amount}>
          {formatRupees(OFFLINE_FEE_RUPEES, { hasPlus: isPaid, groupsThousands: false })}
        </td>
        <td className={classes.quiet}>{isPaid ? <PaidOn date={date} /> : null}</td>
        <td>
          {isPaid ? null : (
            <PayButtons what={name} onPay={(mode) => onPay({ student, month: CURRENT_MONTH, amount: OFFLINE_FEE_RUPEES, mode })} />
          )}
        </td>
      </tr>
      {isOpen ? (
        <tr className={classes.open}>
          <td colSpan={8}>
            <MonthRows student={student} onPay={onPay} />
          </td>
        </tr>
      ) : null}
    </>
  );
});
