import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { getAttendanceWatch } from '@shala/contract/attendance';
import { getAllClasses } from '@shala/contract/classes';
import { IconCircleCheck, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatNumber, formatPercent } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, Segmented, Select } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchAttendance, useAttendance, type Watch } from '../api.ts';
import { AttendanceNav } from '../components/attendance-nav.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { RulesDialog } from '../rules/rules-dialog.tsx';

type Person = Watch['short'][number] | Watch['away'][number];

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  void prefetchAttendance(getAllClasses, {});
  const classId = search.get('class');
  return prefetchAttendance(getAttendanceWatch, { query: classId ? { classId } : {} });
}

/** Students who need attention: below the share that the school asks for, or away for days on end. */
export function WatchScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [hasRules, setHasRules] = useState(false);
  const classId = get('class');
  const filters = classId ? { classId } : {};
  const query = useAttendance(getAttendanceWatch, { query: filters });
  const classes = useAttendance(getAllClasses, {}).data ?? [];
  const show = get('show') === 'short' ? 'short' : 'away';
  const { shortPercent = 75, alertDays = 3 } = query.data?.rules ?? {};
  return (
    <>
      <PageHeader
        title={t`Attendance alerts`}
        context={t`Absent for ${alertDays} or more school days in a row, or attendance below ${shortPercent}% this year`}
        actions={
          <>
            <ExportButtons table="watch" filters={filters} />
            <Button icon={<IconSettings size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setHasRules(true)}>
              {t`Alert rules`}
            </Button>
          </>
        }
      />
      <AttendanceNav />
      <FilterRow>
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
            {
              value: 'away',
              label: query.data
                ? plural(query.data.away.length, { one: 'Continuously absent (# student)', other: 'Continuously absent (# students)' })
                : t`Continuously absent`,
            },
            {
              value: 'short',
              label: query.data
                ? t`Below ${shortPercent}% (${plural(query.data.short.length, { one: '# student', other: '# students' })})`
                : t`Below ${shortPercent}%`,
            },
          ]}
          onChange={(value) => change({ show: value === 'short' ? value : null })}
        />
      </FilterRow>
      <LoadState query={query} title={t`The attendance alerts could not be opened`}>
        {(watch) => <WatchTable watch={watch} show={show} />}
      </LoadState>
      {hasRules ? <RulesDialog onClose={() => setHasRules(false)} /> : null}
    </>
  );
}

function WatchTable({ watch, show }: { watch: Watch; show: 'short' | 'away' }) {
  const { t } = useLingui();
  const rows: Person[] = watch[show];
  const columns = useColumns(show);
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon={<IconCircleCheck size={24} stroke={1.75} />} title={t`No students on this list`} />
      </Card>
    );
  return (
    <DataTable
      label={t`Attendance alerts`}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      foot={<Plural value={rows.length} one="# student" other="# students" />}
    />
  );
}

function useColumns(show: 'short' | 'away'): Column<Person>[] {
  const { t } = useLingui();
  const last: Column<Person>[] =
    show === 'away'
      ? [
          { id: 'since', head: t`Absent since`, width: '130px', cell: (row) => ('since' in row ? formatDate(row.since) : '') },
          {
            id: 'days',
            head: t`School days absent in a row`,
            isFigure: true,
            width: '140px',
            cell: (row) => ('days' in row ? <strong>{formatNumber(row.days)}</strong> : ''),
          },
        ]
      : [
          {
            id: 'days',
            head: t`Days present`,
            isFigure: true,
            width: '130px',
            cell: (row) => ('attended' in row ? t`${formatNumber(row.attended, 1)} of ${formatNumber(row.marked)}` : ''),
          },
          {
            id: 'share',
            head: t`Attendance %`,
            isFigure: true,
            width: '84px',
            cell: (row) => ('share' in row ? <strong>{formatPercent(row.share)}</strong> : ''),
          },
        ];
  return [
    { id: 'class', head: t`Class`, width: '90px', cell: ({ className, sectionName }) => `${className} ${sectionName}` },
    { id: 'number', head: t`Admission no.`, width: '120px', cell: ({ number }) => number },
    { id: 'name', head: t`Student`, cell: ({ id, name }) => <Link to={pathTo(paths.studentAttendance, { studentId: id })}>{name}</Link> },
    { id: 'guardian', head: t`Guardian`, cell: ({ guardian }) => guardian?.name ?? '–' },
    {
      id: 'phone',
      head: t`Phone`,
      width: '130px',
      cell: ({ guardian }) => (guardian?.phone ? <a href={`tel:${guardian.phone}`}>{guardian.phone}</a> : '–'),
    },
    ...last,
  ];
}
