import { z } from 'zod/mini';
import { defineCall, id, isWholePaise, languageCode, optionalText, text } from '../shared/index.ts';
import { feeStudent } from './calls.ts';
import { DEFAULTERS } from './reports.ts';
import { after, monthField, next, paymentMonth, rupees, studentName } from './schemas.ts';

/** For the fee counter: the number of the next receipt, if nobody else takes it first. */
export const getNextReceipt = defineCall({
  name: 'getNextReceipt',
  method: 'GET',
  path: '/finance/next-receipt',
  summary: 'The number of the next receipt',
  answer: z.object({ financialYear: z.string(), receiptNo: z.number() }),
});
/**
 * Enrolled students, by the beginnings of words of name, admission number, guardian or phone; at most 20, by name. `owed` is the unpaid amount of the year and
 * arrears.
 */
export const findStudents = defineCall({
  name: 'findStudents',
  method: 'GET',
  path: '/finance/students',
  summary: 'Finds students at the counter',
  /** `owingLeavers`: also students who have left and still owe. */
  query: z.strictObject({ search: optionalText(80), owingLeavers: z.optional(z.enum(['true', 'false'])) }),
  answer: z.array(
    z.object({
      ...studentName.shape,
      classId: z.string(),
      rollNum: z.nullable(z.number()),
      guardian: z.string(),
      phone: z.string(),
      owed: rupees,
      leftOn: z.nullable(z.string()),
    }),
  ),
});
/**
 * Students of the whole school for the fee counter, and those who have left and still owe (`leftOn`), by name, sixty a page. `search` takes the beginnings of words of name, admission number, guardian or phone,
 * or a receipt number (`1043`, `2026-27/1043`); an exact admission number comes first. `status` is that of the current month.
 */
export const listCounterStudents = defineCall({
  name: 'listCounterStudents',
  method: 'GET',
  path: '/finance/counter-students',
  summary: 'Students of the whole school with their fees of the year',
  query: z.strictObject({ search: z.optional(optionalText(80)), status: z.optional(z.enum(['Paid', 'Unpaid'])), after }),
  answer: z.object({
    students: z.array(
      z.object({ ...feeStudent.shape, classId: z.string(), admissionNumber: z.string(), guardian: z.string(), phone: z.string() }),
    ),
    next,
  }),
});
/**
 * The lines that an amount would cover, in order: the given month first, then arrears and months, oldest first. All unpaid lines are listed. Without `amount`
 * everything is covered. `owed` is the total unpaid amount, `owedNow` the part due up to the current month.
 */
export const previewPayment = defineCall({
  name: 'previewPayment',
  method: 'GET',
  path: '/finance/students/{studentId}/payment-preview',
  summary: 'What a sum would pay of a student',
  params: z.strictObject({ studentId: id }),
  query: z.strictObject({
    month: paymentMonth,
    amount: z.optional(z.coerce.number().check(z.gt(0), z.lte(1e9), z.refine(isWholePaise, 'money'))),
  }),
  answer: z.object({
    owed: rupees,
    owedNow: rupees,
    lines: z.array(z.object({ month: z.string(), headId: z.string(), head: z.string(), left: rupees, pays: rupees })),
  }),
});
/** The school's UPI account: `upiAddress` is empty until it is entered, `payee` is the school's name. */
export const getUpiAccount = defineCall({
  name: 'getUpiAccount',
  method: 'GET',
  path: '/finance/upi-account',
  summary: 'The UPI ID of the school',
  answer: z.object({ upiAddress: z.string(), payee: z.string() }),
});
/** A UPI ID is a name, `@` and the provider's handle: `school@okaxis`. */
export const upiAddressSchema = z.union([z.literal(''), text(120).check(z.regex(/^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9.-]+$/))]);
/** Sets the UPI ID of the school; an empty one ends payments by QR code. */
export const setUpiAccount = defineCall({
  name: 'setUpiAccount',
  method: 'PUT',
  path: '/finance/upi-account',
  summary: 'Sets the UPI ID of the school',
  body: z.strictObject({ upiAddress: upiAddressSchema }),
  answer: z.object({ upiAddress: z.string() }),
});
/** Every class's month in school order: charged, collected, and the numbers of students who have paid and who have not. */
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
/** One for each phone number: brothers and sisters are in one message. `upi` opens a UPI app with exactly the overdue amount; null when the school has no UPI ID. */
const reminder = z.object({
  students: z.array(studentName),
  guardian: z.string(),
  phone: z.string(),
  overdue: rupees,
  text: z.string(),
  upi: z.nullable(z.string()),
});
/**
 * Reminders to the families of defaulters, with the filters of that list; at most 500. Families without a phone number or with an extended due date are left
 * out and counted.
 */
export const listReminders = defineCall({
  name: 'listReminders',
  method: 'GET',
  path: '/finance/reminders',
  summary: 'Texts that remind families of overdue fees',
  query: z.strictObject({
    kind: z.optional(z.enum(REMINDER_KINDS)),
    /** By default the school's language for parents. */
    language: z.optional(languageCode),
    classId: z.optional(id),
    sectionId: z.optional(id),
    headId: z.optional(id),
    month: z.optional(monthField),
    search: z.optional(optionalText(80)),
    who: z.optional(z.enum(DEFAULTERS)),
    minMonths: z.optional(z.coerce.number().check(z.gte(1), z.lte(13))),
  }),
  answer: z.object({
    language: z.string(),
    reminders: z.array(reminder),
    leftOut: z.object({ noPhone: z.array(studentName), extended: z.number(), more: z.number() }),
    amount: rupees,
  }),
});
