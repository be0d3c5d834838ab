import { z } from 'zod/mini';
import { defineCall, id, isoDate, MAX_PHOTO_BYTES, seen, text } from '../shared/index.ts';
import { documentView } from './documents.ts';
import { guardianView } from './guardians.ts';
import { LEAVING_REASONS, newGuardianSchema, reason, studentFields, studentRow } from './schemas.ts';

const params = z.strictObject({ studentId: id });
const day = z.nullable(z.string());

/** All data of one student except fees, attendance and marks, which `getStudentYear` and the finance calls return. */
export const getStudent = defineCall({
  name: 'getStudent',
  method: 'GET',
  path: '/admin/students/{studentId}',
  summary: 'A student with guardians, brothers and sisters, and the list of documents',
  params,
  answer: z.object({
    ...studentRow.shape,
    nameNative: z.string(),
    dateOfBirth: day,
    admittedOn: day,
    bloodGroup: z.string(),
    category: z.string(),
    religion: z.string(),
    motherTongue: z.string(),
    nationality: z.string(),
    caste: z.string(),
    subCaste: z.string(),
    birthPlace: z.string(),
    aadhaarLast4: z.string(),
    apaarId: z.string(),
    penNumber: z.string(),
    stateStudentId: z.string(),
    house: z.string(),
    medicalNotes: z.string(),
    specialNeeds: z.string(),
    isBelowPoverty: z.boolean(),
    isWeakerSection: z.boolean(),
    transportStop: z.string(),
    address: z.string(),
    state: z.string(),
    city: z.string(),
    pinCode: z.string(),
    previousSchool: z.string(),
    leavingReason: z.string(),
    leavingNote: z.string(),
    isAnonymised: z.boolean(),
    guardians: z.array(guardianView),
    siblings: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        className: z.string(),
        sectionName: z.string(),
        gender: z.string(),
        hasLeft: z.boolean(),
      }),
    ),
    documents: z.array(documentView),
  }),
});

/** Fees are charged automatically. Refuses: admissionNumberTaken, birthDate, noCurrentYear, primaryGuardian. */
export const addStudent = defineCall({
  name: 'addStudent',
  method: 'POST',
  path: '/admin/students',
  summary: 'Admits a student into a section',
  body: z.strictObject({
    /** The next number of the school's format when left out. */
    admissionNumber: z.optional(text(40)),
    sectionId: id,
    rollNumber: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(999))),
    ...z.partial(z.object(studentFields)).shape,
    name: studentFields.name,
    guardians: z.array(newGuardianSchema).check(z.maxLength(6)),
  }),
  /** `siblings`: what the sibling discount changes in the year's fees of brothers and sisters, in rupees. */
  answer: z.object({
    id: z.string(),
    admissionNumber: z.string(),
    siblings: z.optional(z.array(z.object({ name: z.string(), change: z.number() }))),
  }),
});

/**
 * Only given fields change. `waiting` lists the fields that wait for a second administrator. Refuses: admissionNumberTaken, birthDate, studentAnonymised,
 * identityWaits, changedMeanwhile.
 */
export const editStudent = defineCall({
  name: 'editStudent',
  method: 'PATCH',
  path: '/admin/students/{studentId}',
  summary: "Changes fields of a student's record",
  params,
  body: z.strictObject({
    ...z.partial(z.object(studentFields)).shape,
    admissionNumber: z.optional(text(40)),
    reason: z.optional(reason),
    seen,
  }),
  answer: z.object({ changed: z.array(z.string()), waiting: z.array(z.string()) }),
});

/** PNG or JPEG, detected by its bytes, that identity cards can draw; the browser converts other kinds. Refuses: notAPicture. */
export const uploadStudentPhoto = defineCall({
  name: 'uploadStudentPhoto',
  method: 'POST',
  path: '/admin/students/{studentId}/photo',
  summary: "Sets a student's photo",
  params,
  upload: { part: 'photo', maxBytes: MAX_PHOTO_BYTES },
  answer: z.object({ photoUrl: z.string() }),
});
export const removeStudentPhoto = defineCall({
  name: 'removeStudentPhoto',
  method: 'DELETE',
  path: '/admin/students/{studentId}/photo',
  summary: "Takes a student's photo away",
  params,
  answer: z.object({}),
});

/** Fees end with the month of the withdrawal. Refuses: alreadyLeft, leavingDay. */
export const removeStudent = defineCall({
  name: 'removeStudent',
  method: 'POST',
  path: '/admin/students/{studentId}/leaving',
  summary: 'Records that a student leaves',
  params,
  body: z.strictObject({ leftOn: isoDate, reason: z.enum(LEAVING_REASONS), note: reason }),
  answer: z.object({ leftOn: z.string() }),
});
/** Readmits to the given section, or the former one. Fees are charged again from this month. Refuses: notLeft, studentAnonymised, sectionNeeded. */
export const bringBackStudent = defineCall({
  name: 'bringBackStudent',
  method: 'POST',
  path: '/admin/students/{studentId}/return',
  summary: 'Readmits a student who had left',
  params,
  body: z.strictObject({ sectionId: z.optional(id), reason }),
  answer: z.object({}),
});
/**
 * Permanently deletes the personal data of a student who has left: name, documents, photo, and guardians of no other student. The ledger keeps its entries
 * under the admission number. Cannot be undone. Refuses: notLeft, confirmNumber (the admission number must be typed), studentAnonymised.
 */
export const anonymiseStudent = defineCall({
  name: 'anonymiseStudent',
  method: 'POST',
  path: '/admin/students/{studentId}/anonymisation',
  summary: "Takes away a leaver's personal data for good",
  params,
  body: z.strictObject({ admissionNumber: text(40), reason: text(300) }),
  answer: z.object({ documents: z.number(), guardians: z.number() }),
});

/** The current year in figures: attendance by day, marks of the last two exams, and the timeline, newest first. */
export const getStudentYear = defineCall({
  name: 'getStudentYear',
  method: 'GET',
  path: '/admin/students/{studentId}/year',
  summary: "A student's attendance, marks and timeline of the running year",
  params,
  answer: z.object({
    year: z.string(),
    months: z.array(
      z.object({
        /** ISO first day. */
        month: z.string(),
        /** One letter for each day of the month: P, A, L (late), H (half day), V (on leave), `-` no school, `.` not taken, ` ` future. */
        days: z.string(),
      }),
    ),
    exams: z.array(z.object({ id: z.string(), name: z.string() })),
    marks: z.array(
      z.object({
        subject: z.string(),
        /** The percentage in the last exam and in the one before; null with a code when there is no mark. */
        last: z.nullable(z.number()),
        before: z.nullable(z.number()),
        code: z.string(),
      }),
    ),
    timeline: z.array(
      z.object({
        kind: z.enum([
          'payment',
          'activity',
          'absence',
          'leave',
          'exam',
          'move',
          'seat',
          'place',
          'admission',
          'left',
          'back',
          'certificate',
        ]),
        on: z.string(),
        /** The values for the sentence of this kind. */
        what: z.string(),
        detail: z.string(),
        amount: z.nullable(z.number()),
      }),
    ),
  }),
});
