import { makeStudentsFile } from './service/exports.ts';

export { type Contact, listContacts as guardianContacts } from './store/guardians.store.ts';
export { listStudents as findStudents, type StudentFilter, type StudentRow } from './store/lists.store.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const studentFiles = { students: makeStudentsFile } as const;
