import { z } from 'zod/mini';
import { defineCall, id, NO_ID, readMaybe, readText } from '../shared/index.ts';

const classItem = z.object({ _id: z.string(), className: z.string() });

/** The list of the fees says as well of which classes nobody is a student, so that the counter does not open on one of them. */
const feeClass = z.object({ ...classItem.shape, isEmpty: z.optional(z.boolean()) });

/** `getAllClasses` and `getClassList` are two names of one list that the specification requires, in school order. */
export const getAllClasses = defineCall({
  name: 'getAllClasses',
  method: 'GET',
  path: '/admin/getAllClasses',
  summary: 'All classes in school order',
  answer: z.array(classItem),
  reads: z.array(classItem),
});
export const getClassList = defineCall({
  name: 'getClassList',
  method: 'GET',
  path: '/finance/getClassList',
  summary: 'All classes in school order',
  answer: z.array(feeClass),
  reads: z.array(feeClass),
});
export const listSections = defineCall({
  name: 'listSections',
  method: 'GET',
  path: '/admin/getSectionsOfClass/{classId}',
  summary: 'Sections of a class',
  params: z.strictObject({ classId: id }),
  answer: z.array(z.object({ _id: z.string(), section: z.string() })),
  reads: z.array(z.object({ _id: z.string(), section: z.string() })),
});
/** The variant of the finance calls: POST, and `sectionName` instead of `section`. */
export const getSectionsOfClass = defineCall({
  name: 'getSectionsOfClass',
  method: 'POST',
  path: '/finance/getSectionsOfClass',
  summary: 'Sections of a class',
  body: z.object({ classId: id }),
  answer: z.array(z.object({ _id: z.string(), sectionName: z.string() })),
  reads: z.array(z.object({ _id: z.string(), sectionName: z.string() })),
});
export const getSubjectList = defineCall({
  name: 'getSubjectList',
  method: 'GET',
  path: '/admin/getSubjectList/{classId}',
  summary: 'Subjects of a class with their textbook, if any',
  params: z.strictObject({ classId: id }),
  answer: z.array(z.object({ _id: z.string(), name: z.string(), textId: z.nullable(z.string()) })),
  reads: z.array(z.object({ _id: readText(NO_ID), name: z.string(), textId: readMaybe })),
});
export const getPeriods = defineCall({
  name: 'getPeriods',
  method: 'GET',
  path: '/admin/getPeriods',
  summary: 'The periods of the school day in order',
  answer: z.array(z.object({ _id: z.string(), name: z.string() })),
  reads: z.array(z.object({ _id: z.string(), name: z.string() })),
});
