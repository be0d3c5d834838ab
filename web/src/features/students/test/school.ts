import { getStudentResults } from '@shala/contract/exams';
import { getStudentFees } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import {
  countStudents,
  getStudent,
  getStudentYear,
  listIdentityChanges,
  listStudentActivities,
  listStudents,
} from '@shala/contract/students';
import { answer, startServer } from '../../../../test/server.ts';
import type { Student, StudentRow } from '../api.ts';

export const row: StudentRow = {
  id: 's1',
  name: 'Ananya Kulkarni',
  admissionNumber: '2019/0412',
  classId: 'c8',
  className: '8th',
  sectionId: 'x8a',
  sectionName: 'A',
  rollNumber: 3,
  gender: 'Female',
  guardian: 'Rajesh Kulkarni',
  phone: '9823041172',
  photoUrl: null,
  leftOn: null,
};
const noFees = { month: 'April', charged: 3200, paid: 3200, left: 0, dueOn: null, paidOn: null, isPaid: true, isOverdue: false };

export const student: Student = {
  ...row,
  nameNative: 'अनन्या कुलकर्णी',
  dateOfBirth: '2013-08-23',
  admittedOn: '2019-06-10',
  bloodGroup: 'B+',
  category: '',
  religion: '',
  motherTongue: 'Marathi',
  caste: '',
  subCaste: '',
  birthPlace: '',
  stateStudentId: '',
  nationality: 'Indian',
  aadhaarLast4: '4471',
  apaarId: '',
  penNumber: '',
  house: 'Tilak House',
  medicalNotes: 'Peanut allergy, pen in office',
  specialNeeds: '',
  isBelowPoverty: false,
  isWeakerSection: false,
  transportStop: '',
  address: '',
  state: '',
  city: '',
  pinCode: '',
  previousSchool: '',
  leavingReason: '',
  leavingNote: '',
  isAnonymised: false,
  guardians: [],
  siblings: [{ id: 's2', name: 'Aditya Kulkarni', className: '5th', sectionName: 'B', gender: 'Male', hasLeft: false }],
  documents: [],
};

export const fees: CallAnswer<typeof getStudentFees> = {
  student: {
    id: 's1',
    name: row.name,
    admissionNumber: '1',
    className: '8th',
    sectionName: 'A',
    rollNumber: 3,
    guardian: '',
    phone: '',
    leftOn: null,
  },
  year: '2026-27',
  charged: 38_400,
  paid: 22_400,
  left: 16_000,
  dueExtendedTo: null,
  arrears: { ...noFees, month: 'Arrears', charged: 0, paid: 0 },
  months: [noFees, { ...noFees, month: 'May', paid: 0, left: 3200, isPaid: false, isOverdue: true }],
  optionalHeads: [],
  concessions: [],
  payments: [],
};

/** A server that knows one student. */
export function startStudents(): void {
  startServer();
  answer(listStudents, { students: [row], hasMore: false });
  answer(countStudents, {
    sections: [{ classId: 'c8', className: '8th', sectionId: 'x8a', sectionName: 'A' }],
    counts: [{ sectionId: 'x8a', gender: 'Female', hasLeft: false, count: 1 }],
  });
  answer(getStudent, student);
  answer(listIdentityChanges, []);
  answer(listStudentActivities, {
    student: { name: row.name, className: '8th', sectionName: 'A', admissionNumber: '1' },
    activities: [],
    known: [],
  });
  answer(getStudentResults, []);
  answer(getStudentYear, {
    year: '2026-27',
    months: [{ month: '2026-04-01', days: 'PP-PAV. ' }],
    exams: [
      { id: 'e2', name: 'Unit test 2' },
      { id: 'e1', name: 'Unit test 1' },
    ],
    marks: [{ subject: 'English', last: 84, before: 78, code: '' }],
    timeline: [{ kind: 'payment', on: '2026-10-05', what: 'cash', detail: '2026-27/1131', amount: 3200 }],
  });
  answer(getStudentFees, fees);
}
