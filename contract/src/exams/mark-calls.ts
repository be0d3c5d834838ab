import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText, text } from '../shared/index.ts';
import {
  cells,
  conflictCell,
  enteredDays,
  exam,
  examBody,
  maybe,
  maybeNumber,
  newExamBody,
  paper,
  refusedCell,
  str,
  termNo,
  VOICES,
} from './schemas.ts';

/** The exams of a year (by default the current one), with the components for which an exam can be created. */
export const listExams = defineCall({
  name: 'listExams',
  method: 'GET',
  path: '/admin/exams',
  summary: 'The exams of a year',
  query: z.strictObject({ yearId: z.optional(id) }),
  answer: z.object({
    exams: z.array(exam),
    components: z.array(z.object({ termNo: z.int(), term: str, name: str, max: z.number(), classIds: z.array(str) })),
    classes: z.array(z.object({ id: str, className: str, sections: z.array(z.object({ id: str, section: str })) })),
    /** The classes that have neither an assessment scheme nor areas with grades, so no exam can be for them. */
    withoutScheme: z.array(str),
  }),
});
/**
 * Creates an exam with a paper for each subject of the classes that has the component; papers get days and times in the date sheet. Refuses: examNameTaken,
 * examOutsideYear, examNoSubjects.
 */
export const createExam = defineCall({
  name: 'createExam',
  method: 'POST',
  path: '/admin/exams',
  summary: 'Adds an exam',
  body: newExamBody,
  answer: z.object({ id: str, papers: z.int() }),
});
/**
 * Adds classes to an exam, with a paper for each of their subjects that has the component. Their scheme may be another than that of the exam's other classes.
 * Refuses: examPublished, examNoSubjects.
 */
export const addExamClasses = defineCall({
  name: 'addExamClasses',
  method: 'POST',
  path: '/admin/exams/{examId}/classes',
  summary: 'Adds classes to an exam',
  params: z.strictObject({ examId: id }),
  body: z.pick(newExamBody, { termNo: true, component: true, classIds: true, maxMarks: true }),
  answer: z.object({ papers: z.int() }),
});
export const saveExam = defineCall({
  name: 'saveExam',
  method: 'PUT',
  path: '/admin/exams/{examId}',
  summary: 'Changes the name, days and last day for marks of an exam',
  params: z.strictObject({ examId: id }),
  body: examBody,
  answer: z.object({}),
});
/** Refuses: examHasMarks. */
export const removeExam = defineCall({
  name: 'removeExam',
  method: 'DELETE',
  path: '/admin/exams/{examId}',
  summary: 'Deletes an exam without marks',
  params: z.strictObject({ examId: id }),
  answer: z.object({}),
});
const mostMarks = z.maximum(1000);
/**
 * Maximum, pass marks and weight of a paper, and its day and time if they are sent. Refuses: paperAfterPublishing, paperMaxTooLow, examOutsideDays,
 * paperSlotTaken, paperSameStudent.
 */
