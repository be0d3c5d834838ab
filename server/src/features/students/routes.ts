import * as calls from '@shala/contract/students';
import { type Route, read, slow, upload, write } from '#platform/http';
import * as activities from './activities/activities.ts';
import * as approvals from './approvals/approvals.ts';
import { exportStudents } from './directory/exports.ts';
import * as lists from './directory/lists.ts';
import { printStudents } from './directory/print.ts';
import * as seats from './directory/seats.ts';
import * as guardians from './guardians/guardians.ts';
import * as papers from './profile/documents.ts';
import * as leaving from './profile/leaving.ts';
import * as records from './profile/records.ts';
import { getStudentYear } from './profile/year.ts';
import { listUdiseReadiness } from './udise/udise.ts';
import { previewRollOver, rollOverYear } from './year/roll-over.ts';

export const studentRoutes: Route[] = [
  read(calls.listStudents, lists.listStudents),
  read(calls.countStudents, lists.countStudents),
  read(calls.getStudent, records.getStudent),
  read(calls.getStudentYear, getStudentYear),
  read(calls.exportStudents, exportStudents),
  read(calls.printStudents, printStudents),
  read(calls.listUdiseReadiness, listUdiseReadiness),
  write(calls.addStudent, records.addStudent),
  write(calls.editStudent, records.editStudent),
  read(calls.getIdentityApproval, approvals.getIdentityApproval),
  write(calls.saveIdentityApproval, approvals.saveIdentityApproval),
  read(calls.listIdentityChanges, approvals.listIdentityChanges),
  write(calls.decideIdentityChange, approvals.decideIdentityChange),
  upload(calls.uploadStudentPhoto, papers.uploadStudentPhoto),
  write(calls.removeStudentPhoto, papers.removeStudentPhoto),
  upload(calls.uploadStudentDocument, papers.uploadStudentDocument),
  write(calls.openStudentDocument, papers.openStudentDocument),
  write(calls.removeStudentDocument, papers.removeStudentDocument),
  read(calls.findGuardians, guardians.findGuardians),
  write(calls.addGuardian, guardians.addGuardian),
  write(calls.editGuardian, guardians.editGuardian),
  write(calls.removeGuardian, guardians.removeGuardian),
  read(calls.listLikelySiblings, guardians.listLikelySiblings),
  write(calls.confirmSiblings, guardians.confirmSiblings),
  read(calls.listStudentActivities, activities.listStudentActivities),
  write(calls.addStudentActivity, activities.addStudentActivity),
  write(calls.editStudentActivity, activities.editStudentActivity),
  write(calls.removeStudentActivity, activities.removeStudentActivity),
  write(calls.removeStudent, leaving.removeStudent),
  write(calls.bringBackStudent, leaving.bringBackStudent),
  slow(calls.anonymiseStudent, leaving.anonymiseStudent),
  write(calls.moveStudents, seats.moveStudents),
  write(calls.setRollNumbers, seats.setRollNumbers),
  read(calls.previewRollOver, previewRollOver),
  write(calls.rollOverYear, rollOverYear),
  read(calls.getAdmissionNumbering, seats.getAdmissionNumbering),
  write(calls.saveAdmissionNumbering, seats.saveAdmissionNumbering),
];
