import { Trans, useLingui } from '@lingui/react/macro';
import { attendanceShare, getAttendanceDay, getAttendanceHeat } from '@shala/contract/attendance';
import { IconCircleCheck, IconCircleDashed, IconCloudRain, IconPencilCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime, formatLongDate, formatNumber, formatPercent, formatTime, todayAtSchool } from '#lib/format';
import { paths } from '#lib/paths';
import { dayOrToday } from '#lib/read-day';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { FilterRow } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { Box, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { StatusBadge } from '#ui/status-badge';
import { type AttendanceDay, prefetchAttendance, type SectionOfDay, useAttendance } from '../api.ts';
import { AttendanceNav } from '../components/attendance-nav.tsx';
import { DayFigures } from '../components/day-figures.tsx';
import { DayPicker } from '../components/day-picker.tsx';
import { NoSchool } from '../components/no-school.tsx';
import { NoStudents } from '../components/no-students.tsx';
import { SectionHeat } from '../components/section-heat.tsx';
import { WholeSchoolDialog } from '../rules/whole-school-dialog.tsx';
import classes from './attendance.module.css';

/** Begins with the day. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  const on = dayOrToday(search.get('on') ?? '');
  void prefetchAttendance(getAttendanceHeat, { query: { on } });
  return prefetchAttendance(getAttendanceDay, { query: { on } });
}

/** The day at a glance: who is here, which registers are missing, and the last weeks. */
export function AttendanceScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const on = dayOrToday(get('on'));
  const [isWhole, setIsWhole] = useState(false);
  const query = useAttendance(getAttendanceDay, { query: { on } });
  return (
    <>
      <PageHeader
        title={t`Attendance`}
        context={formatLongDate(on)}
        actions={
          <>
            {query.data?.day.isSchoolDay ? (
              <Button icon={<IconCloudRain size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsWhole(true)}>
                {t`Mark the whole school present or half day`}
              </Button>
            ) : null}
            {query.data?.day.isSchoolDay === false ? null : (
              <LinkButton
                isPrimary
                to={`${paths.studentsAttendance}?on=${on}`}
                icon={<IconPencilCheck size={16} stroke={1.75} aria-hidden="true" />}
              >
                {t`Take attendance`}
              </LinkButton>
            )}
          </>
        }
      />
      <AttendanceNav />
      <FilterRow>
        <DayPicker value={on} onChange={(day) => change({ on: day })} />
      </FilterRow>
      <LoadState query={query} title={t`The attendance could not be opened`}>
        {(data) => (data.day.isSchoolDay ? <Day data={data} on={on} /> : <NoSchool day={data.day} onDay={(day) => change({ on: day })} />)}
      </LoadState>
      <Box mt={16}>
        <SectionHeat on={on} />
      </Box>
      {isWhole && query.data ? (
        <WholeSchoolDialog on={on} notMarked={query.data.students.notMarked} onClose={() => setIsWhole(false)} />
      ) : null}
    </>
  );
}

function Day({ data: { students, staff, sections, staffRegister }, on }: { data: AttendanceDay; on: string }) {
  const { t } = useLingui();
  const query = `?on=${on}`;
  const columns = useSectionColumns(on);
  const missing = sections.filter(({ takenAt }) => takenAt === null);
  const taken = sections.length - missing.length;
  return (
    <>
      <h2 className={classes.heading}>{t`Students`}</h2>
      <DayFigures
        counts={students}
        labels={{ all: t`Students present`, absent: t`Students absent`, absentNote: t`See phone numbers of parents` }}
        register={paths.studentsAttendance + query}
        absentList={paths.studentsAbsent + query}
      />
      <h2 className={classes.heading}>
        {t`Staff`} {staffRegister.version === 0 ? <Text span ms={8} c="dimmed" fz="sm" fw={400}>{t`Attendance not taken yet`}</Text> : null}
      </h2>
      <DayFigures
        counts={staff}
        labels={{ all: t`Staff present`, absent: t`Staff absent`, absentNote: t`Make arrangement` }}
        register={paths.employeesAttendance + query}
        absentList={paths.employeesAbsent + query}
      />
      <h2 className={classes.heading}>
        {t`Registers`}{' '}
        <Text span ms={8} c="dimmed" fz="sm" fw={400}>
          <Trans>
            Attendance taken in {taken} of {sections.length} sections
          </Trans>
        </Text>
      </h2>
      {sections.length === 0 ? (
        <NoStudents on={on} />
      ) : (
        <DataTable
          label={t`Registers`}
          columns={columns}
          rows={[...missing, ...sections.filter(({ takenAt }) => takenAt !== null)]}
          rowId={({ sectionId }) => sectionId}
          isCompact
        />
      )}
    </>
  );
}

function useSectionColumns(on: string): Column<SectionOfDay>[] {
  const { t } = useLingui();
  const figure = (id: 'absent' | 'onLeave' | 'late', head: string): Column<SectionOfDay> => ({
    id,
    head,
    isFigure: true,
    width: '84px',
    cell: ({ counts, takenAt }) => (takenAt === null && id !== 'onLeave' ? '–' : formatNumber(counts[id])),
  });
  return [
    {
      id: 'section',
      head: t`Section`,
      width: '120px',
      cell: ({ sectionId, className, sectionName }) => (
        <Link to={`${paths.studentsAttendance}?section=${sectionId}&on=${on}`}>{`${className} ${sectionName}`}</Link>
      ),
    },
    {
      id: 'state',
      head: t`Register`,
      width: '150px',
      cell: ({ takenAt }) =>
        takenAt === null ? (
          <StatusBadge tone="warn" icon={<IconCircleDashed size={14} stroke={2} />}>{t`Not taken`}</StatusBadge>
        ) : (
          <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`Taken`}</StatusBadge>
        ),
    },
    {
      id: 'at',
      head: t`Taken at`,
      width: '130px',
      cell: ({ takenAt }) =>
        takenAt === null ? '–' : todayAtSchool(new Date(takenAt)) === on ? formatTime(takenAt) : formatDateTime(takenAt),
    },
    { id: 'teacher', head: t`Class teacher`, cell: ({ classTeacher }) => classTeacher?.name ?? '–' },
    {
      id: 'phone',
      head: t`Phone`,
      width: '120px',
      cell: ({ classTeacher }) => (classTeacher?.phone ? <a href={`tel:${classTeacher.phone}`}>{classTeacher.phone}</a> : '–'),
    },
    {
      id: 'present',
      head: t`Present`,
      isFigure: true,
      width: '110px',
      cell: ({ counts, takenAt }) => {
        const here = counts.present + counts.late + counts.halfDay;
        return takenAt === null ? '–' : t`${here} of ${counts.total}`;
      },
    },
    {
      id: 'share',
      head: t`Attendance %`,
      isFigure: true,
      width: '76px',
      cell: ({ counts, takenAt }) => {
        const share = attendanceShare(counts, counts.total - counts.notMarked);
        return takenAt === null || share === null ? '–' : formatPercent(share);
      },
    },
    figure('absent', t`Absent`),
    figure('onLeave', t`On leave`),
  ];
}
