import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { GENDERS, STUDENT_STATUSES, studentRow } from './schemas.ts';

const count = z.string().check(z.regex(/^\d{1,6}$/));

/** What chooses students of a list. */
export const studentFilter = {
  /** Words of name, admission number, guardian or phone; each is a beginning. */
  search: z.optional(z.string().check(z.maxLength(80))),
  classId: z.optional(id),
  sectionId: z.optional(id),
  gender: z.optional(z.enum(GENDERS)),
  /** `present` unless said otherwise. */
  status: z.optional(z.enum(STUDENT_STATUSES)),
} as const;

/**
 * By name; within a class by section and roll number. What is searched for comes with the best match first. Pages are places in that
 * order, so that a long list may be entered anywhere: at most 1000 rows, 100 unless said otherwise.
 */
export const listStudents = defineCall({
  name: 'listStudents',
  method: 'GET',
  path: '/admin/students',
  summary: 'Students by search, class, section, gender and status',
  query: z.strictObject({ ...studentFilter, offset: z.optional(count), limit: z.optional(count) }),
  answer: z.object({ students: z.array(studentRow), hasMore: z.boolean() }),
});

/** How many there are, by section, gender and status; every section of the school with its class, in school order. */
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
