import { makeStudentsFile } from './service/exports.ts';

export { bringInStudents, type NewStudent } from './bulk/bring-in.ts';
export { findKnown as findKnownStudents, findSchool as findSeats } from './bulk/insert.store.ts';
export { findUse as findUseOfStudents, takeBackStudents } from './bulk/take-back.ts';
export { type Contact, listContacts as guardianContacts } from './store/guardians.store.ts';
export { listStudents as findStudents, type StudentFilter, type StudentRow } from './store/lists.store.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const studentFiles = { students: makeStudentsFile } as const;
