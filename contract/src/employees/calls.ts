import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText } from '../shared/index.ts';
import * as reads from './reads.ts';
import { vacancies } from './vacancies.ts';

const fact = z.nullable(z.string());

export const getTeacherList = defineCall({
  name: 'getTeacherList',
  method: 'GET',
  path: '/admin/getTeacherList',
  summary: 'All employees by name',
  answer: z.array(z.object({ _id: z.string(), name: z.string(), imageUrl: z.nullable(z.string()), gender: z.string() })),
  reads: reads.teachers,
});

/** What is not known is null; the screen says 'No data available'. Those who have left are answered too. */
export const getTeacher = defineCall({
  name: 'getTeacher',
  method: 'GET',
  path: '/admin/teacher/{teacherId}',
  summary: 'An employee in detail',
  params: z.strictObject({ teacherId: id }),
  answer: z.object({
    _id: z.string(),
    name: z.string(),
    email: fact,
    phoneNo: fact,
    gender: fact,
    positionRole: fact,
    /** Lessons a week. */
    totalClasses: z.nullable(z.number()),
    dob: fact,
    joiningDate: fact,
    /** Such as `8th A`. */
    classTeacher: fact,
    address: fact,
    imageUrl: fact,
    leftOn: fact,
  }),
  reads: reads.teacher,
});

/**
 * Takes somebody off lists and pickers; nothing of the past is deleted. Lessons and class-teacher duty become vacant, an administrator's
 * account of the same mail address is closed. Refuses: employeeLeft, removeSelf, lastDay.
 */
export const removeTeacher = defineCall({
  name: 'removeTeacher',
  method: 'POST',
  path: '/admin/removeTeacher',
  summary: 'Removes an employee; says what is vacant now',
  body: z.object({ teacherId: id, lastDay: z.optional(isoDate), reason: z.optional(optionalText(300)) }),
  answer: z.object({ vacant: vacancies, hasEndedAccess: z.boolean() }),
  reads: reads.removal,
});
/** Before it is done: what would become vacant, and whether the person signs in here. */
export const getLeavingFacts = defineCall({
  name: 'getLeavingFacts',
  method: 'GET',
  path: '/admin/employees/{employeeId}/leaving',
  summary: 'What becomes vacant when an employee leaves',
  params: z.strictObject({ employeeId: id }),
  /** `waitingLeave`: requests for leave that nobody has decided; they are withdrawn with the removal. */
  answer: z.object({ vacant: vacancies, hasAccess: z.boolean(), waitingLeave: z.number() }),
});
/** Lessons, duties and access do not come back by themselves. Refuses: employeeThere. */
export const bringBackEmployee = defineCall({
  name: 'bringBackEmployee',
  method: 'POST',
  path: '/admin/employees/{employeeId}/return',
  summary: 'Rejoins a former employee',
  params: z.strictObject({ employeeId: id }),
  answer: z.object({}),
});
