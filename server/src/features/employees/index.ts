import { makeEmployeeFile } from './service/exports.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const employeeFiles = { employees: makeEmployeeFile } as const;
