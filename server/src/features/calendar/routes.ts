import * as calls from '@shala/contract/calendar';
import { type Route, read, write } from '#platform/http';
import { previewChange } from './service/calendar-impact.ts';
import * as events from './service/events.ts';
import * as feeds from './service/feeds.ts';
import * as holidays from './service/holidays.ts';

export const calendarRoutes: Route[] = [
  read(calls.listEvents, events.listEvents),
  read(calls.countSchoolDays, events.countSchoolDays),
  read(calls.previewChange, previewChange),
  write(calls.addEvent, events.addEvent),
  write(calls.changeEvent, events.changeEvent),
  write(calls.removeEvent, events.removeEvent),
  write(calls.undoChange, events.undoChange),
  read(calls.listPublicHolidays, holidays.listPublicHolidays),
  read(calls.previewPublicHolidays, holidays.previewPublicHolidays),
  write(calls.importPublicHolidays, holidays.importPublicHolidays),
  read(calls.listFeeds, feeds.listFeeds),
  write(calls.addFeed, feeds.addFeed),
  write(calls.removeFeed, feeds.removeFeed),
  read(calls.exportCalendar, feeds.exportCalendar),
];
