import type { CalendarEvent } from '@shala/contract/calendar';
import type { EventRow } from './store/events.store.ts';

/** An entry as the contract shows it. */
export function eventOnWire({ id, holidayKey: _key, ...event }: EventRow): CalendarEvent {
  return { _id: id, ...event };
}
