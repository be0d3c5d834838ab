import { useLingui } from '@lingui/react/macro';
import type { listSalaries } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fileAddress } from '#lib/file-address';
import { formatDate, formatRupees, formatShortDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { Button } from '#ui/button';
import type { Column } from '#ui/data-table';
import { StatusBadge } from '#ui/status-badge';
import { CancelledNote } from '../components/cancelled-note.tsx';
import classes from './salary-columns.module.css';

export type Salary = CallAnswer<typeof listSalaries>['staff'][number];

export type SalaryPayment = Salary['payments'][number];
type Reverse = (salary: Salary, payment: SalaryPayment) => void;
type Acts = {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onPay: (salary: Salary) => void;
  onReverse: Reverse;
};

/** The columns of the staff's pay. */
export function useSalaryColumns({ chosen, onChoose, onPay, onReverse }: Acts): Column<Salary>[] {
  const { t } = useLingui();
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return [
    {
      id: 'choose',
      head: t`Select`,
      isHeadHidden: true,
      width: '44px',
      cell: ({ employeeId, name, due }) =>
        due <= 0 ? null : (
          <input
            type="checkbox"
            aria-label={t`Select ${name}`}
            checked={chosen.has(employeeId)}
            onChange={(event) => toggle(employeeId, event.target.checked)}
          />
        ),
    },
    {
      id: 'name',
      head: t`Name`,
      // The code has no column of its own: at 1080 px it would push the buttons out of sight.
      cell: ({ employeeId, employeeCode, name, cancelled }) => (
        <>
          <Link to={pathTo(paths.employeeProfile, { teacherId: employeeId })}>{name}</Link>
          <small className={classes.note}>{employeeCode}</small>
          {cancelled === null ? null : (
            <CancelledNote>
              {t`The payment of ${formatDate(cancelled.paidOn)} was cancelled on ${formatDate(cancelled.cancelledOn)}`}
            </CancelledNote>
          )}
        </>
      ),
    },
    { id: 'role', head: t`Designation`, width: 'clamp(116px, 12vw, 210px)', cell: ({ role }) => role || '–' },
    { id: 'salary', head: t`Salary`, isFigure: true, width: '96px', cell: (salary) => <SalaryCell salary={salary} /> },
    { id: 'state', head: t`Status`, width: '112px', cell: (salary) => <SalaryBadge salary={salary} /> },
    {
      id: 'paid',
      head: t`Paid`,
      isFigure: true,
      width: '96px',
      cell: (salary) => <Lines salary={salary}>{({ amount }) => formatRupees(amount)}</Lines>,
    },
    {
      id: 'on',
      head: t`Paid on`,
      width: '76px',
      isOneLine: true,
      cell: (salary) => <Lines salary={salary}>{({ paidOn }) => formatShortDate(paidOn)}</Lines>,
    },
    {
      id: 'acts',
      head: t`Action`,
      isHeadHidden: true,
      width: '220px',
      cell: (salary) => <SalaryActs salary={salary} onPay={onPay} onReverse={onReverse} />,
    },
  ];
}

/** One line for each payment of the month, and one beside the button that pays the rest: the lines of a row's columns have the same height. */
function Lines({ salary: { payments, due }, children }: { salary: Salary; children: (payment: SalaryPayment) => ReactNode }) {
  if (payments.length === 0) return '–';
  return (
    <>
      {payments.map((payment) => (
        <span key={payment.salaryPaymentId} className={classes.line}>
          {children(payment)}
        </span>
      ))}
      {due > 0 ? <span className={classes.line} /> : null}
    </>
  );
}

function SalaryCell({ salary: { salary, deducted } }: { salary: Salary }) {
  const { t } = useLingui();
  const less = formatRupees(deducted);
  if (salary <= 0) return t`not entered`;
  return (
    <>
      <strong>{formatRupees(salary)}</strong>
      {deducted > 0 ? <small className={classes.note}>{t`${less} deducted`}</small> : null}
    </>
  );
}

function SalaryActs({ salary, onPay, onReverse }: { salary: Salary; onPay: Acts['onPay']; onReverse: Reverse }) {
  const { t } = useLingui();
  const { name, due, payments } = salary;
  return (
    <>
      {payments.map((payment) => {
        const day = formatDate(payment.paidOn);
        return (
          <span key={payment.salaryPaymentId} className={`${classes.line} ${classes.acts}`}>
            <a
              href={fileAddress(payment.slipUrl)}
              target="_blank"
              rel="noreferrer"
              aria-label={payments.length > 1 ? t`Salary slip of ${name}, ${day}` : t`Salary slip of ${name}`}
            >
              {t`Salary slip`}
            </a>
            <Button
              size="small"
              aria-label={payments.length > 1 ? t`Cancel salary payment of ${name}, ${day}` : t`Cancel salary payment of ${name}`}
              onClick={() => onReverse(salary, payment)}
            >
              {t`Cancel payment`}
            </Button>
          </span>
        );
      })}
      {due > 0 ? (
        <span className={`${classes.line} ${classes.acts}`}>
          <Button size="small" aria-label={t`Pay salary of ${name}`} onClick={() => onPay(salary)}>
            {t`Pay salary`}
          </Button>
        </span>
      ) : null}
    </>
  );
}

function SalaryBadge({ salary: { isPaid, payments, due } }: { salary: Salary }) {
  const { t } = useLingui();
  const balance = formatRupees(due);
  const icon = isPaid ? <IconCircleCheck size={14} stroke={2} /> : <IconClock size={14} stroke={2} />;
  return (
    <>
      <StatusBadge tone={isPaid ? 'good' : 'warn'} icon={icon}>
        {isPaid ? t`Paid` : payments.length > 0 ? t`Part paid` : t`Unpaid`}
      </StatusBadge>
      {payments.length > 0 && due > 0 ? <small className={classes.note}>{t`Balance ${balance}`}</small> : null}
    </>
  );
}
