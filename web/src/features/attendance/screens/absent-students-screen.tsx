import { Plural, useLingui } from '@lingui/react/macro';
import { listAbsentStudents } from '@shala/contract/attendance';
import { getAllClasses } from '@shala/contract/classes';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate, formatLongDate, formatNumber, formatShortDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, Segmented, Select } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { PageHeader } from '#ui/page-header';
import { type AbsentStudents, useAttendance } from '../api.ts';
import { AttendanceNav } from '../components/attendance-nav.tsx';
import { DayPicker } from '../components/day-picker.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { LoadState } from '../components/load-state.tsx';
import { NoSchool } from '../components/no-school.tsx';
import { dayOr } from '../lib/days.ts';

type Line = AbsentStudents['absent'][number] | AbsentStudents['onLeave'][number];

/** Who is absent, and whom to call; or who is on approved leave. Nobody is on both lists. */
export function AbsentStudentsScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const on = dayOr(get('on'));
  const classId = get('class');
  const show = get('show') === 'leave' ? 'leave' : 'absent';
  const query = useAttendance(listAbsentStudents, { query: { on, ...(classId ? { classId } : {}) } });
  const classes = useAttendance(getAllClasses, {}).data ?? [];
  return (
    <>
      <PageHeader
        title={show === 'absent' ? t`Absent students` : t`Students on leave`}
        context={formatLongDate(on)}
        actions={
          <>
            <ExportButtons table="absent-students" filters={{ on, show, ...(classId ? { classId } : {}) }} />
            <Button isPrimary icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} onClick={() => window.print()}>
              {t`Print`}
            </Button>
          </>
        }
      />
      <AttendanceNav />
      <FilterRow>
        <DayPicker value={on} onChange={(day) => change({ on: day })} />
        <Select
          label={t`Class`}
          value={classId}
          choices={[
            { value: '', label: t`All classes` },
            ...classes.map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` })),
          ]}
          onChange={(id) => change({ class: id })}
        />
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

function Lines({ data: { absent, onLeave, counts }, show }: { data: AbsentStudents; show: 'absent' | 'leave' }) {
  const { t } = useLingui();
  const rows: Line[] = show === 'absent' ? absent : onLeave;
  const columns = useColumns(show);
  if (rows.length === 0) {
    const title =
      show === 'leave'
        ? t`Nobody is on approved leave`
        : counts.notMarked === counts.total
          ? t`No register is taken yet`
          : t`Nobody is absent`;
    return (
      <Card>
        <EmptyState icon={<IconCircleCheck size={24} stroke={1.75} />} title={title}>
          {counts.notMarked > 0 ? (
            <Plural value={counts.notMarked} one="# student is not marked yet." other="# students are not marked yet." />
          ) : null}
        </EmptyState>
      </Card>
    );
  }
  return (
    <DataTable
      label={show === 'absent' ? t`Absent students` : t`Students on leave`}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      foot={
        <>
          <Plural value={rows.length} one="# student" other="# students" />
          {counts.notMarked > 0 ? ' · ' : null}
          {counts.notMarked > 0 ? (
            <Plural value={counts.notMarked} one="# more is not marked yet" other="# more are not marked yet" />
          ) : null}
        </>
      }
    />
  );
}

function useColumns(show: 'absent' | 'leave'): Column<Line>[] {
  const { t } = useLingui();
  const last: Column<Line> =
    show === 'absent'
      ? {
          id: 'days',
          head: t`School days on end`,
          isFigure: true,
          width: '140px',
          cell: (row) => ('days' in row ? row.days >= 3 ? <strong>{formatNumber(row.days)}</strong> : formatNumber(row.days) : ''),
        }
      : {
          id: 'leave',
          head: t`Leave`,
          width: '220px',
          cell: (row) =>
            'leave' in row && row.leave
              ? row.leave.from === row.leave.to
                ? formatDate(row.leave.from)
                : t`${formatShortDate(row.leave.from)} to ${formatDate(row.leave.to)}`
              : '',
        };
  return [
    { id: 'class', head: t`Class`, width: '90px', cell: ({ className, sectionName }) => `${className} ${sectionName}` },
    {
      id: 'roll',
      head: t`Roll`,
      isFigure: true,
      width: '56px',
      cell: ({ rollNumber }) => (rollNumber === null ? '–' : String(rollNumber)),
    },
    {
      id: 'name',
      head: t`Student`,
      cell: ({ id, name }) => <Link to={pathTo(paths.studentAttendance, { studentId: id })}>{name}</Link>,
    },
    { id: 'guardian', head: t`Guardian`, cell: ({ guardian }) => guardian?.name ?? '–' },
    {
      id: 'phone',
      head: t`Phone`,
      width: '130px',
      cell: ({ guardian }) => (guardian?.phone ? <a href={`tel:${guardian.phone}`}>{guardian.phone}</a> : '–'),
    },
    { id: 'reason', head: t`Reason`, cell: ({ reason }) => reason || '–' },
    last,
  ];
}
