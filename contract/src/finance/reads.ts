import { z } from 'zod/mini';
import { anyMonth, NO_ID, readMaybe, readMaybeNumber, readNumber, readText } from '../shared/index.ts';

// How the browser reads the answers of the specification's finance calls: see `reads` of a call.

const status = z.pipe(
  readText('Unpaid'),
  z.transform((text: string): 'Paid' | 'Unpaid' => (text.trim().toLowerCase() === 'unpaid' ? 'Unpaid' : 'Paid')),
);
const monthlyFee = z.object({
  month: z.union([anyMonth, z.string()]),
  amount: readNumber,
  date: readMaybe,
  isPaid: z.catch(z.boolean(), false),
  charged: z.optional(z.number()),
});
const NO_FEES = { monthlyFeeStatus: [], amountPaid: 0, totalAmount: 0, arrears: 0 };
const feeStatus = z.catch(
  z.object({
    monthlyFeeStatus: z.catch(z.array(monthlyFee), []),
    amountPaid: readNumber,
    totalAmount: readNumber,
    arrears: readNumber,
  }),
  NO_FEES,
);
export const students = z.array(
  z.object({
    _id: z.string(),
    name: readText(),
    className: readText(),
    sectionName: readText(),
    rollNum: readMaybeNumber,
    status,
    date: readMaybe,
    feeStatus,
  }),
);

/** A recorded payment about which the answer says nothing else: `receiptUrl` is empty, `amount` is 0. */
const TAKEN = { paymentId: '', receiptNo: 0, financialYear: '', receiptUrl: '', paidOn: '', amount: 0, months: [] as string[] };
export const payment = z.catch(
  z.object({
    paymentId: readText(),
    receiptNo: readNumber,
    financialYear: readText(),
    receiptUrl: readText(),
    paidOn: readText(),
    amount: readNumber,
    months: z.catch(z.array(z.string()), []),
    rests: z.optional(z.catch(z.optional(z.array(z.object({ month: z.string(), amount: z.number() }))), undefined)),
  }),
  TAKEN,
);

const feeCards = z.pipe(
  z.catch(
    z.array(
      z.object({
        _id: readText(),
        name: readText(),
        rollNum: readMaybeNumber,
        date: readMaybe,
        dueDate: readMaybe,
        amount: readNumber,
      }),
    ),
    [],
  ),
  z.transform(
    (cards: { _id: string; name: string; rollNum: number | null; date: string | null; dueDate: string | null; amount: number }[]) =>
      cards.map((card, index) => ({ ...card, _id: card._id || `${NO_ID}${index}` })),
  ),
);
export const payAndDue = z.object({ paidList: feeCards, dueList: feeCards });

export const classSums = z.object({ totalAmount: readNumber, collectedAmount: readNumber });
export const summary = z.object({
  ...classSums.shape,
  totalPayout: readNumber,
  avgStaffSalary: readNumber,
  numFeePaid: readNumber,
  numFeePending: readNumber,
  totalStudents: readNumber,
});

export const expense = z.catch(z.object({ expenseId: readText(), cashInHand: readMaybeNumber }), { expenseId: '', cashInHand: null });

type Activity = { _id: string; title: string; student: string; name: string; className: string; Amount: number; date: string };
/** The person is named `student` or `name`. */
export const activities = z.pipe(
  z.array(
    z.object({
      _id: readText(),
      title: readText(),
      student: readText(),
      name: readText(),
      className: readText(),
      Amount: readNumber,
      date: readText(),
    }),
  ),
  z.transform((list: Activity[]) =>
    list.map(({ name, ...item }, index) => ({ ...item, _id: item._id || `${NO_ID}${index}`, student: item.student || name })),
  ),
);
