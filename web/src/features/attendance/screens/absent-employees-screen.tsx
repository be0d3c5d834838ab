import { Plural, useLingui } from '@lingui/react/macro';
import { listAbsentEmployees } from '@shala/contract/attendance';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate, formatLongDate, formatNumber, formatShortDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, Segmented } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { PageHeader } from '#ui/page-header';
import { type AbsentEmployees, useAttendance } from '../api.ts';
import { AttendanceNav } from '../components/attendance-nav.tsx';
import { DayPicker } from '../components/day-picker.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { LoadState } from '../components/load-state.tsx';
import { NoSchool } from '../components/no-school.tsx';
import { dayOr } from '../lib/days.ts';

type Line = AbsentEmployees['absent'][number] | AbsentEmployees['onLeave'][number];

/** Who of the staff is absent, or on approved leave, and how many lessons that leaves uncovered. */
export function AbsentEmployeesScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const on = dayOr(get('on'));
  const show = get('show') === 'leave' ? 'leave' : 'absent';
  const query = useAttendance(listAbsentEmployees, { query: { on } });
  return (
    <>
      <PageHeader
        title={show === 'absent' ? t`Absent employees` : t`Employees on leave`}
        context={formatLongDate(on)}
        actions={
          <>
            <ExportButtons table="absent-staff" filters={{ on, show }} />
            <Button isPrimary icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} onClick={() => window.print()}>
              {t`Print`}
            </Button>
          </>
        }
      />
      <AttendanceNav />
      <FilterRow>
        <DayPicker value={on} onChange={(day) => change({ on: day })} />
        <Segmented
          label={t`List`}
          value={show}
          choices={[
            { value: 'absent', label: t`Absent ${query.data?.absent.length ?? ''}` },
            { value: 'leave', label: t`On approved leave ${query.data?.onLeave.length ?? ''}` },
          ]}
          onChange={(value) => change({ show: value === 'leave' ? value : null })}
        />
      </FilterRow>
      <LoadState query={query} title={t`The list could not be loaded`}>
        {(data) =>
          data.day.isSchoolDay ? <Lines data={data} show={show} /> : <NoSchool day={data.day} onDay={(day) => change({ on: day })} />
        }
      </LoadState>
    </>
  );
}

function Lines({ data: { absent, onLeave, counts }, show }: { data: AbsentEmployees; show: 'absent' | 'leave' }) {
  const { t } = useLingui();
  const rows: Line[] = show === 'absent' ? absent : onLeave;
  const columns = useColumns(show);
  if (rows.length === 0) {
    const title =
      show === 'leave'
        ? t`Nobody is on approved leave`
        : counts.notMarked === counts.total
          ? t`The register is not taken yet`
          : t`Nobody is absent`;
    return (
      <Card>
        <EmptyState icon={<IconCircleCheck size={24} stroke={1.75} />} title={title} />
      </Card>
    );
  }
  const lessons = rows.reduce((sum, row) => sum + row.lessons, 0);
  return (
    <DataTable
      label={show === 'absent' ? t`Absent employees` : t`Employees on leave`}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      foot={
        <>
          <Plural value={rows.length} one="# employee" other="# employees" />
          {' · '}
          <Plural value={lessons} one="# lesson to cover" other="# lessons to cover" />
        </>
      }
    />
  );
}

function useColumns(show: 'absent' | 'leave'): Column<Line>[] {
  const { t } = useLingui();
  const leave: Column<Line>[] = [
    { id: 'type', head: t`Type`, width: '130px', cell: (row) => ('leaveType' in row ? row.leaveType || '–' : '') },
    {
      id: 'leave',
      head: t`Leave`,
      width: '210px',
      cell: (row) =>
        'leave' in row && row.leave
          ? row.leave.from === row.leave.to
            ? formatDate(row.leave.from)
            : t`${formatShortDate(row.leave.from)} to ${formatDate(row.leave.to)}`
          : '',
    },
  ];
  return [
    { id: 'code', head: t`Code`, width: '90px', cell: ({ code }) => code },
    {
      id: 'name',
      head: t`Employee`,
      cell: ({ id, name }) => <Link to={pathTo(paths.employeeAttendance, { teacherId: id })}>{name}</Link>,
    },
    { id: 'role', head: t`Role`, cell: ({ role }) => role || '–' },
    { id: 'phone', head: t`Phone`, width: '130px', cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{phone}</a> : '–') },
    { id: 'reason', head: t`Reason`, cell: ({ reason }) => reason || '–' },
    ...(show === 'leave' ? leave : []),
    { id: 'lessons', head: t`Lessons`, isFigure: true, width: '84px', cell: ({ lessons }) => formatNumber(lessons) },
  ];
}
