import { makeExportFile } from './service/exports.ts';
import { makeCertificateFile } from './service/fee-certificate.ts';
import { makeReceiptFile } from './service/receipt-file.ts';
import { makeSlipFile } from './service/salary-slip.ts';

export { carryArrears, copyFeeYear } from './roll-over.store.ts';
export { addLateFeesEverywhere } from './service/balances.ts';
export { readPlace, writePlace } from './service/paging.ts';
export { findBookFaults, verifyLedger, verifyLedgers } from './service/verify-ledger.ts';
export { dropClassFees, setUpClassFees, setUpFees } from './set-up.store.ts';
export { holdFees, reassess as reassessFees } from './store/changes.store.ts';
export { listDueDates, openDayOfFees, overdueByStudent } from './store/for-others.store.ts';
export { overdueMonths } from './store/overdue.store.ts';
export { takeBackCharges } from './take-back-charges.store.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const financeFiles = {
  receipt: makeReceiptFile,
  certified: makeCertificateFile,
  slip: makeSlipFile,
  export: makeExportFile,
} as const;
