export { HOLIDAY_YEARS, holidaysOf } from './data/india-holidays.ts';

import { makeCalendarFile } from './service/feeds.ts';

export { readFeed } from './service/feeds.ts';
export { dropEntry, keepEntry } from './service/keep-entry.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const calendarFiles = { calendar: makeCalendarFile } as const;
