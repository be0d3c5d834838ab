export { countStaff, countStudents, findDay, listSectionsOfDay } from './store/days.store.ts';
export { setUpLeaveTypes } from './store/leave-types.store.ts';
export { listEmployeesWith, listStudentsWith } from './store/lists.store.ts';
