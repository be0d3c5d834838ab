import { Plural, useLingui } from '@lingui/react/macro';
import { getLeaveBalances } from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconPencil, IconPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { leaveTypeWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, SearchBox } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { useAttendance } from '../api.ts';
import classes from './leave.module.css';
import { TypeDialog } from './type-dialog.tsx';

type Balances = CallAnswer<typeof getLeaveBalances>;
type Row = Balances['employees'][number];
type LeaveType = Balances['types'][number];

/** What is left of each type of leave this year, by employee; and the types themselves. */
export function LeaveBalances() {
  const { t } = useLingui();
  const query = useAttendance(getLeaveBalances, { query: {} });
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<LeaveType | 'new' | null>(null);
  return (
    <>
      <FilterRow
        end={
          <>
            {(query.data?.types ?? []).map((type) => (
              <Button
                key={type.id}
                size="small"
                icon={<IconPencil size={14} stroke={2} aria-hidden="true" />}
                title={t`Edit ${leaveTypeWords(type.name)}`}
                onClick={() => setEdited(type)}
              >
                {t`${leaveTypeWords(type.name)}: ${formatNumber(type.daysAYear, 1)} days a year`}
              </Button>
            ))}
            <Button size="small" icon={<IconPlus size={14} stroke={2} aria-hidden="true" />} onClick={() => setEdited('new')}>
              {t`Add leave type`}
            </Button>
          </>
        }
      >
        <SearchBox label={t`Search by name`} value={text} onChange={setText} />
      </FilterRow>
      <LoadState query={query} title={t`The leave balances could not be opened`}>
        {({ types, employees }) => (
          <BalanceTable types={types} rows={employees.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))} />
        )}
      </LoadState>
      {edited ? <TypeDialog type={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

function BalanceTable({ types, rows }: { types: LeaveType[]; rows: Row[] }) {
  const { t } = useLingui();
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon={<IconUsers size={24} stroke={1.75} />} title={t`No matching employees`} />
      </Card>
    );
  const columns: Column<Row>[] = [
    { id: 'code', head: t`Code`, width: '64px', cell: ({ code }) => code },
    {
      id: 'name',
      head: t`Employee`,
      cell: ({ id, name, role }) => (
        <>
          <Link to={pathTo(paths.employeeAttendance, { teacherId: id })}>{name}</Link>
          {role ? (
            <Text span display="block" c="dimmed" fz="xs">
              {role}
            </Text>
          ) : null}
        </>
      ),
    },
    ...types.map(
      ({ id, name }): Column<Row> => ({
        id,
        head: name,
        isFigure: true,
        width: '100px',
        cell: ({ balances }) => <Balance balance={balances.find(({ typeId }) => typeId === id)} />,
      }),
    ),
    {
      id: 'untyped',
      head: t`Other leave`,
      isFigure: true,
      width: '98px',
      cell: ({ untyped }) => (untyped > 0 ? formatNumber(untyped, 1) : '–'),
    },
  ];
  return (
    <DataTable
      label={t`Leave balances`}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      isCompact
      foot={
        <Plural
          value={rows.length}
          one="# employee. The table shows the leave days left this year."
          other="# employees. The table shows the leave days left this year."
        />
      }
    />
  );
}

function Balance({ balance }: { balance: Row['balances'][number] | undefined }) {
  const { t } = useLingui();
  if (!balance) return '–';
  const left = balance.allowed - balance.used;
  const [taken, waiting] = [formatNumber(balance.used, 1), formatNumber(balance.waiting, 1)];
  const facts = [balance.used > 0 ? t`${taken} taken` : '', balance.waiting > 0 ? t`${waiting} pending` : ''].filter((fact) => fact !== '');
  return (
    <span className={left < 0 ? classes.low : undefined}>
      {t`${formatNumber(left, 1)} left`}
      {facts.length > 0 ? (
        <Text span display="block" c="dimmed" fz="xs">
          {facts.join(' · ')}
        </Text>
      ) : null}
    </span>
  );
}
