import { makeLogbookFile } from './service/exports.ts';

export { lessonsDue } from './store/lists.store.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const logbookFiles = { logbook: makeLogbookFile } as const;
