import { z } from 'zod/mini';
import { defineCall, id, optionalText } from '../shared/index.ts';
import { monthField, rupees, studentName } from './schemas.ts';

/** For the counter: the number that the next receipt will carry, if nobody else takes it first. */
export const getNextReceipt = defineCall({
  name: 'getNextReceipt',
  method: 'GET',
  path: '/finance/next-receipt',
  summary: 'The number of the next receipt',
  answer: z.object({ financialYear: z.string(), receiptNo: z.number() }),
});
/** Students who are there, found by the beginnings of words of name, admission number, guardian or phone; at most 20, by name. `owed` is what is open of the year and arrears. */
export const findStudents = defineCall({
  name: 'findStudents',
  method: 'GET',
  path: '/finance/students',
  summary: 'Finds students at the counter',
  query: z.strictObject({ search: optionalText(80) }),
  answer: z.array(
    z.object({
      ...studentName.shape,
      classId: z.string(),
      rollNum: z.nullable(z.number()),
      guardian: z.string(),
      phone: z.string(),
      owed: rupees,
    }),
  ),
});
/** Every class's month in the school's order: charged, collected, and how many students have paid it and how many owe. */
export const listClassMonths = defineCall({
  name: 'listClassMonths',
  method: 'GET',
  path: '/finance/class-months',
  summary: 'A month by class: charged, collected, paid and unpaid students',
  query: z.strictObject({ month: z.optional(monthField) }),
  answer: z.object({
    month: z.string(),
    classes: z.array(
      z.object({ classId: z.string(), className: z.string(), due: rupees, collected: rupees, paid: z.number(), unpaid: z.number() }),
    ),
  }),
});
export const REMINDER_KINDS = ['first', 'second'] as const;
export const REMINDER_LANGUAGES = ['en', 'hi'] as const;
const reminder = z.object({ student: studentName, guardian: z.string(), phone: z.string(), overdue: rupees, text: z.string() });
/** What to write to the families of those who are overdue, as filtered on the list of them; at most 500. Who has no phone on file, or has been given time, is left out and counted. */
export const listReminders = defineCall({
  name: 'listReminders',
  method: 'GET',
  path: '/finance/reminders',
  summary: 'Texts that remind families of overdue fees',
  query: z.strictObject({
    kind: z.optional(z.enum(REMINDER_KINDS)),
    language: z.optional(z.enum(REMINDER_LANGUAGES)),
    classId: z.optional(id),
    sectionId: z.optional(id),
    headId: z.optional(id),
    month: z.optional(monthField),
    search: z.optional(optionalText(80)),
    minMonths: z.optional(z.coerce.number().check(z.gte(1), z.lte(13))),
  }),
  answer: z.object({
    reminders: z.array(reminder),
    leftOut: z.object({ noPhone: z.array(studentName), extended: z.number(), more: z.number() }),
    amount: rupees,
  }),
});
