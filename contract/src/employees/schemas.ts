import { z } from 'zod/mini';
import { anyRupees, groupedDigits, id, optionalEmail, optionalPhone, optionalText, text } from '../shared/index.ts';

export const EMPLOYEE_GENDERS = ['Female', 'Male', 'Other'] as const;
export const EMPLOYEE_KINDS = ['all', 'teaching', 'other'] as const;
export const EMPLOYEE_STATUSES = ['current', 'former'] as const;
export const EMPLOYEE_PAPERS = ['ID proof', 'Contract', 'Qualification', 'Police verification', 'Medical certificate', 'Other'] as const;
/** The browser scales pictures down before sending them; a larger file was not scaled. */
export const MAX_EMPLOYEE_PAPER_BYTES = 10 * 1024 * 1024;

/** A name in any script, without markup and direction marks. */
const employeeName = text(120).check(z.regex(/^[^<>\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/), z.regex(/\p{L}/u));
/** A day, or an empty text for none. */
export const optionalDay = z.string().check(z.regex(new RegExp(`^$|${z.regexes.date.source}`), 'date'));

/** A person's input for an employee. The complete Aadhaar number is never accepted: only its last four digits are stored. */
export const employeeFields = {
  name: employeeName,
  email: optionalEmail,
  phone: optionalPhone,
  gender: z.enum(['', ...EMPLOYEE_GENDERS]),
  positionRole: optionalText(80),
  department: optionalText(80),
  isTeaching: z.boolean(),
  qualification: optionalText(160),
  dateOfBirth: optionalDay,
  joinedOn: optionalDay,
  address: optionalText(300),
  state: optionalText(80),
  city: optionalText(80),
  pinCode: groupedDigits(/^(\d{6})?$/, 'pinCode'),
  aadhaarLast4: z.string().check(z.trim(), z.regex(/^(\d{4})?$/)),
  emergencyName: optionalText(120),
  emergencyPhone: optionalPhone,
  monthlySalary: anyRupees,
  /** Subjects of classes that the person teaches. */
  subjectIds: z.array(id).check(z.maxLength(200)),
  /** Sections of which the person is class teacher; replaces the former ones. */
  classTeacherOf: z.array(id).check(z.maxLength(20)),
} as const;

export const employeeCode = text(20);

/** An employee in the directory. */
export const employeeRow = z.object({
  id: z.string(),
  employeeCode: z.string(),
  name: z.string(),
  gender: z.string(),
  imageUrl: z.nullable(z.string()),
  positionRole: z.string(),
  department: z.string(),
  isTeaching: z.boolean(),
  phone: z.string(),
  email: z.string(),
  /** Such as `8th A`; empty without that duty. */
  classTeacher: z.string(),
  leftOn: z.nullable(z.string()),
  leavingReason: z.string(),
});
