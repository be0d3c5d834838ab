import { useLingui } from '@lingui/react/macro';
import { getMonthRegister } from '@shala/contract/attendance';
import { getAllClasses, listSections } from '@shala/contract/classes';
import { IconCalendarOff } from '@tabler/icons-react';
import { formatMonth } from '#lib/format';
import { useAddress } from '#lib/use-address';
import { Card } from '#ui/card';
import { FilterRow, Segmented, Select } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { type MonthRegister, useAttendance } from '../api.ts';
import { AttendanceNav } from '../components/attendance-nav.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { MarkLegend } from '../components/mark-legend.tsx';
import { monthNameOf, monthOr, today } from '../lib/days.ts';
import { MonthTable } from '../month/month-table.tsx';

const STAFF = 'staff';

/** The register of a month, of a section or of the staff: to look at, to print and to download. */
export function MonthRegisterScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const month = monthOr(get('month'));
  const classQuery = useAttendance(getAllClasses, {});
  const classes = classQuery.data ?? [];
  const isStaff = get('class') === STAFF;
  const classId = isStaff ? undefined : get('class') || classes[0]?._id;
  const sectionQuery = useAttendance(listSections, { params: { classId: classId ?? '' } }, classId !== undefined);
  const sections = sectionQuery.data ?? [];
  const section = sections.find(({ _id }) => _id === get('section')) ?? sections[0];
  const isReady = isStaff || section !== undefined;
  const filters = { ...(isStaff || !section ? {} : { sectionId: section._id }) };
  const query = useAttendance(getMonthRegister, { params: { month }, query: filters }, isReady);
  // What the choice of a section waits for, and fails with.
  const before =
    classQuery.data === undefined ? classQuery : classId !== undefined && sectionQuery.data === undefined ? sectionQuery : null;
  const name = `${formatMonth(monthNameOf(month))} ${month.slice(0, 4)}`;
  return (
    <>
      <PageHeader
        title={t`Monthly registers`}
        context={[name, query.data?.section, query.data?.classTeacher].filter(Boolean).join(' · ')}
        actions={
          isReady ? (
            <ExportButtons table="month-register" filters={{ month, ...filters }} isEmpty={query.data?.rows.length === 0} hasPdf />
          ) : null
        }
      />
      <AttendanceNav />
      <FilterRow>
        <Select label={t`Month`} value={month} choices={useMonths(month)} onChange={(value) => change({ month: value })} />
        <Select
          label={t`Class`}
          value={isStaff ? STAFF : (classId ?? '')}
          choices={[
            ...classes.map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` })),
            { value: STAFF, label: t`Staff` },
          ]}
          onChange={(value) => change({ class: value, section: null })}
        />
        {isStaff || sections.length === 0 ? null : (
          <Segmented
            label={t`Section`}
            value={section?._id ?? ''}
            choices={sections.map(({ _id, section: label }) => ({ value: _id, label }))}
            onChange={(value) => change({ section: value, class: classId })}
          />
        )}
      </FilterRow>
      {before === null && !isReady ? (
        <Nobody title={classes.length === 0 ? t`No classes yet` : t`This class has no sections yet`} />
      ) : (
        <LoadState<MonthRegister>
          query={before === null || isStaff ? query : { ...before, data: undefined }}
          title={t`The attendance register could not be opened`}
          rows={16}
        >
          {(register) =>
            register.rows.length === 0 ? (
              <Nobody title={t`No students in this register`} />
            ) : (
              <>
                <MarkLegend hasDaysOff />
                <MonthTable register={register} />
              </>
            )
          }
        </LoadState>
      )}
    </>
  );
}

function Nobody({ title }: { title: string }) {
  return (
    <Card>
      <EmptyState icon={<IconCalendarOff size={24} stroke={1.75} />} title={title} />
    </Card>
  );
}

/** The last twelve months, and the one that is shown. */
function useMonths(shown: string): { value: string; label: string }[] {
  const [year, month] = today().split('-').map(Number);
  const values = Array.from({ length: 12 }, (_value, back) => {
    const first = new Date(Date.UTC(year ?? 2000, (month ?? 1) - 1 - back, 1));
    return first.toISOString().slice(0, 7);
  });
  return [...new Set([shown, ...values])]
    .sort()
    .reverse()
    .map((value) => ({ value, label: `${formatMonth(monthNameOf(value))} ${value.slice(0, 4)}` }));
}
