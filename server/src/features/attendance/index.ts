import { makeAttendanceFile } from './service/exports.ts';

export { countWaitingLeave, holdLeave, settleLeave } from './service/settle-leave.ts';
export { setUpLeaveTypes, usedLeaveDays } from './store/leave-types.store.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const attendanceFiles = { attendance: makeAttendanceFile } as const;
