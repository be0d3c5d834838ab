import { Trans, useLingui } from '@lingui/react/macro';
import { COMPLETE_FEES, type MonthName } from '@shala/contract/shared';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMonth, formatPercent, formatRupees } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { Button } from '#ui/button';
import { HiddenText } from '#ui/controls';
import { ProgressBar } from '#ui/progress';
import type { FeeStudent } from '../api.ts';
import { isWithoutFee, owedBy } from '../lib/dues.ts';
import { monthPlace } from '../lib/today.ts';
import type { Order } from '../payment/use-pay.ts';
import { FeeBadge } from './fee-badge.tsx';
import classes from './fee-list.module.css';
import type { WantedReceipt } from './order-of.ts';
import { PaidOn } from './paid-on.tsx';
import { PayButtons } from './pay-buttons.tsx';

type Props = { student: FeeStudent; onPay: (order: Order) => void; onReceipt: (wanted: WantedReceipt) => void };
type MonthlyFee = FeeStudent['feeStatus']['monthlyFeeStatus'][number];

const money = (amount: number) => formatRupees(amount);

/** A child's year: last year's arrears if any, twelve months, and all of it together. */
export function MonthRows({ student, onPay, onReceipt }: Props) {
  const { t } = useLingui();
  const { arrears, monthlyFeeStatus } = student.feeStatus;
  return (
    <table className={classes.months} aria-label={t`Fees of ${student.name}`}>
      <thead>
        <tr>
          {[t`Month`, t`Status`, t`Amount`, t`Paid on`, t`Collect`].map((head) => (
            <th key={head} scope="col">
              <HiddenText>{head}</HiddenText>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {arrears > 0 ? (
          <tr>
            <th scope="row">{student.earlierYear ? t`Old dues of ${student.earlierYear}` : t`Old dues`}</th>
            <td>
              <FeeBadge isPaid={false} month="Arrears" />
            </td>
            <td data-align="end">{money(arrears)}</td>
            <td className={classes.quiet}>–</td>
            <td />
          </tr>
        ) : null}
        {monthlyFeeStatus.map((fee) => (
          <MonthRow key={fee.month} fee={fee} student={student} onPay={onPay} onReceipt={onReceipt} />
        ))}
      </tbody>
      <tfoot>
        <CompleteRow student={student} onPay={onPay} onReceipt={onReceipt} />
      </tfoot>
    </table>
  );
}

function MonthRow({ fee, student, onPay, onReceipt }: Props & { fee: MonthlyFee }) {
  const { t } = useLingui();
  const { month, amount, date, isPaid, charged } = fee;
  const hasNone = isWithoutFee(fee);
  const isNow = monthPlace(month) === 'now';
  const name = formatMonth(month);
  return (
    <tr data-now={isNow || undefined}>
      <th scope="row">
        <Link to={pathTo(paths.studentFeeMonth, { studentId: student._id, month })} style={{ color: 'inherit' }}>
          {name}
        </Link>
        {isNow ? (
          <small>
            {' '}
            · <Trans>this month</Trans>
          </small>
        ) : null}
      </th>
      <td>
        <FeeBadge isPaid={isPaid} month={month} isWithoutFee={hasNone} />
      </td>
      <td data-align="end">
        {hasNone ? '–' : money(amount)}
        {charged === undefined ? null : <small className={classes.of}>{t`balance (fee ${money(charged)})`}</small>}
      </td>
      <td className={classes.quiet}>
        <PaidOn date={isPaid ? date : null} />
      </td>
      <td>
        {!isPaid && amount > 0 ? (
          <PayButtons
            what={t`${name} of ${student.name}`}
            onPay={(mode) => onPay({ payer: student, month: month as MonthName, amount, mode, owed: owedBy(student) })}
          />
        ) : null}
        {isPaid && !hasNone ? (
          <div className={classes.acts}>
            <Button
              size="small"
              icon={<IconReceipt size={14} stroke={2} aria-hidden="true" />}
              aria-label={t`Receipt: ${name} of ${student.name}`}
              onClick={() => onReceipt({ studentId: student._id, month })}
            >
              {t`Receipt`}
            </Button>
          </div>
        ) : null}
      </td>
    </tr>
  );
}

function CompleteRow({ student, onPay }: Props) {
  const { t } = useLingui();
  const { amountPaid, totalAmount } = student.feeStatus;
  const owed = owedBy(student);
  const share = totalAmount > 0 ? amountPaid / totalAmount : 0;
  const percent = formatPercent(share);
  const total = money(totalAmount);
  return (
    <tr>
      <th scope="row">
        {t`Complete Fees`} <small className={classes.quiet}>{t`(whole year)`}</small>
      </th>
      <td>
        <span className={classes.share}>
          <ProgressBar share={share} label={t`${percent} paid`} />
          {t`${percent} paid`}
        </span>
      </td>
      <td data-align="end">{owed > 0 ? t`${money(owed)} to pay` : money(0)}</td>
      <td className={classes.quiet}>{t`year’s fees ${total}`}</td>
      <td>
        {owed > 0 ? (
          <PayButtons
            what={t`Complete Fees of ${student.name}`}
            onPay={(mode) => onPay({ payer: student, month: COMPLETE_FEES, amount: owed, mode, owed })}
          />
        ) : null}
      </td>
    </tr>
  );
}
