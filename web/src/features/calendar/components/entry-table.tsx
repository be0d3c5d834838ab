import { useLingui } from '@lingui/react/macro';
import { IconCalendar } from '@tabler/icons-react';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import type { CalendarEvent } from '../api.ts';
import { useCalendarWords } from '../lib/words.ts';

type Props = { label: string; events: readonly CalendarEvent[]; hasDescription?: boolean; onOpen: (event: CalendarEvent) => void };

/** Entries in order of their days, a range on one line. */
export function EntryTable({ label, events, hasDescription = false, onOpen }: Props) {
  const { t } = useLingui();
  const { kinds, daysOf, whomOf } = useCalendarWords();
  const columns: Column<CalendarEvent>[] = [
    { id: 'days', head: t`Dates`, cell: daysOf, width: '172px' },
    { id: 'title', head: t`Title`, cell: ({ title, isTentative }) => (isTentative ? t`${title} (to be confirmed)` : title), width: '28%' },
    ...(hasDescription ? [{ id: 'description', head: t`Description`, cell: ({ description }: CalendarEvent) => description || '–' }] : []),
    { id: 'kind', head: t`Type`, cell: ({ kind }) => kinds[kind], width: '116px' },
    { id: 'whom', head: t`For whom`, cell: whomOf, width: '96px' },
  ];
  if (events.length === 0)
    return (
      <Card>
        <EmptyState icon={<IconCalendar size={24} stroke={1.75} />} title={t`Nothing in the calendar for these days.`} />
      </Card>
    );
  return <DataTable label={label} columns={columns} rows={events} rowId={({ _id }) => _id} onOpen={onOpen} isCompact />;
}
