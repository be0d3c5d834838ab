import { makeStudentsFile } from './service/exports.ts';
import { makeStudentPaper } from './service/print.ts';

export { bringInStudents, type NewGuardian, type NewStudent } from './bulk/bring-in.ts';
export { changeStudents } from './bulk/change.store.ts';
export { findKnown as findKnownStudents, findSchool as findSeats } from './bulk/insert.store.ts';
export { findUse as findUseOfStudents, takeBackStudents } from './bulk/take-back.ts';
export { searchWords } from './rules/search-words.ts';
export { addGuardian as addGuardianTo } from './service/guardians.ts';
export { areIdentitiesHeld } from './service/hold-identity.ts';
export { removeStudent as recordLeaving } from './service/leaving.ts';
export { editStudent as editStudentRecord } from './service/records.ts';
export { listStudents as findStudentCards } from './store/lists.store.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const studentFiles = { students: makeStudentsFile, studentpapers: makeStudentPaper } as const;
