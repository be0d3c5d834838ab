import { Plural, useLingui } from '@lingui/react/macro';
import { listAbsentStudents } from '@shala/contract/attendance';
import { getAllClasses } from '@shala/contract/classes';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { dayOrToday } from '#lib/read-day';
import { useAddress } from '#lib/use-address';
import { Select } from '#ui/controls';
import type { Column } from '#ui/data-table';
import { type AbsentStudents, prefetchAttendance, useAttendance } from '../api.ts';
import { AbsenceList, leaveDays, type Show, useAbsencePlace } from '../components/absence-list.tsx';

type Line = AbsentStudents['absent'][number] | AbsentStudents['onLeave'][number];

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  void prefetchAttendance(getAllClasses, {});
  const classId = search.get('class');
  return prefetchAttendance(listAbsentStudents, { query: { on: dayOrToday(search.get('on') ?? ''), ...(classId ? { classId } : {}) } });
}

/** Who is absent, and whom to call; or who is on approved leave. Nobody is on both lists. */
export function AbsentStudentsScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const { on } = useAbsencePlace();
  const classId = get('class');
  const filters = classId ? { classId } : {};
  const query = useAttendance(listAbsentStudents, { query: { on, ...filters } });
  const classes = useAttendance(getAllClasses, {}).data ?? [];
  const columns = useColumns();
  return (
    <AbsenceList<Line>
      query={query}
      titles={{ absent: t`Absent students`, leave: t`Students on leave` }}
      table="absent-students"
      filters={filters}
      columns={columns}
      notTaken={t`No attendance taken yet`}
      note={({ notMarked }) =>
        notMarked > 0 ? <Plural value={notMarked} one="# student is not marked yet." other="# students are not marked yet." /> : null
      }
      foot={(rows, { notMarked }) => (
        <>
          <Plural value={rows.length} one="# student" other="# students" />
          {notMarked > 0 ? ' · ' : null}
          {notMarked > 0 ? <Plural value={notMarked} one="# more is not marked yet" other="# more are not marked yet" /> : null}
        </>
      )}
    >
      <Select
        label={t`Class`}
        value={classId}
        choices={[
          { value: '', label: t`All classes` },
          ...classes.map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` })),
        ]}
        onChange={(id) => change({ class: id })}
      />
    </AbsenceList>
  );
}

function useColumns(): (show: Show) => Column<Line>[] {
  const { t } = useLingui();
  return useCallback(
    (show) => [
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
      show === 'absent'
        ? { id: 'days', head: t`Continuously absent (school days)`, isFigure: true, width: '140px', cell: daysOnEnd }
        : { id: 'leave', head: t`Leave`, width: '220px', cell: leaveDays },
    ],
    [t],
  );
}

/** Three days on end are what a school calls about. */
function daysOnEnd(row: Line) {
  if (!('days' in row)) return '';
  return row.days >= 3 ? <strong>{formatNumber(row.days)}</strong> : formatNumber(row.days);
}
