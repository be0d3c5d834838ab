import * as calls from '@shala/contract/attendance';
import { once, type Route, read, write } from '#platform/http';
import * as changes from './service/changes.ts';
import { addressExport } from './service/exports.ts';
import * as leave from './service/leave.ts';
import * as leaveTypes from './service/leave-types.ts';
import * as lists from './service/lists.ts';
import { getMonth } from './service/months.ts';
import * as registers from './service/registers.ts';
import { getWatch } from './service/watch.ts';
import * as years from './service/years.ts';

export const attendanceRoutes: Route[] = [
  read(calls.getAttendanceDay, registers.getDay),
  read(calls.getAttendanceHeat, registers.getHeat),
  read(calls.getSectionRegister, registers.getSection),
  once(calls.saveSectionRegister, registers.saveSection),
  write(calls.takeBackSectionRegister, registers.takeBackSection),
  read(calls.getStaffRegister, registers.getStaff),
  once(calls.saveStaffRegister, registers.saveStaff),
  write(calls.takeBackStaffRegister, registers.takeBackStaff),
  read(calls.listAbsentStudents, lists.getAbsentStudents),
  read(calls.listAbsentEmployees, lists.getAbsentEmployees),

  read(calls.getStudentAttendance, years.getStudentYear),
  read(calls.getEmployeeAttendance, years.getEmployeeYear),
  write(calls.correctStudentAttendance, changes.correctStudent),
  write(calls.correctEmployeeAttendance, changes.correctEmployee),
  write(calls.markWholeSchool, changes.markAll),
  read(calls.getMonthRegister, getMonth),
  read(calls.getAttendanceWatch, getWatch),
  read(calls.exportAttendance, addressExport),
  read(calls.getAttendanceRules, changes.getRules),
  write(calls.saveAttendanceRules, changes.setRules),

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
