import { makeCalendarFile } from './service/feeds.ts';

export { addEvent as addCalendarEvent, undoChange as undoCalendarChange } from './service/events.ts';
export { readFeed } from './service/feeds.ts';
export { previewChange as previewCalendarChange } from './service/ripple.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const calendarFiles = { calendar: makeCalendarFile } as const;
