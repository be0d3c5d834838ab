import { useLingui } from '@lingui/react/macro';
import type { listSalaries } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fileAddress } from '#lib/file-address';
import { formatDate, formatRupees, formatShortDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { Button } from '#ui/button';
import type { Column } from '#ui/data-table';
import { StatusBadge } from '#ui/status-badge';
import { CancelledNote } from '../components/cancelled-note.tsx';

export type Salary = CallAnswer<typeof listSalaries>['staff'][number];

type Acts = { chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void; onReverse: (salary: Salary) => void };

/** The columns of the staff's pay. */
export function useSalaryColumns({ chosen, onChoose, onReverse }: Acts): Column<Salary>[] {
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
      cell: ({ employeeId, name, isPaid, salary }) =>
        isPaid || salary <= 0 ? null : (
          <input
            type="checkbox"
            aria-label={t`Select ${name}`}
            checked={chosen.has(employeeId)}
            onChange={(event) => toggle(employeeId, event.target.checked)}
          />
        ),
    },
    { id: 'code', head: t`Code`, width: '64px', isOneLine: true, cell: ({ employeeCode }) => employeeCode },
    {
      id: 'name',
      head: t`Name`,
      cell: ({ employeeId, name, cancelled }) => (
        <>
          <Link to={pathTo(paths.employeeProfile, { teacherId: employeeId })}>{name}</Link>
          {cancelled === null ? null : (
            <CancelledNote>
              {t`The payment of ${formatDate(cancelled.paidOn)} was cancelled on ${formatDate(cancelled.cancelledOn)}`}
            </CancelledNote>
          )}
        </>
      ),
    },
    { id: 'role', head: t`Designation`, width: 'clamp(150px, 12vw, 210px)', cell: ({ role }) => role || '–' },
    {
      id: 'salary',
      head: t`Salary`,
      isFigure: true,
      width: '110px',
      cell: ({ salary, paidAmount }) => (salary > 0 || paidAmount ? <strong>{formatRupees(paidAmount ?? salary)}</strong> : t`not entered`),
    },
    { id: 'state', head: t`Status`, width: '104px', cell: ({ isPaid }) => <SalaryBadge isPaid={isPaid} /> },
    { id: 'on', head: t`Paid on`, width: '76px', isOneLine: true, cell: ({ paidOn }) => (paidOn ? formatShortDate(paidOn) : '–') },
    {
      id: 'acts',
      head: t`Action`,
      isHeadHidden: true,
      width: '136px',
      cell: (salary) => <PaidActs salary={salary} onReverse={onReverse} />,
    },
  ];
}

function PaidActs({ salary, onReverse }: { salary: Salary; onReverse: Acts['onReverse'] }) {
  const { t } = useLingui();
  const { slipUrl, name } = salary;
  if (slipUrl === null) return null;
  return (
    <span style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 12 }}>
      <a href={fileAddress(slipUrl)} target="_blank" rel="noreferrer" aria-label={t`Salary slip of ${name}`}>
        {t`Salary slip`}
      </a>
      <Button size="small" aria-label={t`Cancel salary payment of ${name}`} onClick={() => onReverse(salary)}>
        {t`Cancel payment`}
      </Button>
    </span>
  );
}

function SalaryBadge({ isPaid }: { isPaid: boolean }) {
  const { t } = useLingui();
  return (
    <StatusBadge
      tone={isPaid ? 'good' : 'warn'}
      icon={isPaid ? <IconCircleCheck size={14} stroke={2} /> : <IconClock size={14} stroke={2} />}
    >
      {isPaid ? t`Paid` : t`Unpaid`}
    </StatusBadge>
  );
}
