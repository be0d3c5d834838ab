import * as calls from '@shala/contract/students';
import { type Route, read, slow, upload, write } from '#platform/http';
import * as activities from './service/activities.ts';
import * as approvals from './service/approvals.ts';
import { addressExport } from './service/exports.ts';
import * as guardians from './service/guardians.ts';
import * as leaving from './service/leaving.ts';
import * as lists from './service/lists.ts';
import * as papers from './service/papers.ts';
import { addressPaper } from './service/print.ts';
import * as records from './service/records.ts';
import { preview, rollOver } from './service/roll-over.ts';
import * as seats from './service/seats.ts';
import { listReadiness } from './service/udise.ts';
import { readYear } from './service/year.ts';

export const studentRoutes: Route[] = [
  read(calls.listStudents, lists.list),
  read(calls.countStudents, lists.count),
  read(calls.getStudent, records.read),
  read(calls.getStudentYear, readYear),
  read(calls.exportStudents, addressExport),
  read(calls.printStudents, addressPaper),
  read(calls.listUdiseReadiness, listReadiness),
  write(calls.addStudent, records.admit),
  write(calls.editStudent, records.edit),
  read(calls.getIdentityApproval, approvals.readSetting),
  write(calls.saveIdentityApproval, approvals.saveSetting),
  read(calls.listIdentityChanges, approvals.list),
  write(calls.decideIdentityChange, approvals.decide),
  upload(calls.uploadStudentPhoto, papers.setPhoto),
  write(calls.removeStudentPhoto, papers.removePhoto),
  upload(calls.uploadStudentDocument, papers.keep),
  write(calls.openStudentDocument, papers.open),
  write(calls.removeStudentDocument, papers.removeDocument),
  read(calls.findGuardians, guardians.findByPhone),
  write(calls.addGuardian, guardians.add),
  write(calls.editGuardian, guardians.edit),
  write(calls.removeGuardian, guardians.remove),
  read(calls.listLikelySiblings, guardians.listLikely),
  write(calls.confirmSiblings, guardians.confirm),
  read(calls.listStudentActivities, activities.list),
  write(calls.addStudentActivity, activities.add),
  write(calls.editStudentActivity, activities.edit),
  write(calls.removeStudentActivity, activities.remove),
  write(calls.removeStudent, leaving.leave),
  write(calls.bringBackStudent, leaving.comeBack),
  slow(calls.anonymiseStudent, leaving.anonymise),
  write(calls.moveStudents, seats.move),
  write(calls.setRollNumbers, seats.number),
  read(calls.previewRollOver, preview),
  write(calls.rollOverYear, rollOver),
  read(calls.getAdmissionNumbering, seats.readNumbering),
  write(calls.saveAdmissionNumbering, seats.saveNumbering),
];