export const savePaper = defineCall({
  name: 'savePaper',
  method: 'PUT',
  path: '/admin/exams/papers/{paperId}',
  summary: 'Changes a paper of an exam',
  params: z.strictObject({ paperId: id }),
  body: z.strictObject({
    /** Day and time: null for none, absent to leave all three as they are. */
    onDate: z.optional(z.nullable(isoDate)),
    startsAt: z.optional(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock')))),
    minutes: z.optional(z.nullable(z.int().check(z.minimum(10), z.maximum(600)))),
    maxMarks: z.number().check(z.minimum(1), mostMarks, z.multipleOf(0.01)),
    passMarks: z.number().check(z.minimum(0), mostMarks, z.multipleOf(0.01)),
    weight: z.optional(z.number().check(z.minimum(1), z.maximum(100), z.multipleOf(0.01))),
    /** The weight is that of the other papers of the component in this exam as well, except in classes whose results are published. */
    isWeightOfAll: z.optional(z.boolean()),
  }),
  /** `others` is the number of other papers whose weight was changed. */
  answer: z.object({ ...paper.shape, others: z.int() }),
});

const sheetParams = z.strictObject({ examId: id, sectionId: id });
const adjustment = z.object({
  id: str,
  paperId: str,
  studentId: maybe,
  name: str,
  kind: z.enum(['grace', 'moderation']),
  marks: z.number(),
  reason: str,
  by: str,
  at: str,
});

/** The marks of a section in an exam: one row for each student, one column for each paper. A cell is the mark, a code, or '' when it is missing. */
export const getMarkSheet = defineCall({
  name: 'getMarkSheet',
  method: 'GET',
  path: '/admin/marks/{examId}/{sectionId}',
  summary: 'The marks of a section in an exam',
  params: sheetParams,
  answer: z.object({
    exam: z.object({ id: str, name: str, lockOn: maybe, isLocked: z.boolean() }),
    classId: str,
    className: str,
    section: str,
    classTeacher: str,
    isPublished: z.boolean(),
    papers: z.array(paper),
    students: z.array(
      z.object({
        id: str,
        name: str,
        admissionNumber: str,
        rollNumber: maybeNumber,
        /** The admission; where it is not known, the day of entry if a result of the class was published before. */
        joinedOn: maybe,
        leftOn: maybe,
        cells: z.array(z.object({ value: str, state: z.enum(['open', 'notTaken', 'joinedLater', 'leftBefore']), formerSchool: str })),
      }),
    ),
    adjustments: z.array(adjustment),
  }),
});
/**
 * Saves cells. Cells that another user has changed since (`seen`) and invalid ones are returned unsaved; the others are saved. Refuses: marksLocked,
 * marksPublished.
 */
export const saveMarks = defineCall({
  name: 'saveMarks',
  method: 'PUT',
  path: '/admin/marks/{examId}/{sectionId}',
  summary: 'Saves marks of a section',
  params: sheetParams,
  body: z.strictObject({ cells }),
  answer: z.object({ saved: z.int(), conflicts: z.array(conflictCell), refused: z.array(refusedCell) }),
});
/** Corrects marks after publishing: all cells or none, with a new version of each result that contains them. Refuses: marksNotPublished, marksNothing. */
export const correctMarks = defineCall({
  name: 'correctMarks',
  method: 'POST',
  path: '/admin/marks/{examId}/{sectionId}/corrections',
  summary: 'Corrects published marks with a reason',
  params: sheetParams,
  body: z.strictObject({ cells, reason: text(300) }),
  answer: z.object({
    saved: z.int(),
    refused: z.array(refusedCell),
    versions: z.array(z.object({ term: str, version: z.int() })),
    /** Remarks that name a corrected subject: they were published again as they were. */
    remarks: z.array(z.object({ studentId: str, name: str, remark: str })),
  }),
});
export const exportMarkSheet = defineCall({
  name: 'exportMarkSheet',
  method: 'GET',
  path: '/admin/marks/{examId}/{sectionId}/sheet',
  summary: 'An address that downloads the mark sheet of a section as a workbook',
  params: sheetParams,
  answer: z.object({ url: str }),
});
/** Grades and days of attendance that a filled sheet would change in a term, and why others cannot be entered. */
const termEntries = z.object({
  termNo: z.int(),
  grades: z.array(z.object({ areaId: str, area: str, studentId: str, label: str, before: str })),
  attendance: z.array(z.object({ ...enteredDays, before: z.nullable(z.object({ present: z.number(), days: z.int() })) })),
  refused: z.array(z.object({ studentId: str, column: str, value: str, sentence: str })),
  unchanged: z.int(),
});
/** What a sheet has beside its marks and grades. */
const sheetRows = {
  /** Students whose admission number is beside another name in the sheet. */
  misnamed: z.array(z.object({ studentId: str, written: str })),
  unknownRows: z.array(str),
  unknownColumns: z.array(str),
};
/** Reads a filled mark sheet without saving it. Refuses: sheetKind, sheetBroken, sheetTooLarge, sheetEmpty, sheetNoStudents, sheetNoPapers. */
export const readMarkSheet = defineCall({
  name: 'readMarkSheet',
  method: 'POST',
  path: '/admin/marks/{examId}/{sectionId}/sheet',
  summary: 'Reads a filled mark sheet for a preview',
  params: sheetParams,
  upload: { part: 'sheet', maxBytes: 5 * 1024 * 1024 },
  body: z.strictObject({}),
  answer: z.object({
    cells: z.array(z.object({ paperId: str, studentId: str, value: str, before: str })),
    refused: z.array(refusedCell),
    ...sheetRows,
    unchanged: z.int(),
    /** Null if the papers of the exam are of several terms, or of none. */
    entries: z.nullable(termEntries),
  }),
});
const termParams = z.strictObject({ sectionId: id, termNo });
export const exportTermSheet = defineCall({
  name: 'exportTermSheet',
  method: 'GET',
  path: '/admin/results/{sectionId}/{termNo}/sheet',
  summary: 'An address that downloads the sheet of a section’s grades and attendance as a workbook',
  params: termParams,
  answer: z.object({ url: str }),
});
/** Reads a filled sheet of grades and attendance without saving it. Refuses: sheetKind, sheetBroken, sheetTooLarge, sheetEmpty, sheetNoStudents, sheetNoGrades. */
export const readTermSheet = defineCall({
  name: 'readTermSheet',
  method: 'POST',
  path: '/admin/results/{sectionId}/{termNo}/sheet',
  summary: 'Reads a filled sheet of grades and attendance for a preview',
  params: termParams,
  upload: { part: 'sheet', maxBytes: 5 * 1024 * 1024 },
  body: z.strictObject({}),
  answer: z.object({ ...sheetRows, entries: termEntries }),
});
/** Missing marks of an exam, by section and subject, with the teacher. */
export const listMissingMarks = defineCall({
  name: 'listMissingMarks',
  method: 'GET',
  path: '/admin/exams/{examId}/missing',
  summary: 'Missing marks of an exam by section and subject',
  params: z.strictObject({ examId: id }),
  answer: z.array(
    z.object({
      sectionId: str,
      className: str,
      section: str,
      paperId: str,
      subject: str,
      component: str,
      teacher: str,
      expected: z.int(),
      entered: z.int(),
    }),
  ),
});
/** Grace marks for a student or moderation of a paper; the marks themselves stay. Refuses: adjustmentTooLarge, adjustmentAfterPublishing. */
export const addAdjustment = defineCall({
  name: 'addAdjustment',
  method: 'POST',
  path: '/admin/exams/papers/{paperId}/adjustments',
  summary: 'Adds grace or moderation with a reason',
  params: z.strictObject({ paperId: id }),
  body: z.strictObject({
    studentId: z.nullable(id),
    marks: z.number().check(z.minimum(-100), z.maximum(100), z.multipleOf(0.01)),
    reason: text(300),
  }),
  answer: z.object({ id: str }),
});
export const withdrawAdjustment = defineCall({
  name: 'withdrawAdjustment',
  method: 'DELETE',
  path: '/admin/exams/adjustments/{adjustmentId}',
  summary: 'Withdraws grace or moderation',
  params: z.strictObject({ adjustmentId: id }),
  answer: z.object({}),
});
/** The students of a section, with the subjects that each does not take, and those in which each has marks. */
export const getSubjectTakers = defineCall({
  name: 'getSubjectTakers',
  method: 'GET',
  path: '/admin/subject-takers/{sectionId}',
  summary: 'Which subjects the students of a section take',
  params: z.strictObject({ sectionId: id }),
  answer: z.object({
    className: str,
    section: str,
    subjects: z.array(z.object({ id: str, subject: str, isCompulsory: z.boolean() })),
    students: z.array(
      z.object({
        id: str,
        name: str,
        admissionNumber: str,
        rollNumber: maybeNumber,
        notTaking: z.array(str),
        marked: z.array(str),
      }),
    ),
  }),
});
/** Sets who of a section does not take a subject. Refuses: subjectHasMarks. */
export const setSubjectTakers = defineCall({
  name: 'setSubjectTakers',
  method: 'PUT',
  path: '/admin/marks/{sectionId}/subjects/{subjectId}',
  summary: 'Sets which students of a section do not take a subject',
  params: z.strictObject({ sectionId: id, subjectId: id }),
  body: z.strictObject({ notTaking: z.array(id).check(z.maxLength(200)) }),
  answer: z.object({ notTaking: z.int() }),
});
/**
 * Grades of areas and remarks of a term for students of a section, the words of student, classmate and parent, and days of attendance that are used instead of
 * those of the registers. An empty text and null days delete. Refuses: gradeNotOnScale, daysBeyond.
 */
export const saveTermEntries = defineCall({
  name: 'saveTermEntries',
  method: 'PUT',
  path: '/admin/results/{sectionId}/{termNo}/entries',
  summary: 'Saves co-scholastic grades and remarks of a section',
  params: z.strictObject({ sectionId: id, termNo }),
  body: z.strictObject({
    grades: z.array(z.strictObject({ areaId: id, studentId: id, label: optionalText(40) })).check(z.maxLength(2000)),
    remarks: z.array(z.strictObject({ studentId: id, remark: optionalText(1000) })).check(z.maxLength(200)),
    voices: z.optional(z.array(z.strictObject({ studentId: id, kind: z.enum(VOICES), said: optionalText(1000) })).check(z.maxLength(600))),
    attendance: z.optional(
      z
        .array(
          z.strictObject({
            studentId: id,
            entered: z.nullable(
              z.strictObject({
                present: z.number().check(z.minimum(0), z.maximum(366), z.multipleOf(0.5)),
                days: z.int().check(z.minimum(1), z.maximum(366)),
              }),
            ),
          }),
        )
        .check(z.maxLength(200)),
    ),
  }),
  answer: z.object({ grades: z.int(), remarks: z.int() }),
});
