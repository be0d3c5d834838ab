import type { FormContent, PersonKind } from '@shala/contract/certificates';
import { yearOfDay } from '@shala/contract/shared';
import type { PublishedResult } from '../rules/exam-result.ts';
import { fillForm } from '../rules/fill-form.ts';
import type { EmployeeFacts, SchoolFacts, StudentFacts } from '../rules/person-facts.ts';
import { type Snapshot, takeSnapshot } from '../rules/snapshot.ts';
import { numberOfCertificate, OWN_PREFIX } from '../rules/types.ts';

const RESULT: PublishedResult = {
  ...{ year: '2025-26', startsOn: '2025-04-01', termNo: 0, term: '', className: '4th', nextClass: '5th' },
  ...{ outcome: 'pass', percent: 8125, grade: 'A2' },
};
const STUDENT: Omit<StudentFacts, 'today'> = {
  kind: 'student',
  id: '',
  name: 'Aarav Sharma',
  nameNative: 'आरव शर्मा',
  admissionNumber: '2019/0042',
  gender: 'Male',
  dateOfBirth: '2015-06-05',
  admittedOn: '2019-04-04',
  category: 'General',
  religion: 'Hindu',
  motherTongue: 'Hindi',
  nationality: 'Indian',
  caste: 'Maratha',
  subCaste: 'Kunbi',
  birthPlace: 'Nashik, Maharashtra',
  stateStudentId: '2019272704001012345',
  aadhaarLast4: '4321',
  apaarId: '123456789012',
  penNumber: '12345678901',
  previousSchool: '',
  address: '12 MG Road, Nashik',
  leftOn: null,
  leavingReason: 'Moved to another town',
  isAnonymised: false,
  photoFileId: null,
  mother: 'Sunita Sharma',
  father: 'Rakesh Sharma',
  guardian: 'Rakesh Sharma',
  className: '5th',
  sectionName: 'B',
  rollNumber: 12,
  yearName: '2026-27',
  yearStartsOn: '2026-04-01',
  classSince: '2026-04-01',
  firstClass: '1st',
  subjects: ['English', 'Hindi', 'Mathematics', 'Science', 'Social Studies'],
  workingDays: 148,
  daysPresent: 139,
  feeYears: [{ startsOn: '2026-04-01', charged: Array(12).fill(320_000), paid: Array(12).fill(320_000), arrears: 0 }],
  concessions: [],
  activities: [{ kind: 'sports', name: 'Kabaddi', level: 'District' }],
  exam: { annual: RESULT, last: RESULT, classPassed: '4th' },
  remembered: {},
};
const EMPLOYEE: Omit<EmployeeFacts, 'today'> = {
  kind: 'employee',
  id: '',
  name: 'Meera Deshmukh',
  employeeCode: 'E014',
  title: '',
  gender: 'Female',
  dateOfBirth: '1988-02-11',
  joinedOn: '2018-06-11',
  leftOn: '2026-03-31',
  leavingReason: '',
  position: 'Teacher (Mathematics)',
  department: 'Secondary',
  qualification: 'M.Sc., B.Ed.',
  photoFileId: null,
  remembered: {},
};
type Sample = { personKind: PersonKind; content: FormContent; prefix?: string | undefined };

/** A format filled in for an imaginary person. */
export function sampleOf(
  { personKind, content: form, prefix = OWN_PREFIX }: Sample,
  { today, ...school }: SchoolFacts & { today: string },
): Snapshot {
  const numbers = { number: numberOfCertificate(prefix, yearOfDay(today), 1), serialNo: '1', bookNo: '1' };
  const person = personKind === 'student' ? { ...STUDENT, today } : { ...EMPLOYEE, today };
  const filled = fillForm(form, { person, school, numbers }, {});
  return takeSnapshot({
    form,
    formName: 'Preview',
    person,
    school,
    filled,
    numbers,
    code: 'C.preview',
    madeAt: `${today}T00:00:00Z`,
  });
}
