/** Refusals of fees and expenses, by code. Amounts in `{…}` are formatted, such as `₹3,200`. */
export const financeErrors = {
  /** 409; `data` is an `existingPayment`. */
  monthPaid: '{month} is already paid: receipt {receiptNo} of {paidOn}.',
  allPaid: 'All fees of this year are already paid.',
  nothingCharged: 'No fee is charged to this student for {month}.',
  nothingOwed: 'There are no fees to collect from this student this year. If fees are due, check the fee structure of the class.',
  /** 422; `data` is `{owed}`. */
  moreThanOwed: 'This is more than the student’s balance for this year, {owed}.',
  referenceNeeded: 'Enter the cheque, draft, transfer or slip number.',
  /** 409; `data` is an `existingPayment`. */
  referenceUsed: 'The number {reference} was already used: receipt {receiptNo} of {student}.',
  /** 409: another user was faster, or a fee has changed. */
  duesChanged: 'The dues of this student have changed in the meantime. Check the amounts and try again.',
  partsDiffer: 'The amounts of the months do not add up to {amount}. Check the amounts.',
  dayClosed: '{day} is closed. Reopen it first, or use a later date.',
  futureDay: 'Select today or an earlier date.',
  dayOrder: 'The last day is before the first day. Select a later last day.',
  periodTooLong: 'Select at most one year.',
  longAgo: 'The date {day} is too far in the past. Check the year.',
  instrumentDate: 'The date {day} is not possible for this cheque, draft or transfer. Check the year.',
  staleCheque:
    'A cheque or draft is valid for three months, so the bank will refuse this one dated {day}. Check the date, or ask for one dated {from} or later.',
  pastDay: 'Select a date after today.',
  alreadyReversed: 'This entry was already cancelled.',
  chequeState:
    'Cheque {number} {state, select, received {is still in hand} deposited {is already deposited} cleared {is already cleared} bounced {has already bounced} other {is already cancelled}}. Reload the page to see its status.',
  postDated: 'Cheque {number} is dated {day} and cannot be deposited earlier.',
  chequeInHand: 'The cheque {number} has not been deposited yet. Put it on a deposit slip first, or cancel its receipt.',
  depositedTooEarly: 'Cheque {number} was received on {day} and cannot be deposited earlier.',
  beforeDeposit: 'Cheque {number} was deposited on {day}. It cannot clear or bounce before this date.',
  clearedTooEarly: 'Cheque {number} was received on {day}. Select this date or a later one.',
  notACheque: 'This receipt is not by cheque.',
  fileKind: 'Select a photo (JPEG, PNG, WebP) or a PDF.',
  nameTaken: 'This name is already used. Enter another name.',
  fixedHead: 'Late fees, bounce charges and old dues have no monthly amounts.',
  noLastYear: 'There is no fee structure for last year.',
  nothingToCarry: 'There are no unpaid fees from last year.',
  concessionKind: 'Enter either a percentage or an amount.',
  monthOrder: 'The last month is before the first month.',
  /** 409: the same head, percentage or amount, and reason, in overlapping months. */
  concessionKnown: 'This student already has this concession from {from} to {to}. Stop it first, or enter another reason.',
  /** 422, when cash would fall below zero and no reason was given. */
  cashShort:
    'Cash in hand is {balance}, short by {short}. Enter the missing receipts or withdraw cash from the bank first, or enter a reason.',
  alreadyEnded: 'This concession was already stopped.',
  salaryPaid: '{name} is already paid for {month}.',
  noSalary: 'No monthly salary is entered for {name}. Enter it in the employee’s profile first.',
  moreThanSalary:
    'Only {due} of the salary of {name} for {month} is still to be paid. The amount must be above zero, and with the deduction it cannot be more than this.',
  salaryDay: 'The salary of {month} cannot be paid before {day}. Check the date of payment.',
  sameAccount: 'Select two different accounts.',
  notEnough: 'This account has only {balance}. Enter a smaller amount or select another account.',
  openingKnown: 'An opening balance was already entered. Cancel that entry first.',
  remarkNeeded: 'The cash differs by {difference}. Enter a remark.',
  notClosed: 'This day is not closed.',
  twiceInFamily: 'Each student can be listed only once.',
  exportTooLong: 'Too much data for one file. Select fewer days or one class.',
} as const;
