import { Plural, useLingui } from '@lingui/react/macro';
import { listAbsentEmployees } from '@shala/contract/attendance';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { dayOrToday } from '#lib/read-day';
import { leaveTypeWords } from '#lib/stored-words';
import type { Column } from '#ui/data-table';
import { type AbsentEmployees, prefetchAttendance, useAttendance } from '../api.ts';
import { AbsenceList, leaveDays, type Show, useAbsencePlace } from '../components/absence-list.tsx';
import { today } from '../lib/days.ts';

type Line = AbsentEmployees['absent'][number] | AbsentEmployees['onLeave'][number];

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  return prefetchAttendance(listAbsentEmployees, { query: { on: dayOrToday(search.get('on') ?? '') } });
}

/** Who of the staff is absent, or on approved leave, and how many lessons that leaves uncovered. */
export function AbsentEmployeesScreen() {
  const { t } = useLingui();
  const { on } = useAbsencePlace();
  const query = useAttendance(listAbsentEmployees, { query: { on } });
  const columns = useColumns();
  return (
    <AbsenceList<Line>
      query={query}
      titles={{ absent: t`Absent staff`, leave: t`Staff on leave` }}
      table="absent-staff"
      columns={columns}
      notTaken={t`Attendance not taken yet`}
      foot={(rows) => (
        <>
          <Plural value={rows.length} one="# employee" other="# employees" />
          {' · '}
          <Lessons count={rows.reduce((sum, { lessons }) => sum + lessons, 0)} isPast={on < today()} />
        </>
      )}
    />
  );
}

function useColumns(): (show: Show) => Column<Line>[] {
  const { t } = useLingui();
  return useCallback(
    (show) => [
      { id: 'code', head: t`Code`, width: '90px', cell: ({ code }) => code },
      {
        id: 'name',
        head: t`Employee`,
        cell: ({ id, name }) => <Link to={pathTo(paths.employeeAttendance, { teacherId: id })}>{name}</Link>,
      },
      { id: 'role', head: t`Designation`, cell: ({ role }) => role || '–' },
      { id: 'phone', head: t`Phone`, width: '130px', cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{phone}</a> : '–') },
      { id: 'reason', head: t`Reason`, cell: ({ reason }) => reason || '–' },
      ...(show === 'leave'
        ? [
            {
              id: 'type',
              head: t`Type`,
              width: '130px',
              cell: (row: Line) => ('leaveType' in row && row.leaveType && leaveTypeWords(row.leaveType)) || '–',
            },
            { id: 'leave', head: t`Leave`, width: '210px', cell: leaveDays },
          ]
        : []),
      { id: 'lessons', head: t`Periods on this day`, isFigure: true, width: '112px', cell: ({ lessons }) => formatNumber(lessons) },
    ],
    [t],
  );
}

/** An arrangement is made for today or later; of a day that is over only the number of periods is told. */
function Lessons({ count, isPast }: { count: number; isPast: boolean }) {
  return isPast ? (
    <Plural value={count} one="# period was without its teacher" other="# periods were without their teacher" />
  ) : (
    <Plural value={count} one="# period needs arrangement" other="# periods need arrangement" />
  );
}
