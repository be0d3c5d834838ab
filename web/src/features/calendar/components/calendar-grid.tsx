import FullCalendar from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import themePlugin from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { useLingui } from '@lingui/react/macro';
import { formatShortWeekday, formatWeekday } from '#lib/format';
import { festivalWords } from '#lib/stored-names';
import type { CalendarEvent } from '../api.ts';
import { addDays, type View } from '../lib/days.ts';
import { useCalendarWords } from '../lib/words.ts';
import classes from './calendar-grid.module.css';

const FC_VIEWS = { month: 'dayGridMonth', week: 'dayGridWeek' } as const;

type Props = {
  view: Exclude<View, 'year' | 'list'>;
  day: string;
  today: string;
  events: readonly CalendarEvent[];
  onOpen: (event: CalendarEvent) => void;
  onDay: (day: string) => void;
};

/** The calendar itself. Entries are reached with Tab and opened with Enter. */
export function CalendarGrid({ view, day, today, events, onOpen, onDay }: Props) {
  const { t } = useLingui();
  const { kinds, nameOf } = useCalendarWords();
  return (
    <div className={classes.frame} data-view={view}>
      <FullCalendar
        key={`${view} ${day}`}
        plugins={[dayGridPlugin, interactionPlugin, themePlugin]}
        initialView={FC_VIEWS[view]}
        initialDate={day}
        now={today}
        timeZone="UTC"
        firstDay={1}
        headerToolbar={false}
        height={view === 'month' ? 632 : 'auto'}
        fixedWeekCount={false}
        dayMaxEvents={view === 'month' ? 4 : false}
        eventInteractive
        weekTextLong={t`Week`}
        // Of its own accord the calendar writes English.
        dayHeaderContent={({ date }: { date: Date }) => (view === 'week' ? formatWeekday(date) : formatShortWeekday(date))}
        events={events.map((event) => ({
          id: event._id,
          title: festivalWords(event.title),
          start: event.startsOn,
          end: addDays(event.endsOn, 1),
          allDay: true,
          extendedProps: { event },
        }))}
        eventClass={(info) => `${classes.event} ${classes[(info.event.extendedProps.event as CalendarEvent).kind] ?? ''}`}
        eventContent={(info) => {
          const event = info.event.extendedProps.event as CalendarEvent;
          return (
            <span className={classes.words} title={`${kinds[event.kind]}: ${festivalWords(event.title)}`}>
              {nameOf(event)}
            </span>
          );
        }}
        eventClick={(info) => onOpen(info.event.extendedProps.event as CalendarEvent)}
        dateClick={(info) => onDay(info.dateStr.slice(0, 10))}
      />
    </div>
  );
}
