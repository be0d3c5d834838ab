export { type Contact, listContacts as guardianContacts } from './store/guardians.store.ts';
export { listStudents as findStudents, type StudentFilter, type StudentRow } from './store/lists.store.ts';
