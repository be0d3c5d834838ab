import * as calls from '@shala/contract/attendance';
import { once, type Route, read } from '#platform/http';
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
];
