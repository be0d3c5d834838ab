import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { GENDERS, STUDENT_STATUSES, studentRow } from './schemas.ts';

const count = z.string().check(z.regex(/^\d{1,6}$/));

/** The filters of a list of students. */
export const studentFilter = {
  /** Beginnings of words in name, admission number, guardian or phone. */
  search: z.optional(z.string().check(z.maxLength(80))),
  classId: z.optional(id),
  sectionId: z.optional(id),
  gender: z.optional(z.enum(GENDERS)),
  /** `present` by default. */
  status: z.optional(z.enum(STUDENT_STATUSES)),
} as const;

/**
 * By name; within a class by section and roll number; for a search the best match first. Pages are positions in that order, so that a long list can be opened
 * anywhere: at most 1000 rows, by default 50.
 */
export const listStudents = defineCall({
  name: 'listStudents',
  method: 'GET',
  path: '/admin/students',
  summary: 'Students by search, class, section, gender and status',
  query: z.strictObject({ ...studentFilter, offset: z.optional(count), limit: z.optional(count) }),
  answer: z.object({ students: z.array(studentRow), hasMore: z.boolean() }),
});

/** The number of students by section, gender and status; every section of the school with its class, in school order. */
export const countStudents = defineCall({
  name: 'countStudents',
  method: 'GET',
  path: '/admin/students/counts',
  summary: 'How many students there are by section, gender and status',
  answer: z.object({
    sections: z.array(
      z.object({
        classId: z.string(),
        className: z.string(),
        /** Null for a class without sections. */
        sectionId: z.nullable(z.string()),
        sectionName: z.string(),
      }),
    ),
    counts: z.array(z.object({ sectionId: z.nullable(z.string()), gender: z.string(), hasLeft: z.boolean(), count: z.number() })),
  }),
});

/** Only these students, instead of the filters: ids separated by commas. */
const ids = z.optional(z.string().check(z.maxLength(40_000)));

/** A signed address that downloads the filtered list, for ten minutes. */
export const exportStudents = defineCall({
  name: 'exportStudents',
  method: 'GET',
  path: '/admin/students/export',
  summary: 'The students of the filters as a table',
  query: z.strictObject({
    ...studentFilter,
    kind: z.enum(['students', 'udise']),
    format: z.enum(['csv', 'xlsx']),
    ids,
  }),
  answer: z.object({ url: z.string() }),
});

/** The maximum number of identity cards in one file. */
export const MOST_CARDS = 300;
/** A signed address of a PDF, valid for ten minutes: identity cards to cut out, or a class list. Refuses: nobodyToPrint, tooManyCards. */
export const printStudents = defineCall({
  name: 'printStudents',
  method: 'GET',
  path: '/admin/students/papers',
  summary: 'Identity cards or a class list of the students of the filters, as PDF',
  query: z.strictObject({ ...studentFilter, ids, kind: z.enum(['cards', 'list']) }),
  answer: z.object({ url: z.string(), count: z.number() }),
});

const problem = z.object({ field: z.string(), problem: z.enum(['missing', 'illFormed']), value: z.string() });
/** Students with data missing for the national register; complete ones are only counted. */
export const listUdiseReadiness = defineCall({
  name: 'listUdiseReadiness',
  method: 'GET',
  path: '/admin/students/udise',
  summary: 'Missing and ill-formed fields for UDISE+, by student',
  query: z.strictObject({ classId: z.optional(id), sectionId: z.optional(id), field: z.optional(z.string().check(z.maxLength(40))) }),
  answer: z.object({
    total: z.number(),
    ready: z.number(),
    /** The number of students with each missing field, the highest first. */
    byField: z.array(z.object({ field: z.string(), students: z.number() })),
    students: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        admissionNumber: z.string(),
        className: z.string(),
        sectionName: z.string(),
        problems: z.array(problem),
        /** The guardian whose phone is used for the family, if there is one. */
        guardianId: z.nullable(z.string()),
      }),
    ),
    /** True when there are more than are listed. */
    hasMore: z.boolean(),
  }),
});
