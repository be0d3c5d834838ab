import { z } from 'zod/mini';
import { groupedDigits, id, isoDate, optionalText, phone, text } from '../shared/index.ts';

export const GENDERS = ['Female', 'Male', 'Other'] as const;
export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const STUDENT_STATUSES = ['present', 'left', 'all'] as const;
export const RELATIONS = ['Father', 'Mother', 'Grandfather', 'Grandmother', 'Uncle', 'Aunt', 'Brother', 'Sister', 'Guardian'] as const;
export const CATEGORIES = ['General', 'OBC', 'SC', 'ST', 'VJNT', 'SBC', 'EWS'] as const;
export const LEAVING_REASONS = [
  'Moved to another town',
  'Admitted to another school',
  'Completed the last class',
  'Fees not paid',
  'Long absence',
  'Health',
  'Other',
] as const;

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** A person's name in any script: letters and their marks, spaces, and the signs used in names. No markup, no direction marks. */
export function personName(max = 120) {
  return text(max).check(z.regex(/^(?:[\p{L}\p{M}\p{Nd} .,'’ʼ()/&-]|\u200c|\u200d)+$/u), z.regex(/[\p{L}]/u));
}
const optionalName = z.union([z.literal(''), personName()]);
const optionalPhone = z.union([z.literal(''), phone]);
const optionalDigits = (digits: number) => groupedDigits(new RegExp(`^(\\d{${digits}})?$`), `digits${digits}`);
const flag = z.boolean();

/** A person's input for a student. The complete Aadhaar number is never accepted: only its last four digits are stored. */
export const studentFields = {
  name: personName(),
  nameNative: optionalName,
  gender: z.enum(['', ...GENDERS]),
  dateOfBirth: z.nullable(isoDate),
  admittedOn: z.nullable(isoDate),
  bloodGroup: z.enum(['', ...BLOOD_GROUPS]),
  category: optionalText(40),
  religion: optionalText(40),
  motherTongue: optionalText(40),
  nationality: optionalText(40),
  caste: optionalText(80),
  subCaste: optionalText(80),
  birthPlace: optionalText(200),
  aadhaarLast4: optionalDigits(4),
  apaarId: optionalDigits(12),
  penNumber: optionalDigits(11),
  /** The state's own number of a student, such as Saral, SATS, EMIS or Samagra. */
  stateStudentId: optionalText(40),
  house: optionalText(40),
  medicalNotes: optionalText(1000),
  specialNeeds: optionalText(200),
  isBelowPoverty: flag,
  isWeakerSection: flag,
  transportStop: optionalText(120),
  address: optionalText(300),
  state: optionalText(80),
  city: optionalText(80),
  pinCode: optionalDigits(6),
  previousSchool: optionalText(200),
} as const;

/** A guardian in a form. */
export const guardianFields = {
  name: personName(),
  phone: optionalPhone,
  email: z.union([z.literal(''), z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())]),
  occupation: optionalText(80),
} as const;
export const guardianLinkFields = {
  relation: z.enum(RELATIONS),
  isPrimary: flag,
  /** Null: nobody has said it. */
  mayCollect: z.nullable(flag),
} as const;

/** A guardian of a new student: a new person, or an existing one (`guardianId`), which makes the students siblings. */
export const newGuardianSchema = z.strictObject({
  guardianId: z.optional(id),
  name: z.optional(guardianFields.name),
  phone: z.optional(guardianFields.phone),
  email: z.optional(guardianFields.email),
  occupation: z.optional(guardianFields.occupation),
  ...guardianLinkFields,
  /** How consent to store the student's data was given, such as "signed form"; empty when it was not given. */
  consentNote: optionalText(200),
});

export const reason = optionalText(300);

/** A student in lists and pickers. */
export const studentRow = z.object({
  id: z.string(),
  name: z.string(),
  admissionNumber: z.string(),
  classId: z.nullable(z.string()),
  className: z.string(),
  sectionId: z.nullable(z.string()),
  sectionName: z.string(),
  rollNumber: z.nullable(z.number()),
  gender: z.string(),
  /** The primary guardian. */
  guardian: z.string(),
  phone: z.string(),
  photoUrl: z.nullable(z.string()),
  leftOn: z.nullable(z.string()),
});
