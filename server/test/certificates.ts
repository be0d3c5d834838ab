import type { issueCertificate } from '@shala/contract/certificates';
import type { CallAnswer } from '@shala/contract/shared';
import type { TestApp, TestSchool } from './app.ts';
import { ask } from './fees.ts';
import { addStudent } from './students.ts';

type Issued = CallAnswer<typeof issueCertificate>;

/** A student whose record has all values for certificates; returns the id. */
export async function addComplete(test: TestApp, school: TestSchool, more: Record<string, unknown> = {}): Promise<string> {
  const { studentId } = await addStudent(test, school, {
    name: 'Aarav Sharma',
    nameNative: 'आरव शर्मा',
    gender: 'Male',
    dateOfBirth: '2011-06-05',
    admittedOn: '2019-04-04',
    category: 'OBC',
    religion: 'Hindu',
    motherTongue: 'Hindi',
    nationality: 'Indian',
    guardian: 'Rakesh Sharma',
    ...more,
  });
  await ask(test, school, 'POST', `/admin/students/${studentId}/guardians`, {
    name: 'Sunita Sharma',
    relation: 'Mother',
    isPrimary: false,
    mayCollect: true,
    consentNote: '',
  });
  return studentId;
}

/** Issues a certificate and returns the answer. */
export async function issue(
  test: TestApp,
  school: TestSchool,
  {
    formId = 'bonafide',
    personId,
    values = {},
    ...more
  }: { formId?: string; personId: string; values?: Record<string, string> } & Record<string, unknown>,
): Promise<{ status: number; code?: string; message: string; fields?: Record<string, string>; data: Issued }> {
  return ask(test, school, 'POST', '/admin/certificates', { formId, personId, values, ...more }) as never;
}

/** The values that the office enters on the CBSE format besides a complete record. */
export const CBSE_VALUES = {
  lastExam: 'Annual examination 2025-26: passed',
  promoted: 'Yes, to 11th',
  birthProof: 'Birth certificate',
  failed: 'No',
  reason: 'Moved to another town',
  firstClass: '3rd',
  subjects: 'English, Hindi, Mathematics',
  workingDays: '210',
  presentDays: '198',
  ncc: 'Scout, Rajya Puraskar',
  activities: 'Kabaddi (District)',
  remarks: 'None',
  concession: 'No',
  paidUpTo: 'November 2026',
};

/** A label in plain text: PDFium returns a shaped word once for each of its parts, and the repetitions are removed. */
export function asRead(label: string): RegExp {
  const words = label.split(/[\s,]+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(words.map((word, index) => (index === 0 ? word : `[\\s,]*(?:${words[index - 1]}[\\s,]*)?${word}`)).join(''));
}
