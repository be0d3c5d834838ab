import { Plural, useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDays, formatNumber } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { leaveTypeWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { type Column, DataTable } from '#ui/data-table';
import { Text } from '#ui/layout';
import { StatusBadge } from '#ui/status-badge';
import type { LeaveRow } from '../api.ts';
import classes from './leave.module.css';
import type { LeaveActs } from './use-leave-acts.tsx';

const ICON = { size: 14, stroke: 2 };

/** Leave by line, each with what can still be done about it; the state of each where a list has several. */
export function LeaveTable({ rows, acts, isMixed }: { rows: readonly LeaveRow[]; acts: LeaveActs; isMixed: boolean }) {
  const { t } = useLingui();
  const days = rows.reduce((sum, row) => sum + row.days, 0);
  return (
    <DataTable
      label={t`Leave`}
      columns={useColumns(acts, isMixed)}
      rows={rows}
      rowId={({ id }) => id}
      foot={
        <>
          <Plural value={rows.length} one="# application" other="# applications" /> {' · '}{' '}
          <Plural value={days} one="# day of leave" other={`${formatNumber(days, 1)} days of leave`} />
        </>
      }
    />
  );
}

/** The state of a leave in an icon and a word. */
function LeaveStateBadge({ state }: { state: LeaveRow['state'] }) {
  const { t } = useLingui();
  const looks: Record<LeaveRow['state'], [Parameters<typeof StatusBadge>[0]['tone'], ReactNode, string]> = {
    applied: ['warn', <IconCircleDashed key="i" {...ICON} />, t`Pending`],
    approved: ['good', <IconCircleCheck key="i" {...ICON} />, t`Approved`],
    refused: ['bad', <IconCircleX key="i" {...ICON} />, t`Rejected`],
    withdrawn: ['plain', <IconArrowBackUp key="i" {...ICON} />, t`Withdrawn`],
  };
  const [tone, icon, word] = looks[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  );
}

function useColumns(acts: LeaveActs, isMixed: boolean): Column<LeaveRow>[] {
  const { t } = useLingui();
  return [
    {
      id: 'person',
      head: t`Name`,
      cell: ({ person }) => (
        <>
          <Link
            to={
              person.kind === 'employee'
                ? pathTo(paths.employeeAttendance, { teacherId: person.id })
                : pathTo(paths.studentAttendance, { studentId: person.id })
            }
          >
            {person.name}
          </Link>
          {person.place ? (
            <Text span display="block" c="dimmed" fz="xs">
              {person.place}
            </Text>
          ) : null}
        </>
      ),
    },
    {
      id: 'span',
      head: t`Days and type`,
      width: '172px',
      cell: ({ from, to, type, isFromRegister }) => (
        <>
          {formatDays(from, to)}
          <Text span display="block" c="dimmed" fz="xs">
            {type ? leaveTypeWords(type.name) : isFromRegister ? t`Marked in the register` : null}
          </Text>
        </>
      ),
    },
    { id: 'count', head: t`Days of leave`, isFigure: true, width: '88px', cell: ({ days }) => formatNumber(days, 1) },
    {
      id: 'reason',
      head: t`Reason`,
      cell: ({ reason, decisionNote }) => (
        <>
          {reason || '–'}
          {decisionNote ? (
            <Text span c="dimmed">
              {' '}
              · {decisionNote}
            </Text>
          ) : null}
        </>
      ),
    },
    ...(isMixed
      ? [{ id: 'state', head: t`Status`, width: '116px', cell: ({ state }: LeaveRow) => <LeaveStateBadge state={state} /> }]
      : []),
    { id: 'act', head: t`Action`, isHeadHidden: true, width: '176px', cell: (row) => <RowActs row={row} acts={acts} /> },
  ];
}

function RowActs({ row, acts }: { row: LeaveRow; acts: LeaveActs }) {
  const { t } = useLingui();
  const { name } = row.person;
  if (row.state === 'applied')
    return (
      <span className={classes.acts}>
        <Button
          size="small"
          isPrimary
          isSingle
          aria-label={t`Approve the leave of ${name}`}
          onClick={() => void acts.approve({ id: row.id, name })}
        >
          {t`Approve`}
        </Button>
        <Button size="small" aria-label={t`Reject the leave of ${name}`} onClick={() => acts.ask('refuse', row)}>
          {t`Reject`}
        </Button>
      </span>
    );
  return row.state === 'approved' ? (
    <Button size="small" aria-label={t`Withdraw the leave of ${name}`} onClick={() => acts.ask('withdraw', row)}>
      {t`Withdraw leave`}
    </Button>
  ) : null;
}
