import { makeExportFile } from './exports/exports.ts';
import { makeReceiptFile } from './payments/receipt-file.ts';
import { makeRefundFile } from './payments/refund-voucher.ts';
import { makeSlipFile } from './salaries/salary-slip.ts';
import { makeCertificateFile } from './students/fee-certificate.ts';

export { findBookFaults, findSchoolOfCode, verifyLedger, verifyLedgers } from './books/verify-ledger.ts';
export { listDueDates, listTransportFees, openDayOfFees, overdueByStudent } from './dues/for-others.store.ts';
export { overdueMonths } from './dues/overdue.store.ts';
export { readPlace, writePlace } from './paging.ts';
export { categoryWord } from './rules/words.ts';
export { listPaidSalaries, sumSalariesPaid } from './salaries/salaries.store.ts';
export { addLateFeesEverywhere } from './structure/balances.ts';
export { holdFees, reassess as reassessFees } from './structure/changes.store.ts';
export { changeOfRelatives, changeOfSiblings } from './structure/relatives.ts';
export { carryArrears, copyFeeYear } from './structure/roll-over.store.ts';
export { dropClassFees, setUpClassFees, setUpFees } from './structure/set-up.store.ts';
export { takeBackCharges } from './structure/take-back-charges.store.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const financeFiles = {
  receipt: makeReceiptFile,
  certified: makeCertificateFile,
  refund: makeRefundFile,
  slip: makeSlipFile,
  export: makeExportFile,
} as const;
