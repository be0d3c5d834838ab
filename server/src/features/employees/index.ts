import { makeEmployeeCards } from './service/cards.ts';
import { makeEmployeeFile } from './service/exports.ts';

export {
  bringInEmployees,
  countUses,
  findKnown as findKnownEmployees,
  listSchoolSubjects,
  type NewEmployee,
  takeBackEmployees,
} from './bulk/bring-in.store.ts';
export { changeEmployees } from './bulk/change.store.ts';
export { editEmployee as editEmployeeRecord } from './service/records.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const employeeFiles = { employees: makeEmployeeFile, employeecards: makeEmployeeCards } as const;
