import * as calls from '@shala/contract/employees';
import { type Route, read, upload, write } from '#platform/http';
import { printEmployeeCards } from './service/cards.ts';
import { exportEmployees } from './service/exports.ts';
import * as leaving from './service/leaving.ts';
import * as lists from './service/lists.ts';
import * as papers from './service/papers.ts';
import * as records from './service/records.ts';
import * as teaching from './service/teaching.ts';

export const employeeRoutes: Route[] = [
  read(calls.getTeacherList, lists.getTeacherList),
  read(calls.getTeacher, lists.getTeacher),
  write(calls.removeTeacher, leaving.removeTeacher),
  read(calls.getLeavingFacts, leaving.getLeavingFacts),
  write(calls.bringBackEmployee, leaving.bringBackEmployee),
  read(calls.listEmployees, lists.listEmployees),
  read(calls.exportEmployees, exportEmployees),
  read(calls.printEmployeeCards, printEmployeeCards),
  read(calls.getEmployeeChoices, lists.getEmployeeChoices),
  read(calls.getEmployee, records.getEmployee),
  write(calls.addEmployee, records.addEmployee),
  write(calls.editEmployee, records.editEmployee),
  read(calls.getTeaching, teaching.getTeaching),
  write(calls.changeTeaching, teaching.changeTeaching),
  upload(calls.uploadEmployeePhoto, papers.uploadEmployeePhoto),
  write(calls.removeEmployeePhoto, papers.removeEmployeePhoto),
  upload(calls.uploadEmployeePaper, papers.uploadEmployeePaper),
  write(calls.openEmployeePaper, papers.openEmployeePaper),
  write(calls.removeEmployeePaper, papers.removeEmployeePaper),
];
