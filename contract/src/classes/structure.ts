import { z } from 'zod/mini';
import { defineCall, id, text } from '../shared/index.ts';

const person = z.object({ id: z.string(), name: z.string() });
const classParams = z.strictObject({ classId: id });
const sectionParams = z.strictObject({ sectionId: id });
const subjectParams = z.strictObject({ subjectId: id });
const done = z.object({});
const made = z.object({ id: z.string() });
const periodsPerWeek = z.int().check(z.gte(0), z.lte(48));

export const getSchoolClasses = defineCall({
  name: 'getSchoolClasses',
  method: 'GET',
  path: '/admin/school-classes',
  summary: 'Classes with their sections, class teachers and numbers of students',
  answer: z.object({
    classes: z.array(
      z.object({
        id: z.string(),
        className: z.string(),
        subjects: z.int(),
        sections: z.array(z.object({ id: z.string(), section: z.string(), classTeacher: z.nullable(person), students: z.int() })),
      }),
    ),
    /** Active teaching staff, to select a class teacher. */
    teachers: z.array(person),
  }),
});
/** A new class starts with one section and the default fee. Refuses: nameTaken. */
export const createClass = defineCall({
  name: 'createClass',
  method: 'POST',
  path: '/admin/school-classes',
  summary: 'Adds a class at the end',
  body: z.strictObject({ className: text(40), section: text(20) }),
  answer: made,
});
/** Its history stays. Refuses: nameTaken. */
export const renameClass = defineCall({
  name: 'renameClass',
  method: 'PATCH',
  path: '/admin/school-classes/{classId}',
  summary: 'Renames a class',
  params: classParams,
  body: z.strictObject({ className: text(40) }),
  answer: done,
});
/** Classes not listed come after those that are. */
export const orderClasses = defineCall({
  name: 'orderClasses',
  method: 'PUT',
  path: '/admin/class-order',
  summary: 'Sets the order of the classes',
  body: z.strictObject({ classIds: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  answer: done,
});
/** Deletes its sections and subjects too, unless one of them is used. Refuses: inUse, lastClass. */
export const removeClass = defineCall({
  name: 'removeClass',
  method: 'DELETE',
  path: '/admin/school-classes/{classId}',
  summary: 'Removes a class that is not used',
  params: classParams,
  answer: done,
});
export const createSection = defineCall({
  name: 'createSection',
  method: 'POST',
  path: '/admin/school-classes/{classId}/sections',
  summary: 'Adds a section to a class',
  params: classParams,
  body: z.strictObject({ section: text(20), classTeacherId: z.optional(z.nullable(id)) }),
  answer: made,
});
/** Refuses: nameTaken. A class teacher must be an active teacher. */
export const updateSection = defineCall({
  name: 'updateSection',
  method: 'PATCH',
  path: '/admin/sections/{sectionId}',
  summary: 'Renames a section or changes its class teacher',
  params: sectionParams,
  body: z.strictObject({ section: z.optional(text(20)), classTeacherId: z.optional(z.nullable(id)) }),
  answer: done,
});
export const removeSection = defineCall({
  name: 'removeSection',
  method: 'DELETE',
  path: '/admin/sections/{sectionId}',
  summary: 'Removes a section that is not used',
  params: sectionParams,
  answer: done,
});

export const getClassSubjects = defineCall({
  name: 'getClassSubjects',
  method: 'GET',
  path: '/admin/school-classes/{classId}/subjects',
  summary: 'Subjects of a class with their periods a week',
  params: classParams,
  answer: z.array(z.object({ id: z.string(), name: z.string(), periodsPerWeek: z.int(), teachers: z.array(z.string()) })),
});
export const createSubject = defineCall({
  name: 'createSubject',
  method: 'POST',
  path: '/admin/school-classes/{classId}/subjects',
  summary: 'Adds a subject to a class',
  params: classParams,
  body: z.strictObject({ name: text(60), periodsPerWeek }),
  answer: made,
});
export const updateSubject = defineCall({
  name: 'updateSubject',
  method: 'PATCH',
  path: '/admin/subjects/{subjectId}',
  summary: 'Renames a subject or changes its periods a week',
  params: subjectParams,
  body: z.strictObject({ name: z.optional(text(60)), periodsPerWeek: z.optional(periodsPerWeek) }),
  answer: done,
});
export const removeSubject = defineCall({
  name: 'removeSubject',
  method: 'DELETE',
  path: '/admin/subjects/{subjectId}',
  summary: 'Removes a subject that is not used',
  params: subjectParams,
  answer: done,
});
/** Changes classes and sections to exactly those of a grid, in its order; `classId` renames a class. Refuses: nameTaken, inUse, lastClass. */
export const saveClassGrid = defineCall({
  name: 'saveClassGrid',
  method: 'PUT',
  path: '/admin/class-grid',
  summary: 'Saves all classes and sections at once',
  body: z.strictObject({
    classes: z
      .array(
        z.strictObject({
          classId: z.optional(id),
          className: text(40),
          sections: z.array(text(20)).check(z.minLength(1), z.maxLength(30)),
        }),
      )
      .check(z.minLength(1), z.maxLength(60)),
  }),
  answer: z.object({ classes: z.int(), sections: z.int() }),
});
const subjectWeek = z.object({ name: text(60), periodsPerWeek });
/** Classes with the same subjects combined; `isSet` is false for the board's usual subjects, which the school has not saved yet. */
export const getSubjectWeeks = defineCall({
  name: 'getSubjectWeeks',
  method: 'GET',
  path: '/admin/subject-weeks',
  summary: 'Subjects with periods a week of all classes, proposed where none are set',
  answer: z.object({
    board: z.string(),
    periodsAWeek: z.int(),
    groups: z.array(
      z.object({
        ...{ classIds: z.array(z.string()), classNames: z.array(z.string()), isSet: z.boolean(), subjects: z.array(subjectWeek) },
        /** Without closed periods, as on a short Saturday. */
        periodsAWeek: z.int(),
      }),
    ),
  }),
});
/**
 * Subjects of these classes that are not given are deleted; those with marks, lessons or logbook entries stay, without periods.
 * Refuses: nameTaken.
 */
export const saveSubjectWeeks = defineCall({
  name: 'saveSubjectWeeks',
  method: 'PUT',
  path: '/admin/subject-weeks',
  summary: 'Saves subjects and periods a week of many classes',
  body: z.strictObject({
    groups: z
      .array(z.strictObject({ classIds: z.array(id).check(z.minLength(1)), subjects: z.array(subjectWeek).check(z.maxLength(30)) }))
      .check(z.minLength(1), z.maxLength(60)),
  }),
  answer: z.object({ subjects: z.int() }),
});
