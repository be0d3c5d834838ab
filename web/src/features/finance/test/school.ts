import { getClassList, getSectionsOfClass } from '@shala/contract/classes';
import {
  addExpenses,
  fetchStudentsOfClass,
  findRecentPayment,
  findStudents,
  getCollections,
  getFamily,
  getFinanceDetails,
  getFinanceDetailsOfAClass,
  getNextReceipt,
  getPayAndDueList,
  getRecentActivites,
  getUpiAccount,
  listClassMonths,
  listCounterStudents,
  listExpenseCategories,
  listFeeHeads,
  listHeadMonths,
  previewPayment,
  updateOfflineCashFeePayment,
  updateOfflineChequeFeePayment,
} from '@shala/contract/finance';
import { YEAR_MONTHS } from '@shala/contract/shared';
import { vi } from 'vitest';
import { answer, startServer } from '../../../../test/server.ts';
import type { FeeStudent } from '../api.ts';

/** The day of the tests: Wednesday, 14 October 2026. */
export function startSchoolDay(): void {
  vi.useFakeTimers({ now: new Date('2026-10-14T06:00:00Z'), toFake: ['Date'] });
  startServer();
  answer(getClassList, [
    { _id: 'c8', className: '8th' },
    { _id: 'c12', className: '12th' },
  ]);
  answer(getSectionsOfClass, [
    { _id: 'sa', sectionName: 'A' },
    { _id: 'sb', sectionName: 'B' },
  ]);
  answer(fetchStudentsOfClass, [aarav, aditi]);
  answer(findRecentPayment, { payment: null });
  answer(findStudents, []);
  answer(listCounterStudents, { students: [], next: null });
  answer(previewPayment, preview);
  answer(getFamily, { guardian: '', phone: '', children: [] });
  answer(getUpiAccount, { upiAddress: '', payee: 'Vidya Mandir' });
  answer(getNextReceipt, { financialYear: '2026-27', receiptNo: 1044 });
  answer(listClassMonths, {
    month: 'October',
    classes: [{ classId: 'c8', className: '8th', due: 9600, collected: 3200, paid: 1, unpaid: 2 }],
  });
  answer(listFeeHeads, {
    heads: [
      { id: 'h1', name: 'Tuition', kind: 'tuition' },
      { id: 'h2', name: 'Transport', kind: 'transport' },
    ],
  });
  answer(listHeadMonths, {
    heads: [
      { headId: 'h1', head: 'Tuition', due: 90_000, collected: 36_000 },
      { headId: 'h2', head: 'Transport', due: 10_000, collected: 4_000 },
    ],
  });
  answer(updateOfflineCashFeePayment, receipt);
  answer(updateOfflineChequeFeePayment, receipt);
  answer(listExpenseCategories, [{ id: 'k1', name: 'Repairs' }]);
  answer(addExpenses, { expenseId: 'e1', cashInHand: null });
  answerOverview();
}

function answerOverview(): void {
  answer(getFinanceDetails, {
    ...{ totalAmount: 3_993_600, collectedAmount: 2_595_200, totalPayout: 1_874_500, avgStaffSalary: 28_500 },
    ...{ numFeePaid: 811, numFeePending: 437, totalStudents: 1248 },
  });
  answer(getFinanceDetailsOfAClass, { totalAmount: 294_400, collectedAmount: 163_200 });
  answer(getRecentActivites, [{ _id: 'a1', title: '', student: 'Ishaan Joshi', className: '8th A', Amount: 3200, date: '2026-10-14' }]);
  answer(getCollections, {
    year: '2026-27',
    months: YEAR_MONTHS.map((month) => ({
      month,
      due: 40_000,
      collected: 30_000,
      received: 0,
      receivedLastYear: null,
      paidOut: 1_916_800,
    })),
    byClass: [{ classId: 'c8', className: '8th', due: 100_000, collected: 40_000 }],
    byMode: [
      { mode: 'cash', amount: 3200, receipts: 1 },
      { mode: 'upi', amount: 9600, receipts: 3 },
      { mode: 'card', amount: 0, receipts: 0 },
    ],
    arrears: { due: 0, collected: 0 },
  });
  answer(getPayAndDueList, {
    dueList: [
      { _id: 'aditi', name: 'Aditi Bhosale', rollNum: 2, date: null, dueDate: '2026-10-10', amount: 3200 },
      { _id: 'yash', name: 'Yash More', rollNum: 41, date: null, dueDate: '2026-09-10', amount: 6400 },
    ],
    paidList: [{ _id: 'aarav', name: 'Aarav Deshmukh', rollNum: 1, date: '2026-10-12', dueDate: null, amount: 3200 }],
  });
}

/** What Aditi owes, spread for a payment of the month of today. */
export const preview = {
  owed: 22_400,
  owedNow: 6400,
  lines: ['October', 'September', 'November', 'December', 'January', 'February', 'March'].map((month, index) => ({
    ...{ month, headId: 'h1', head: 'Tuition', left: 3200, pays: index === 0 ? 3200 : 0 },
  })),
};

const receipt = {
  ...{ paymentId: 'p1', receiptNo: 1188, financialYear: '2026-27', receiptUrl: '/files/r1188' },
  ...{ paidOn: '2026-10-14', amount: 3200, months: ['October'] },
};

/** A child whose first months are paid. */
function child(_id: string, name: string, rollNum: number, paidMonths: number): FeeStudent {
  const monthlyFeeStatus = YEAR_MONTHS.map((month, index) => {
    const isPaid = index < paidMonths;
    return { month, amount: 3200, date: isPaid ? '2026-10-12' : null, isPaid };
  });
  const isPaid = paidMonths > 6;
  return {
    ...{ _id, name, className: '8th', sectionName: 'A', rollNum, status: isPaid ? 'Paid' : 'Unpaid', date: isPaid ? '2026-10-12' : null },
    feeStatus: { monthlyFeeStatus, amountPaid: 3200 * paidMonths, totalAmount: 38_400, arrears: 0 },
  };
}

export const aarav = child('aarav', 'Aarav Deshmukh', 1, 7);
export const aditi = child('aditi', 'Aditi Bhosale', 2, 5);

/** Rohan of another class, as the search of the whole school finds him. */
export const rohan = {
  ...child('rohan', 'Rohan Kale', 4, 5),
  ...{ className: '12th', classId: 'c12', admissionNumber: '1043', guardian: 'Suresh Kale', phone: '9800000001' },
};

/** Answers the search of the whole school with one child of another class. */
export function answerFound(): void {
  answer(listCounterStudents, { students: [rohan], next: null });
  answer(findStudents, [
    {
      ...{ id: 's1', name: 'Rohan Kale', admissionNumber: 'A-1', className: '12th', sectionName: 'A' },
      ...{ classId: 'c12', rollNum: 4, guardian: 'Suresh Kale', phone: '9800000001', owed: 6400, leftOn: null },
    },
  ]);
}
