import { makeStudentsFile } from './directory/exports.ts';
import { makeStudentPaper } from './directory/print.ts';

export { areIdentitiesHeld } from './approvals/hold-identity.ts';
export { bringInStudents, type NewGuardian, type NewStudent } from './bulk/bring-in.ts';
export { changeStudents } from './bulk/change.store.ts';
export { findKnown as findKnownStudents, findSchool as findSeats } from './bulk/insert.store.ts';
export { findUse as findUseOfStudents, takeBackStudents } from './bulk/take-back.ts';
export { listStudents } from './directory/lists.store.ts';
export { addGuardian as addGuardianTo, listSharedContacts } from './guardians/guardians.ts';
export { removeStudent as recordLeaving } from './profile/leaving.ts';
export { editStudent as editStudentRecord } from './profile/records.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const studentFiles = { students: makeStudentsFile, studentpapers: makeStudentPaper } as const;
