import { makeBadRowsFile } from './service/bad-rows.ts';
import { makeTemplateFile } from './service/template.ts';

export { readSeat, readSeatAbove, sectionKey } from './rules/read-seat.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const importFiles = { template: makeTemplateFile, badrows: makeBadRowsFile } as const;
