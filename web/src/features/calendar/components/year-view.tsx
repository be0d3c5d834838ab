import { useLingui } from '@lingui/react/macro';
import { formatMonth, formatNumber } from '#lib/format';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { ErrorState } from '#ui/error-state';
import { SkeletonRows } from '#ui/skeleton';
import { type CalendarEvent, useSchoolDays } from '../api.ts';
import { EntryTable } from './entry-table.tsx';
import classes from './year-view.module.css';

type Month = { month: string; startsOn: string; students: number; staff: number; sundays: number };

/** The year as it is planned: school days month by month, and everything that is in it, ready to be printed. */
export function YearView({ events, onOpen }: { events: readonly CalendarEvent[]; onOpen: (event: CalendarEvent) => void }) {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useSchoolDays();
  const months: Column<Month>[] = [
    { id: 'month', head: t`Month`, cell: ({ month }) => formatMonth(month) },
    { id: 'students', head: t`School days of students`, cell: ({ students }) => students, isFigure: true },
    { id: 'staff', head: t`Working days of staff`, cell: ({ staff }) => staff, isFigure: true },
    { id: 'sundays', head: t`Sundays`, cell: ({ sundays }) => sundays, isFigure: true },
  ];
  return (
    <div className={classes.year}>
      {isPending ? (
        <Card>
          <SkeletonRows count={12} height={41} />
        </Card>
      ) : !data ? (
        <Card>
          <ErrorState
            title={t`The school days could not be counted`}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      ) : (
        <DataTable
          label={t`School days of ${data.year}`}
          columns={months}
          rows={data.months}
          rowId={({ startsOn }) => startsOn}
          isCompact
          foot={t`${data.year}: ${formatNumber(data.students)} school days, ${formatNumber(data.staff)} working days for staff`}
        />
      )}
      <EntryTable label={t`Entries of the year`} events={events} onOpen={onOpen} />
    </div>
  );
}
