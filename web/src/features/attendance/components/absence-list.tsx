import { useLingui } from '@lingui/react/macro';
import type { EXPORT_TABLES } from '@shala/contract/attendance';
import { IconCircleCheck, IconCircleDashed, IconPrinter } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { formatDays, formatLongDate } from '#lib/format';
import { dayOrToday } from '#lib/read-day';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, Segmented } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import type { DayState } from '../api.ts';
import { AttendanceNav } from './attendance-nav.tsx';
import { DayPicker } from './day-picker.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { NoSchool } from './no-school.tsx';

export type Show = 'absent' | 'leave';
type Covered = { leave: { from: string; to: string } | null };
type Data<Row> = { day: DayState; counts: { notMarked: number; total: number }; absent: Row[]; onLeave: Row[] };
type Props<Row extends { id: string }> = {
  query: ComponentProps<typeof LoadState<Data<Row>>>['query'];
  /** What each of the two lists is called. */
  titles: Record<Show, string>;
  table: (typeof EXPORT_TABLES)[number];
  /** Besides the day and the list. */
  filters?: { classId?: string };
  children?: ReactNode;
  columns: (show: Show) => Column<Row>[];
  foot: (rows: Row[], counts: Data<Row>['counts']) => ReactNode;
  /** Said when nobody stands on the list of the absent because no mark was made. */
  notTaken: string;
  note?: (counts: Data<Row>['counts']) => ReactNode;
};

/** The day and the list that the address names. */
export function useAbsencePlace(): { on: string; show: Show } {
  const { get } = useAddress();
  return { on: dayOrToday(get('on')), show: get('show') === 'leave' ? 'leave' : 'absent' };
}

/** Who is absent on a day, or who is on approved leave: two lists that nobody stands on together, of students or of the staff. */
export function AbsenceList<Row extends { id: string }>({ query, titles, table, filters = {}, children, ...lines }: Props<Row>) {
  const { t } = useLingui();
  const { change } = useAddress();
  const { on, show } = useAbsencePlace();
  const rows = show === 'absent' ? query.data?.absent : query.data?.onLeave;
  return (
    <>
      <PageHeader
        title={titles[show]}
        context={formatLongDate(on)}
        actions={
          <>
            <ExportButtons table={table} filters={{ on, show, ...filters }} isEmpty={rows?.length === 0} />
            <Button
              isPrimary
              disabled={!rows?.length || !query.data?.day.isSchoolDay}
              icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {t`Print`}
            </Button>
          </>
        }
      />
      <AttendanceNav />
      <FilterRow>
        <DayPicker value={on} onChange={(day) => change({ on: day })} />
        {children}
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
      <LoadState query={query} title={t`The list of absentees could not be opened`}>
        {(data) =>
          data.day.isSchoolDay ? (
            <Lines data={data} show={show} label={titles[show]} {...lines} />
          ) : (
            <NoSchool isOfStaff={table === 'absent-staff'} day={data.day} onDay={(day) => change({ on: day })} />
          )
        }
      </LoadState>
    </>
  );
}

type LinesProps<Row extends { id: string }> = Pick<Props<Row>, 'columns' | 'foot' | 'notTaken' | 'note'> & {
  data: Data<Row>;
  show: Show;
  label: string;
};

function Lines<Row extends { id: string }>({ data, show, label, columns, foot, notTaken, note }: LinesProps<Row>) {
  const { t } = useLingui();
  const { counts } = data;
  const rows = show === 'absent' ? data.absent : data.onLeave;
  const heads = useMemo(() => columns(show), [columns, show]);
  if (rows.length > 0) return <DataTable label={label} columns={heads} rows={rows} rowId={({ id }) => id} foot={foot(rows, counts)} />;
  const isNotTaken = show === 'absent' && counts.notMarked === counts.total;
  const title = show === 'leave' ? t`No one is on approved leave` : isNotTaken ? notTaken : t`No absentees`;
  const Icon = isNotTaken ? IconCircleDashed : IconCircleCheck;
  return (
    <Card>
      <EmptyState icon={<Icon size={24} stroke={1.75} />} title={title}>
        {note?.(counts)}
      </EmptyState>
    </Card>
  );
}

/** From when to when the leave of a line lasts; nothing for a line without leave. */
export function leaveDays(row: object): string {
  const { leave } = row as Partial<Covered>;
  return leave ? formatDays(leave.from, leave.to) : '';
}
