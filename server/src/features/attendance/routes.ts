import * as calls from '@shala/contract/attendance';
import { atomicWrite, type Route, read, write } from '#platform/http';
import * as changes from './service/changes.ts';
import { exportAttendance } from './service/exports.ts';
import * as leave from './service/leave.ts';
import * as leaveTypes from './service/leave-types.ts';
import * as lists from './service/lists.ts';
import { getMonthRegister } from './service/months.ts';
import * as registers from './service/registers.ts';
import { getAttendanceWatch } from './service/watch.ts';
import * as years from './service/years.ts';

export const attendanceRoutes: Route[] = [
  read(calls.getAttendanceDay, registers.getAttendanceDay),
  read(calls.getAttendanceHeat, registers.getAttendanceHeat),
  read(calls.getSectionRegister, registers.getSectionRegister),
  atomicWrite(calls.saveSectionRegister, registers.saveSectionRegister),
  write(calls.takeBackSectionRegister, registers.takeBackSectionRegister),
  read(calls.getStaffRegister, registers.getStaffRegister),
  atomicWrite(calls.saveStaffRegister, registers.saveStaffRegister),
  write(calls.takeBackStaffRegister, registers.takeBackStaffRegister),
  read(calls.listAbsentStudents, lists.listAbsentStudents),
  read(calls.listAbsentEmployees, lists.listAbsentEmployees),

  read(calls.getStudentAttendance, years.getStudentAttendance),
  read(calls.getEmployeeAttendance, years.getEmployeeAttendance),
  write(calls.correctStudentAttendance, changes.correctStudentAttendance),
  write(calls.correctEmployeeAttendance, changes.correctEmployeeAttendance),
  write(calls.markWholeSchool, changes.markWholeSchool),
  read(calls.getMonthRegister, getMonthRegister),
  read(calls.getAttendanceWatch, getAttendanceWatch),
  read(calls.exportAttendance, exportAttendance),
  read(calls.getAttendanceRules, changes.getAttendanceRules),
  write(calls.saveAttendanceRules, changes.saveAttendanceRules),

  read(calls.listLeave, leave.listLeave),
  write(calls.applyForLeave, leave.applyForLeave),
  write(calls.approveLeave, leave.approveLeave),
  write(calls.refuseLeave, leave.refuseLeave),
  write(calls.withdrawLeave, leave.withdrawLeave),
  read(calls.getLeaveBalances, leaveTypes.getLeaveBalances),
  write(calls.createLeaveType, leaveTypes.createLeaveType),
  write(calls.changeLeaveType, leaveTypes.changeLeaveType),
  read(calls.findLeavePeople, leaveTypes.findLeavePeople),
];
