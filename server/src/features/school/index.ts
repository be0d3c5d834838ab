import { makeAuditFile } from './service/audit-file.ts';
import { makeWholeFile } from './service/whole-data.ts';

export { actWords } from './rules/act-words.ts';
export { provisionWaitingSchools } from './service/provision-schools.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const schoolFiles = { audit: makeAuditFile, everything: makeWholeFile } as const;
