import { makeLogbookFile } from './service/exports.ts';

export { lessonsDue } from './store/lists.store.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const logbookFiles = { logbook: makeLogbookFile } as const;
