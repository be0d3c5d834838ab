import { Trans, useLingui } from '@lingui/react/macro';
import { OFFLINE_FEE_RUPEES } from '@shala/contract/shared';
import { IconCash, IconChevronDown, IconChevronRight, IconReceipt } from '@tabler/icons-react';
import { memo } from 'react';
import { formatDate, formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { dueNow, dueOfMonth, feeOfNow, isWithoutFee } from '../lib/dues.ts';
import { thisMonth } from '../lib/today.ts';
import type { Order } from '../payment/use-pay.ts';
import { FeeBadge } from './fee-badge.tsx';
import classes from './fee-list.module.css';
import { MonthRows } from './month-rows.tsx';
import { orderOf, type WantedReceipt } from './order-of.ts';
import { PaidOn } from './paid-on.tsx';
import { PayButtons } from './pay-buttons.tsx';
import type { CounterRow } from './use-counter-list.ts';

type Props = {
  student: CounterRow;
  place: number;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onChoose: (id: string) => void;
  onPay: (order: Order) => void;
  onReceipt: (wanted: WantedReceipt) => void;
};

/** A child at the counter: paid with its day and receipt, or unpaid with the ways to pay; opens to the months of the year. */
export const StudentRow = memo(function StudentRow({ student, place, isCurrent, isOpen, onToggle, onChoose, onPay, onReceipt }: Props) {
  const { t } = useLingui();
  const { _id, name, rollNum, sectionName, className } = student;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const left = student.leftOn ? t`Left on ${formatDate(student.leftOn)}` : '';
  const about = [left, student.admissionNumber, student.guardian, student.phone].filter(Boolean).join(' · ');
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
        <td className={classes.name}>
          <span>{name || t`No name`}</span>
          {about ? <small className={classes.about}>{about}</small> : null}
        </td>
        <td className={classes.quiet}>{`${className} ${sectionName}`}</td>
        <Fee student={student} onPay={onPay} onReceipt={onReceipt} />
      </tr>
      {isOpen ? (
        <tr className={classes.open}>
          <td colSpan={8}>
            <MonthRows student={student} onPay={onPay} onReceipt={onReceipt} />
          </td>
        </tr>
      ) : null}
    </>
  );
});

/** The month of today, what is due by now, and what can be done about it. */
function Fee({ student, onPay, onReceipt }: Pick<Props, 'student' | 'onPay' | 'onReceipt'>) {
  const { t } = useLingui();
  const { _id, name, status, date } = student;
  const fee = feeOfNow(student);
  const hasNone = fee !== null && isWithoutFee(fee);
  const isPaid = status === 'Paid';
  const due = dueNow(student);
  const order = orderOf(student);
  const sum = formatRupees(order?.amount ?? 0);
  // Beside both buttons there is no room for the day; it stands under the amount then.
  const paidOn = isPaid && !hasNone ? <PaidOn date={date} /> : null;
  const amount = isPaid ? (fee?.amount ?? OFFLINE_FEE_RUPEES) : dueOfMonth(student);
  return (
    <>
      <td>
        <FeeBadge isPaid={isPaid} month={thisMonth()} isWithoutFee={hasNone} />
      </td>
      <td data-align="end" className={isPaid ? classes.received : classes.amount}>
        {hasNone ? <span className={classes.quiet}>–</span> : formatRupees(amount, { hasPlus: isPaid, groupsThousands: false })}
        {!isPaid && fee?.charged ? (
          <small className={classes.of}>
            <Trans>balance (fee {formatRupees(fee.charged, { groupsThousands: false })})</Trans>
          </small>
        ) : null}
        {paidOn && order ? <small className={classes.of}>{paidOn}</small> : null}
      </td>
      <td data-align="end" className={due > 0 ? classes.due : classes.quiet}>
        {due > 0 ? formatRupees(due, { groupsThousands: false }) : '–'}
      </td>
      <td>
        {isPaid ? (
          <div className={classes.acts}>
            {paidOn && !order ? <span className={classes.paidOn}>{paidOn}</span> : null}
            {order ? (
              <Button
                size="small"
                icon={<IconCash size={14} stroke={2} aria-hidden="true" />}
                aria-label={t`Collect ${sum}: ${name}`}
                onClick={() => onPay(order)}
              >
                {t`Collect`}
              </Button>
            ) : null}
            {hasNone ? null : (
              <Button
                size="small"
                icon={<IconReceipt size={14} stroke={2} aria-hidden="true" />}
                aria-label={t`Receipt: ${name}`}
                onClick={() => onReceipt({ studentId: _id, month: thisMonth() })}
              >
                {t`Receipt`}
              </Button>
            )}
          </div>
        ) : order ? (
          <PayButtons what={name} onPay={(mode) => onPay({ ...order, mode })} />
        ) : null}
      </td>
    </>
  );
}
