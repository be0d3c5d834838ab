import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { rupees, studentName } from './schemas.ts';
import { concession, studentPayment } from './student-fees.ts';

/**
 * The academic years in which the student has fees, the latest first, and of which heads this year's old dues are: `arrears` are last year's unpaid fees that
 * were carried forward, `otherArrears` what is not from there (opening balances; negative where the old dues were lowered later).
 */
export const getFeeYears = defineCall({
  name: 'getFeeYears',
  method: 'GET',
  path: '/finance/students/{studentId}/fee-years',
  summary: "The years of a student's fees, and old dues by head",
  params: z.strictObject({ studentId: id }),
  answer: z.object({
    years: z.array(z.object({ id: z.string(), name: z.string() })),
    arrears: z.array(z.object({ headId: z.string(), head: z.string(), amount: rupees })),
    otherArrears: rupees,
  }),
});
/** What was charged under a head, what of it was carried forward to the next year, what was paid in its own year, and what is left there. */
const sums = { charged: rupees, carried: rupees, paid: rupees, left: rupees };
/** A student's fees of one academic year as they stand now, to look at: by month and head, with receipts and concessions. Refuses a year in which the student has no fees (404). */
export const getStudentFeeYear = defineCall({
  name: 'getStudentFeeYear',
  method: 'GET',
  path: '/finance/students/{studentId}/fee-years/{yearId}',
  summary: "A student's fees of one academic year",
  params: z.strictObject({ studentId: id, yearId: id }),
  answer: z.object({
    student: studentName,
    year: z.string(),
    ...sums,
    heads: z.array(z.object({ headId: z.string(), head: z.string(), ...sums })),
    /** The months with a charge or a payment, old dues first; `heads` are in the order of `heads` above. */
    months: z.array(
      z.object({ month: z.string(), ...sums, heads: z.array(z.object({ headId: z.string(), charged: rupees, paid: rupees })) }),
    ),
    concessions: z.array(concession),
    payments: z.array(studentPayment),
  }),
});
