import type { CalendarEvent } from '@shala/contract/calendar';
import type { EventRow } from './store/events.store.ts';

/** An entry in the API's format. */
export function eventOnWire({ id, holidayKey: _key, seriesId, ...event }: EventRow): CalendarEvent {
  // Changes stored before series existed have none.
  return { _id: id, seriesId: seriesId ?? null, ...event };
}
