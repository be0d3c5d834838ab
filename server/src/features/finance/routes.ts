import * as calls from '@shala/contract/finance';
import { atomicWrite, open, type Route, read, slow, upload, write } from '#platform/http';
import { findCashShortage } from './books/cash-shortage.ts';
import * as days from './books/days.ts';
import * as moves from './books/money-moves.ts';
import { getPeriodBook } from './books/period-book.ts';
import * as cheques from './cheques/cheques.ts';
import { fetchStudentsOfClass, getPayAndDueList } from './counter/class-fees.ts';
import {
  findStudents,
  getNextReceipt,
  getUpiAccount,
  listClassMonths,
  listCounterStudents,
  previewPayment,
  setUpiAccount,
} from './counter/counter.ts';
import { listDefaulters } from './dues/defaulters.ts';
import { listReminders } from './dues/reminders.ts';
import * as categories from './expenses/expense-categories.ts';
import * as spending from './expenses/spending.ts';
import { exportTable } from './exports/exports.ts';
import * as heads from './overview/heads.ts';
import { getCollections, getFinanceDetails, getFinanceDetailsOfAClass, getRecentActivities } from './overview/summaries.ts';
import * as payments from './payments/payments.ts';
import { payFamily, recordPayment, updateOfflineCashFeePayment, updateOfflineChequeFeePayment } from './payments/record-payment.ts';
import { verifyReceipt } from './payments/verify-receipt.ts';
import { paySalaries, paySalary } from './salaries/pay-salaries.ts';
import * as salaries from './salaries/salaries.ts';
import { carryDuesOver, listOpeningBalances, previewCarryOver, previewLateFees } from './structure/arrears.ts';
import * as balances from './structure/balances.ts';
import * as concessions from './structure/concessions.ts';
import * as structure from './structure/fee-structure.ts';
import { getFeeYears, getStudentFeeYear } from './students/earlier-fees.ts';
import { getFeeCertificate } from './students/fee-certificate.ts';
import { getFamily, getStudentFees, getStudentMonth } from './students/student-fees.ts';

export const financeRoutes: Route[] = [
  read(calls.fetchStudentsOfClass, fetchStudentsOfClass),
  atomicWrite(calls.updateOfflineCashFeePayment, updateOfflineCashFeePayment),
  atomicWrite(calls.updateOfflineChequeFeePayment, updateOfflineChequeFeePayment),
  read(calls.getPayAndDueList, getPayAndDueList),
  read(calls.getFinanceDetails, getFinanceDetails),
  read(calls.getFinanceDetailsOfAClass, getFinanceDetailsOfAClass),
  write(calls.addExpenses, spending.addExpenses),
  read(calls.getRecentActivites, getRecentActivities),

  atomicWrite(calls.recordPayment, recordPayment),
  read(calls.findRecentPayment, payments.findRecentPayment),
  read(calls.listPayments, payments.listPayments),
  read(calls.getPayment, payments.getPayment),
  write(calls.reprintReceipt, payments.reprintReceipt),
  write(calls.reversePayment, payments.reversePayment),
  read(calls.getNextReceipt, getNextReceipt),
  read(calls.findStudents, findStudents),
  read(calls.listCounterStudents, listCounterStudents),
  read(calls.previewPayment, previewPayment),
  read(calls.getUpiAccount, getUpiAccount),
  write(calls.setUpiAccount, setUpiAccount),
  read(calls.getFamily, getFamily),
  write(calls.payFamily, payFamily),

  read(calls.listCheques, cheques.listCheques),
  write(calls.depositCheques, cheques.depositCheques),
  read(calls.getDepositSlip, cheques.getDepositSlip),
  write(calls.clearCheque, cheques.clearCheque),
  write(calls.reverseClearing, cheques.reverseClearing),
  write(calls.bounceCheque, cheques.bounceCheque),
  write(calls.transferMoney, moves.transferMoney),

  read(calls.getFeeStructure, structure.getFeeStructure),
  slow(calls.previewFeeStructure, structure.previewFeeStructure),
  write(calls.saveFeeStructure, structure.saveFeeStructure),
  read(calls.getLastYearRates, structure.getLastYearRates),
  write(calls.createFeeHead, structure.createFeeHead),
  write(calls.updateFeeHead, structure.updateFeeHead),
  slow(calls.previewFeeRules, structure.previewFeeRules),
  write(calls.saveFeeRules, structure.saveFeeRules),
  write(calls.saveStartingFees, structure.saveStartingFees),
  slow(calls.previewLateFees, previewLateFees),
  write(calls.chargeLateFees, balances.chargeLateFees),
  slow(calls.previewCarryOver, previewCarryOver),
  write(calls.carryDuesOver, carryDuesOver),
  read(calls.listConcessions, concessions.listConcessions),
  slow(calls.previewConcession, concessions.previewConcession),
  write(calls.grantConcession, concessions.grantConcession),
  write(calls.endConcession, concessions.endConcession),
  write(calls.setStudentHeads, concessions.setStudentHeads),
  write(calls.waiveCharge, balances.waiveCharge),
  write(calls.extendDueDate, balances.extendDueDate),
  upload(calls.readBalanceSheet, balances.readBalanceSheet),
  slow(calls.saveOpeningBalances, balances.saveOpeningBalances),
  write(calls.setAccountOpening, moves.setAccountOpening),
  read(calls.getStudentFees, getStudentFees),
  read(calls.getStudentMonth, getStudentMonth),
  read(calls.getFeeYears, getFeeYears),
  read(calls.getStudentFeeYear, getStudentFeeYear),
  read(calls.getStudentHead, heads.getStudentHead),
  read(calls.getFeeCertificate, getFeeCertificate),

  upload(calls.uploadBill, spending.uploadBill),
  read(calls.listExpenses, spending.listExpenses),
  write(calls.reverseExpense, spending.reverseExpense),
  write(calls.correctExpense, spending.correctExpense),
  write(calls.attachBill, spending.attachBill),
  read(calls.listExpenseCategories, categories.listExpenseCategories),
  write(calls.createExpenseCategory, categories.createExpenseCategory),
  write(calls.renameExpenseCategory, categories.renameExpenseCategory),
  read(calls.listSalaries, salaries.listSalaries),
  write(calls.paySalaries, paySalaries),
  write(calls.paySalary, paySalary),
  write(calls.reverseSalary, salaries.reverseSalary),

  read(calls.getCollections, getCollections),
  read(calls.listClassMonths, listClassMonths),
  read(calls.listFeeHeads, heads.listFeeHeads),
  read(calls.listHeadMonths, heads.listHeadMonths),
  read(calls.listHeadReceipts, heads.listHeadReceipts),
  read(calls.listDefaulters, listDefaulters),
  read(calls.listReminders, listReminders),
  read(calls.getDayBook, days.getDayBook),
  read(calls.getPeriodBook, getPeriodBook),
  read(calls.listOpeningBalances, listOpeningBalances),
  read(calls.getDayState, days.getDayState),
  read(calls.findCashShortage, findCashShortage),
  read(calls.getDayClosing, days.getDayClosing),
  write(calls.closeDay, days.closeDay),
  write(calls.reopenDay, days.reopenDay),
  read(calls.exportTable, exportTable),
  open(calls.verifyReceipt, verifyReceipt),
];
