import * as calls from '@shala/contract/attendance';
import { once, type Route, read, write } from '#platform/http';
import * as leave from './service/leave.ts';
import * as leaveTypes from './service/leave-types.ts';
import * as lists from './service/lists.ts';
import * as registers from './service/registers.ts';

export const attendanceRoutes: Route[] = [
  read(calls.getAttendanceDay, registers.getDay),
  read(calls.getAttendanceHeat, registers.getHeat),
  read(calls.getSectionRegister, registers.getSection),
  once(calls.saveSectionRegister, registers.saveSection),
  read(calls.getStaffRegister, registers.getStaff),
  once(calls.saveStaffRegister, registers.saveStaff),
  read(calls.listAbsentStudents, lists.getAbsentStudents),
  read(calls.listAbsentEmployees, lists.getAbsentEmployees),

  read(calls.listLeave, leave.list),
  write(calls.applyForLeave, leave.apply),
  write(calls.approveLeave, leave.approve),
  write(calls.refuseLeave, leave.refuse),
  write(calls.withdrawLeave, leave.withdraw),
  read(calls.getLeaveBalances, leaveTypes.getBalances),
  write(calls.createLeaveType, leaveTypes.addType),
  write(calls.changeLeaveType, leaveTypes.changeType),
  read(calls.findLeavePeople, leaveTypes.findPeople),
];
