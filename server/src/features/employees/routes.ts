import * as calls from '@shala/contract/employees';
import { type Route, read, upload, write } from '#platform/http';
import { addressCards } from './service/cards.ts';
import { addressExport } from './service/exports.ts';
import * as leaving from './service/leaving.ts';
import * as lists from './service/lists.ts';
import * as papers from './service/papers.ts';
import * as records from './service/records.ts';

export const employeeRoutes: Route[] = [
  read(calls.getTeacherList, lists.listEmployees),
  read(calls.getTeacher, lists.getDetail),
  write(calls.removeTeacher, leaving.remove),
  read(calls.getLeavingFacts, leaving.foresee),
  write(calls.bringBackEmployee, leaving.bringBack),
  read(calls.listEmployees, lists.listDirectory),
  read(calls.exportEmployees, addressExport),
  read(calls.printEmployeeCards, addressCards),
  read(calls.getEmployeeChoices, lists.getChoices),
  read(calls.getEmployee, records.getRecord),
  write(calls.addEmployee, records.add),
  write(calls.editEmployee, records.edit),
  upload(calls.uploadEmployeePhoto, papers.setPhoto),
  write(calls.removeEmployeePhoto, papers.removePhoto),
  upload(calls.uploadEmployeePaper, papers.keep),
  write(calls.openEmployeePaper, papers.open),
  write(calls.removeEmployeePaper, papers.removePaper),
];
