import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

const person = { id: z.string(), name: z.string() };

/** Finds people, classes and receipts by the beginnings of words; at most six of each. Screens are searched in the browser. */
export const searchEverywhere = defineCall({
  name: 'searchEverywhere',
  method: 'GET',
  path: '/admin/search',
  summary: 'Students, employees, classes and receipts that begin with what was typed',
  query: z.object({ q: z.string().check(z.trim(), z.maxLength(80)) }),
  answer: z.object({
    students: z.array(
      z.object({
        ...person,
        admissionNumber: z.string(),
        className: z.nullable(z.string()),
        section: z.nullable(z.string()),
        hasLeft: z.boolean(),
      }),
    ),
    employees: z.array(z.object({ ...person, employeeCode: z.string(), positionRole: z.string(), hasLeft: z.boolean() })),
    classes: z.array(z.object({ id: z.string(), className: z.string(), sections: z.int() })),
    receipts: z.array(
      z.object({
        id: z.string(),
        receiptNo: z.string(),
        student: z.string(),
        studentId: z.nullable(z.string()),
        amount: z.number(),
        paidOn: z.string(),
        isCancelled: z.boolean(),
      }),
    ),
  }),
});
