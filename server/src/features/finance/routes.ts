import * as calls from '@shala/contract/finance';
import { once, open, type Route, read, slow, upload, write } from '#platform/http';
import { carryOver, previewCarryOver, previewLateFees } from './service/arrears.ts';
import * as balances from './service/balances.ts';
import * as cheques from './service/cheques.ts';
import { listPaidAndDue, listStudentsOfClass } from './service/class-fees.ts';
import * as concessions from './service/concessions.ts';
import { findAtCounter, getNextReceiptNo, getUpi, listAtCounter, listMonthByClass, previewAtCounter, setUpi } from './service/counter.ts';
import * as days from './service/days.ts';
import { listOverdue } from './service/defaulters.ts';
import * as categories from './service/expense-categories.ts';
import { addressExport } from './service/exports.ts';
import { getCertificate } from './service/fee-certificate.ts';
import * as structure from './service/fee-structure.ts';
import * as heads from './service/heads.ts';
import * as moves from './service/money-moves.ts';
import * as payments from './service/payments.ts';
import { payFamily, recordAnyPayment, recordCashPayment, recordChequePayment } from './service/record-payment.ts';
import { listReminderTexts } from './service/reminders.ts';
import * as salaries from './service/salaries.ts';
import * as spending from './service/spending.ts';
import { getFamilyDues, getMonthOfStudent, getYearOfStudent } from './service/student-fees.ts';
import { getClassSummary, getFinanceSummary, getYearCollections, listRecentActivities } from './service/summaries.ts';
import { verifyCode } from './service/verify-receipt.ts';

export const financeRoutes: Route[] = [
  read(calls.fetchStudentsOfClass, listStudentsOfClass),
  once(calls.updateOfflineCashFeePayment, recordCashPayment),
  once(calls.updateOfflineChequeFeePayment, recordChequePayment),
  read(calls.getPayAndDueList, listPaidAndDue),
  read(calls.getFinanceDetails, getFinanceSummary),
  read(calls.getFinanceDetailsOfAClass, getClassSummary),
  write(calls.addExpenses, spending.addExpense),
  read(calls.getRecentActivites, listRecentActivities),

  once(calls.recordPayment, recordAnyPayment),
  read(calls.findRecentPayment, payments.findLatestPayment),
  read(calls.listPayments, payments.listPaymentHistory),
  read(calls.getPayment, payments.getPaymentDetail),
  write(calls.reprintReceipt, payments.makeDuplicate),
  write(calls.reversePayment, payments.takePaymentBack),
  read(calls.getNextReceipt, getNextReceiptNo),
  read(calls.findStudents, findAtCounter),
  read(calls.listCounterStudents, listAtCounter),
  read(calls.previewPayment, previewAtCounter),
  read(calls.getUpiAccount, getUpi),
  write(calls.setUpiAccount, setUpi),
  read(calls.getFamily, getFamilyDues),
  write(calls.payFamily, payFamily),

  read(calls.listCheques, cheques.getChequeBoard),
  write(calls.depositCheques, cheques.makeDepositSlip),
  read(calls.getDepositSlip, cheques.getSlip),
  write(calls.clearCheque, cheques.markCleared),
  write(calls.bounceCheque, cheques.markBounced),
  write(calls.transferMoney, moves.transfer),

  read(calls.getFeeStructure, structure.readFeeStructure),
  slow(calls.previewFeeStructure, structure.previewStructure),
  write(calls.saveFeeStructure, structure.saveStructure),
  read(calls.getLastYearRates, structure.draftFromLastYear),
  write(calls.createFeeHead, structure.addHead),
  write(calls.updateFeeHead, structure.changeHead),
  slow(calls.previewFeeRules, structure.previewRules),
  write(calls.saveFeeRules, structure.saveRules),
  write(calls.saveStartingFees, structure.saveStartingFees),
  slow(calls.previewLateFees, previewLateFees),
  write(calls.chargeLateFees, balances.addLateFees),
  slow(calls.previewCarryOver, previewCarryOver),
  write(calls.carryDuesOver, carryOver),
  read(calls.listConcessions, concessions.listGranted),
  slow(calls.previewConcession, concessions.previewGrant),
  write(calls.grantConcession, concessions.grant),
  write(calls.endConcession, concessions.end),
  write(calls.setStudentHeads, concessions.setOptionalHeads),
  write(calls.waiveCharge, balances.waive),
  write(calls.extendDueDate, balances.extend),
  upload(calls.readBalanceSheet, balances.readSheet),
  slow(calls.saveOpeningBalances, balances.enterOpeningBalances),
  write(calls.setAccountOpening, moves.openAccount),
  read(calls.getStudentFees, getYearOfStudent),
  read(calls.getStudentMonth, getMonthOfStudent),
  read(calls.getStudentHead, heads.getHeadOfStudent),
  read(calls.getFeeCertificate, getCertificate),

  upload(calls.uploadBill, spending.keepBill),
  read(calls.listExpenses, spending.listSpending),
  write(calls.reverseExpense, spending.takeExpenseBack),
  write(calls.correctExpense, spending.correct),
  write(calls.attachBill, spending.putBill),
  read(calls.listExpenseCategories, categories.listCategories),
  write(calls.createExpenseCategory, categories.addCategory),
  write(calls.renameExpenseCategory, categories.changeCategory),
  read(calls.listSalaries, salaries.listStaffPay),
  write(calls.paySalaries, salaries.pay),
  write(calls.reverseSalary, salaries.takeSalaryBack),

  read(calls.getCollections, getYearCollections),
  read(calls.listClassMonths, listMonthByClass),
  read(calls.listFeeHeads, heads.listAllHeads),
  read(calls.listHeadMonths, heads.listMonthsByHead),
  read(calls.listHeadReceipts, heads.listReceiptsByHead),
  read(calls.listDefaulters, listOverdue),
  read(calls.listReminders, listReminderTexts),
  read(calls.getDayBook, days.readDayBook),
  read(calls.getDayClosing, days.readClosingSheet),
  write(calls.closeDay, days.closeBooks),
  write(calls.reopenDay, days.reopenBooks),
  read(calls.exportTable, addressExport),
  open(calls.verifyReceipt, verifyCode),
];
