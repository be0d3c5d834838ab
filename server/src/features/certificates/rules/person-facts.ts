import { writeMonth } from '@shala/contract/shared';
import type { ExamFacts } from './exam-result.ts';
/** The facts about a student from the record and the fee accounts. */
export type StudentFacts = {
  kind: 'student';
  id: string;
  name: string;
  nameNative: string;
  admissionNumber: string;
  gender: string;
  dateOfBirth: string | null;
  admittedOn: string | null;
  category: string;
  religion: string;
  motherTongue: string;
  nationality: string;
  caste: string;
  subCaste: string;
  birthPlace: string;
  aadhaarLast4: string;
  apaarId: string;
  penNumber: string;
  stateStudentId: string;
  previousSchool: string;
  address: string;
  leftOn: string | null;
  leavingReason: string;
  isAnonymised: boolean;
  photoFileId: string | null;
  mother: string;
  father: string;
  guardian: string;
  /** Class and section of the current year, or the last ones. */
  className: string;
  sectionName: string;
  rollNumber: number | null;
  yearName: string;
  yearStartsOn: string | null;
  /** The day from which the student was in that class: the beginning of its first year, or the admission in that year. */
  classSince: string | null;
  firstClass: string;
  subjects: string[];
  workingDays: number;
  daysPresent: number;
  feeYears: { startsOn: string; charged: number[]; paid: number[]; arrears: number }[];
  concessions: string[];
  activities: { kind: 'clubs' | 'sports' | 'achievements'; name: string; level: string }[];
  exam: ExamFacts;
  /** Values that were typed for an earlier certificate. */
  remembered: Record<string, string>;
  today: string;
};

export type EmployeeFacts = {
  kind: 'employee';
  id: string;
  name: string;
  employeeCode: string;
  /** Such as `Smt.`, as the office chose it on an earlier certificate; empty: by the gender. */
  title: string;
  gender: string;
  dateOfBirth: string | null;
  joinedOn: string | null;
  leftOn: string | null;
  leavingReason: string;
  position: string;
  department: string;
  qualification: string;
  photoFileId: string | null;
  remembered: Record<string, string>;
  today: string;
};

export type PersonFacts = StudentFacts | EmployeeFacts;

/** The school's data in the head and the texts of a certificate. */
export type SchoolFacts = {
  name: string;
  nameHindi: string;
  address: string;
  addressHindi: string;
  board: string;
  phone: string;
  email: string;
  affiliationNumber: string;
  udiseCode: string;
  schoolCode: string;
  principal: string;
  principalHindi: string;
  logoFileId: string | null;
  signatureFileId: string | null;
  sealFileId: string | null;
};

/** Admission number or employee code. */
export function numberOf(person: PersonFacts): string {
  return person.kind === 'student' ? person.admissionNumber : person.employeeCode;
}

/** Class and section, or the position. */
export function placeOf(person: PersonFacts): string {
  return person.kind === 'student' ? `${person.className} ${person.sectionName}`.trim() : person.position;
}

/** A student's unpaid fees up to this month, in paise, of all years. */
export function duesOf({ feeYears, today }: StudentFacts): number {
  const month = monthsSince(today);
  return feeYears.reduce((sum, { startsOn, charged, paid, arrears }) => {
    const upTo = month(startsOn);
    const open = charged.reduce((total, amount, index) => total + (index < upTo ? amount - (paid[index] ?? 0) : 0), 0);
    return sum + open + arrears;
  }, 0);
}

/** The last month up to which all fees are paid, such as `November 2026`; empty when nothing was charged. */
export function paidUpTo({ feeYears }: StudentFacts, language: 'en' | 'hi'): string {
  const [last] = [...feeYears].sort((a, b) => b.startsOn.localeCompare(a.startsOn)).filter(({ charged }) => charged.some((sum) => sum > 0));
  if (last === undefined) return '';
  const open = last.charged.findIndex((sum, index) => (last.paid[index] ?? 0) < sum);
  const paid = last.charged.slice(0, open === -1 ? last.charged.length : open);
  const month = paid.findLastIndex((sum) => sum > 0);
  if (month === -1) return language === 'hi' ? 'इस वर्ष का कोई महीना नहीं' : 'No month of this year';
  const day = new Date(`${last.startsOn}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + month);
  return writeMonth(day.toISOString(), language);
}

/** The number of months that have begun by today, in a year that began on a given day. */
function monthsSince(today: string): (startsOn: string) => number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return (startsOn) => months(today) - months(startsOn) + 1;
}
