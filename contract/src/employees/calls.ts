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
  answer: z.array(
    z.object({
      ...{ _id: z.string(), name: z.string(), imageUrl: z.nullable(z.string()), gender: z.string() },
      isTeaching: z.optional(z.boolean()),
    }),
  ),
  reads: reads.teachers,
});

/** Unknown values are null; the screen shows 'No data available'. Former employees are returned too. */
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
 * Removes an employee from lists and pickers; nothing of the past is deleted. Lessons and class-teacher duty become vacant, and an administrator's account with
 * the same email address is closed. Refuses: employeeLeft, removeSelf, lastDay and lastDayAhead (both with `fields.lastDay`).
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
/** Before removing: what would become vacant, whether the person has an account, and which salaries are paid. */
export const getLeavingFacts = defineCall({
  name: 'getLeavingFacts',
  method: 'GET',
  path: '/admin/employees/{employeeId}/leaving',
  summary: 'What becomes vacant when an employee leaves',
  params: z.strictObject({ employeeId: id }),
  /**
   * `waitingLeave`: pending leave applications, which the removal withdraws. `paidSalaries`: what is paid for which months (their first days), oldest first; one
   * after the last working day is asked about.
   */
  answer: z.object({
    ...{ vacant: vacancies, hasAccess: z.boolean(), waitingLeave: z.number() },
    paidSalaries: z.array(z.object({ month: z.string(), amount: z.number() })),
  }),
});
/** Lessons, duties and access are not restored. Refuses: employeeThere. */
export const bringBackEmployee = defineCall({
  name: 'bringBackEmployee',
  method: 'POST',
  path: '/admin/employees/{employeeId}/return',
  summary: 'Rejoins a former employee',
  params: z.strictObject({ employeeId: id }),
  answer: z.object({}),
});
