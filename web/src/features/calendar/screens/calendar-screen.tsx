import { Plural, useLingui } from '@lingui/react/macro';
import { EVENT_KINDS } from '@shala/contract/calendar';
import { MONTHS } from '@shala/contract/shared';
import { IconBeach, IconChevronLeft, IconChevronRight, IconPlus, IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { formatDays, formatMonth, todayAtSchool } from '#lib/format';
import { loadChunk } from '#lib/load-chunk';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, Segmented, Select } from '#ui/controls';
import { ErrorState } from '#ui/error-state';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { type CalendarEvent, prefetchCalendar, useEvents, useSchoolDays } from '../api.ts';
import { EntryTable } from '../components/entry-table.tsx';
import { EventDrawer } from '../components/event-drawer.tsx';
import { FeedsDialog } from '../components/feeds-dialog.tsx';
import { HolidaysDialog } from '../components/holidays-dialog.tsx';
import { YearView } from '../components/year-view.tsx';
import { spanOf, step, VIEWS, type View } from '../lib/days.ts';
import { useCalendarWords } from '../lib/words.ts';

const loadGrid = () => loadChunk(() => import('../components/calendar-grid.tsx')).then((chunk) => ({ default: chunk.CalendarGrid }));
const CalendarGrid = lazy(loadGrid);

/** Begins loading the present month and the calendar itself. */
export function prefetchCalendarScreen() {
  void loadGrid().catch(() => {});
  return prefetchCalendar(spanOf('month', todayAtSchool(new Date())));
}

/** The year's plan: holidays, events, exams and meetings, as a month, a week, a list or a year. */
export function CalendarScreen() {
  const { t } = useLingui();
  const { many } = useCalendarWords();
  const { view, day, today, kind, change } = usePlace();
  const [opened, setOpened] = useState<{ event: CalendarEvent | null; day: string; kind?: CalendarEvent['kind'] } | null>(null);
  const [dialog, setDialog] = useState<'holidays' | 'feeds' | null>(null);
  const { data, error, isPending, isFetching, refetch } = useEvents(spanOf(view, day));
  const events = (data ?? []).filter((event) => kind === '' || event.kind === kind);
  // The first and last weeks of a month also show days of other months; only entries of the month itself are counted.
  const { from, to } = spanOf(view === 'month' ? 'list' : view, day);
  const count = events.filter(({ startsOn, endsOn }) => startsOn <= to && endsOn >= from).length;
  const openEvent = (event: CalendarEvent) => setOpened({ event, day: event.startsOn });
  const isAhead = day > today;
  const openNew = (kind: CalendarEvent['kind'] = 'event') => setOpened({ event: null, day: isAhead ? day : today, kind });
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <PageHeader
        title={t`Calendar`}
        context={<DaysOf view={view} day={day} />}
        actions={
          <>
            <Button icon={<IconBeach {...icon} />} onClick={() => setDialog('holidays')}>{t`Add public holidays`}</Button>
            <Button icon={<IconShare {...icon} />} onClick={() => setDialog('feeds')}>{t`Add to phone calendar`}</Button>
            <Button isPrimary icon={<IconPlus {...icon} />} onClick={() => openNew()}>{t`Add entry`}</Button>
          </>
        }
      />
      <FilterRow end={data ? <Plural value={count} one="# entry" other="# entries" /> : null}>
        <Button aria-label={t`Previous`} icon={<IconChevronLeft {...icon} />} onClick={() => change({ date: step(view, day, -1) })}>
          {null}
        </Button>
        <Button onClick={() => change({ date: null })}>{t`Today`}</Button>
        <Button aria-label={t`Next`} icon={<IconChevronRight {...icon} />} onClick={() => change({ date: step(view, day, 1) })}>
          {null}
        </Button>
        <Segmented
          label={t`Calendar view`}
          value={view}
          choices={[
            { value: 'month', label: t`Month` },
            { value: 'week', label: t`Week` },
            { value: 'list', label: t`List` },
            { value: 'year', label: t`Year` },
          ]}
          onChange={(value) => change({ view: value === 'month' ? null : value })}
        />
        <Select
          label={t`Type`}
          value={kind}
          choices={[{ value: '', label: t`All types` }, ...EVENT_KINDS.map((one) => ({ value: one, label: many[one] }))]}
          onChange={(value) => change({ kind: value })}
        />
      </FilterRow>
      {isPending ? (
        <Card>
          <SkeletonRows count={6} height={96} />
        </Card>
      ) : !data ? (
        <Card>
          <ErrorState title={t`The calendar could not be opened`} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : view === 'year' ? (
        <YearView events={events} onOpen={openEvent} />
      ) : view === 'list' ? (
        <EntryTable label={t`Entries of the month`} events={events} onOpen={openEvent} hasDescription />
      ) : (
        <Suspense
          fallback={
            <Card>
              <SkeletonRows count={6} height={96} />
            </Card>
          }
        >
          <CalendarGrid
            view={view}
            day={day}
            today={today}
            events={events}
            onOpen={openEvent}
            onDay={(on) => setOpened({ event: null, day: on })}
          />
        </Suspense>
      )}
      {opened ? <EventDrawer key={opened.event?._id ?? `new ${opened.day}`} {...opened} onClose={() => setOpened(null)} /> : null}
      {dialog === 'holidays' ? (
        <HolidaysDialog
          year={Number(day.slice(0, 4))}
          onOwn={() => {
            setDialog(null);
            openNew('holiday');
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'feeds' ? <FeedsDialog onClose={() => setDialog(null)} /> : null}
    </>
  );
}

/** Where one looks: view, day and kind, in the address. */
function usePlace() {
  const { get, change } = useAddress();
  const [now] = useState(() => new Date());
  const today = todayAtSchool(now);
  const date = get('date');
  return {
    view: (VIEWS as readonly string[]).includes(get('view')) ? (get('view') as View) : ('month' as const),
    day: /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : today,
    kind: get('kind'),
    today,
    change,
  };
}

/** What is looked at, and how many days of it are school days. */
function DaysOf({ view, day }: { view: View; day: string }) {
  const { t } = useLingui();
  const { data } = useSchoolDays();
  const { from, to } = spanOf(view, day);
  const month = formatMonth(MONTHS[Number(day.slice(5, 7)) - 1] ?? '');
  const year = day.slice(0, 4);
  const counted = data?.months.find(({ startsOn }) => startsOn === `${day.slice(0, 8)}01`);
  if (view === 'week') return formatDays(from, to);
  if (view === 'year')
    return data && from.slice(0, 4) === data.year.slice(0, 4)
      ? t`${data.year} · ${data.students} school days`
      : `${from.slice(0, 4)}-${to.slice(2, 4)}`;
  return counted ? t`${month} ${year} · ${counted.students} school days, ${counted.staff} working days for staff` : `${month} ${year}`;
}
