import type { CalendarEvent } from '@shala/contract/calendar';
import type { EventRow } from './store/events.store.ts';

/** An entry as the contract shows it. */
export function eventOnWire({ id, holidayKey: _key, seriesId, ...event }: EventRow): CalendarEvent {
  // What was kept of a change before there were series knows of none.
  return { _id: id, seriesId: seriesId ?? null, ...event };
}
