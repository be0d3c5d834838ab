import { makeAttendanceFile } from './service/exports.ts';

export { countWaitingLeave, holdLeave, settleLeave } from './service/settle-leave.ts';
export { setUpLeaveTypes } from './store/leave-types.store.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const attendanceFiles = { attendance: makeAttendanceFile } as const;
