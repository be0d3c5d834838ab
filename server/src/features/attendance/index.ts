import { makeAttendanceFile } from './service/exports.ts';

export { countStaff, countStudents, findDay, listSectionsOfDay } from './store/days.store.ts';
export { setUpLeaveTypes } from './store/leave-types.store.ts';
export { listEmployeesWith, listStudentsWith } from './store/lists.store.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const attendanceFiles = { attendance: makeAttendanceFile } as const;
