import { makeAuditFile } from './service/audit-file.ts';
import { makeWholeFile } from './service/whole-data.ts';

export { provisionWaitingSchools } from './service/provision-schools.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const schoolFiles = { audit: makeAuditFile, everything: makeWholeFile } as const;
