import { randomBytes } from 'node:crypto';
import type { TestApp, TestSchool } from '../app.ts';
import { schoolToday } from '../clock.ts';
import { addEmployee, addLastYearDues, addPupil, ask, depositCheque, headOf, PNG, payCash, payCheque } from '../fees.ts';
import type { Sample, Samples } from './sample.ts';

type Make = (school: TestSchool, test: TestApp) => Promise<Omit<Sample, 'foreign'>>;

const own =
  (sample: Omit<Sample, 'foreign'> = {}) =>
  (): Sample => ({ ...sample, foreign: 'own' });
const ofSchool =
  (make: Make) =>
  async (school: TestSchool, test: TestApp): Promise<Sample> => ({ ...(await make(school, test)), foreign: 'unknown' });
const ofPupil = (
  make: (studentId: string, school: TestSchool, test: TestApp) => Promise<Omit<Sample, 'foreign'>> | Omit<Sample, 'foreign'>,
) => ofSchool(async (school, test) => make((await addPupil(test, school)).id, school, test));
const ofPayment = (body?: object) =>
  ofPupil(async (studentId, school, test) => ({
    params: { paymentId: (await payCash(test, school, studentId)).paymentId },
    ...(body && { body }),
  }));
/** A deposited cheque. */
const ofDeposited = (body: object) =>
  ofPupil(async (studentId, school, test) => {
    const { paymentId } = await payCheque(test, school, studentId);
    await depositCheque(test, school, paymentId);
    return { params: { paymentId }, body };
  });

const RULES = {
  dueDay: 10,
  graceDays: 5,
  lateKind: 'none',
  lateAmount: 0,
  lateCap: 0,
  siblingDiscountPercent: 5,
  bounceCharge: 250,
  firstMonth: 'April',
};
const EXPENSE = { category: 'Other', amount: 450, description: 'Tea for guests' };
const REASON = { reason: 'entered twice' };
const TWELVE = Array.from({ length: 12 }, () => 3300);
const CLOSED_DAY = '2026-04-02';

const addExpense = async (school: TestSchool, test: TestApp) =>
  (await ask(test, school, 'POST', '/finance/addExpenses', EXPENSE)).data.expenseId as string;
const concessionBody = (studentId: string) => ({
  studentId,
  headId: null,
  percent: 10,
  fromMonth: 'January',
  toMonth: 'March',
  reason: 'Merit',
});
const structureBody = async (school: TestSchool, test: TestApp) => ({
  fromMonth: 'January',
  rates: [{ classId: school.ids.class, headId: await headOf(test, school, 'tuition'), amounts: TWELVE }],
});
const uploadBill = async (school: TestSchool, test: TestApp) => {
  const [file] = await test.owner<{ id: string }[]>`insert into files (school_id, id, storage_key, name, media_type, size_bytes, sha256)
    values (${school.id}, app.new_id(), 'x', 'bill.png', 'image/png', 1, '\\x00') returning id`;
  return (file as { id: string }).id;
};

const payments: Samples = {
  fetchStudentsOfClass: ofPupil((_studentId, { ids }) => ({ body: { classId: ids.class } })),
  updateOfflineCashFeePayment: ofPupil((studentId) => ({ body: { studentId, month: 'April', amount: 3200 } })),
  updateOfflineChequeFeePayment: ofPupil((studentId) => ({ body: { studentId, month: 'April', amount: 3200, instrumentId: '004512' } })),
  recordPayment: ofPupil((studentId) => ({ body: { studentId, amount: 3200, mode: 'upi', reference: '631208845521' } })),
  findRecentPayment: ofPupil((studentId) => ({ params: { studentId }, query: { amount: '3200' } })),
  listPayments: own(),
  getNextReceipt: own(),
  findStudents: own({ query: { search: 'roh' } }),
  listCounterStudents: own({ query: { search: 'roh' } }),
  previewPayment: ofPupil((studentId) => ({ params: { studentId }, query: { month: 'April', amount: '100' } })),
  getUpiAccount: own(),
  setUpiAccount: own({ body: { upiAddress: 'school@okaxis' } }),
  listClassMonths: own({ query: { month: 'April' } }),
  listReminders: own({ query: { kind: 'second' } }),
  getPayment: ofPayment(),
  reprintReceipt: ofPayment(),
  reversePayment: ofPayment(REASON),
  getFamily: ofPupil((studentId) => ({ params: { studentId } })),
  payFamily: ofPupil((studentId) => ({ body: { parts: [{ studentId, amount: 3200 }], mode: 'cash' } })),
  listCheques: own(),
  depositCheques: ofPupil(async (studentId, school, test) => ({
    body: { paymentIds: [(await payCheque(test, school, studentId)).paymentId] },
  })),
  getDepositSlip: ofPupil(async (studentId, school, test) => {
    const { paymentId } = await payCheque(test, school, studentId);
    return {
      params: { slipId: (await ask(test, school, 'POST', '/finance/deposit-slips', { paymentIds: [paymentId] })).data.slipId as string },
    };
  }),
  clearCheque: ofPupil(async (studentId, school, test) => ({
    params: { paymentId: (await payCheque(test, school, studentId)).paymentId },
    body: { on: schoolToday() },
  })),
  reverseClearing: ofPupil(async (studentId, school, test) => {
    const { paymentId } = await payCheque(test, school, studentId);
    await ask(test, school, 'POST', `/finance/cheques/${paymentId}/clearing`);
    return { params: { paymentId }, body: REASON };
  }),
  bounceCheque: ofDeposited({ reason: 'Funds insufficient' }),
  transferMoney: async (school, test) => {
    await payCash(test, school, (await addPupil(test, school)).id);
    return { body: { from: 'cash', to: 'bank', amount: 0.01 }, foreign: 'own' };
  },
};

const fees: Samples = {
  getPayAndDueList: ofPupil((_studentId, { ids }) => ({ body: { sectionId: ids.section, month: 'June' } })),
  getFeeStructure: own(),
  previewFeeStructure: ofPupil(async (_studentId, school, test) => ({ body: await structureBody(school, test) })),
  saveFeeStructure: ofPupil(async (_studentId, school, test) => ({ body: await structureBody(school, test) })),
  getLastYearRates: async (school, { owner }) => {
    await owner`insert into academic_years (school_id, id, name, starts_on, ends_on) select school_id, app.new_id(), '2025-26', '2025-04-01', '2026-03-31' from academic_years
      where school_id = ${school.id} and is_current on conflict do nothing`;
    await owner`insert into fee_rates (school_id, year_id, class_id, head_id, month_no, amount_paise) select r.school_id, y.id, r.class_id, r.head_id, r.month_no, 300000
      from fee_rates r join academic_years y on y.school_id = r.school_id and not y.is_current where r.school_id = ${school.id} on conflict do nothing`;
    return { query: { raisePercent: '8' }, foreign: 'own' };
  },
  createFeeHead: () => ({ body: { name: `Computer ${randomBytes(4).toString('hex')}`, kind: 'other', isOptional: true }, foreign: 'own' }),
  updateFeeHead: ofSchool(async (school, test) => ({
    params: { headId: await headOf(test, school, 'lab') },
    body: { name: 'Science laboratory' },
  })),
  previewFeeRules: own({ body: RULES }),
  saveFeeRules: own({ body: RULES }),
  saveStartingFees: ofSchool(async ({ ids }) => ({
    body: { firstMonth: 'April', dueDay: 10, fees: [{ classId: ids.class, monthly: 3200 }] },
  })),
  previewLateFees: own(),
  chargeLateFees: own(),
  previewCarryOver: own(),
  carryDuesOver: async (school, test) => {
    await addLastYearDues(test, school, (await addPupil(test, school)).id);
    return { foreign: 'own' };
  },
  listConcessions: own(),
  previewConcession: ofPupil((studentId) => ({ body: concessionBody(studentId) })),
  grantConcession: ofPupil((studentId) => ({ body: concessionBody(studentId) })),
  endConcession: ofPupil(async (studentId, school, test) => {
    const { id } = (await ask(test, school, 'POST', '/finance/concessions', concessionBody(studentId))).data;
    return { params: { concessionId: id }, body: { fromMonth: 'February', reason: 'Marks fell' } };
  }),
  setStudentHeads: ofPupil(async (studentId, school, test) => ({
    params: { studentId },
    body: { headIds: [await headOf(test, school, 'transport')], fromMonth: 'January' },
  })),
  waiveCharge: ofPupil(async (studentId, school, test) => ({
    params: { studentId },
    body: { month: 'May', headId: await headOf(test, school, 'tuition'), amount: 1, reason: 'Hardship' },
  })),
  extendDueDate: ofPupil((studentId) => ({ params: { studentId }, body: { until: null, reason: 'Paid meanwhile' } })),
  readBalanceSheet: own({ file: Buffer.from('Adm no,Owed\nA-1,500\n') }),
  saveOpeningBalances: async (school, test) => ({
    body: { rows: [{ admissionNumber: (await addPupil(test, school)).admissionNumber, amount: 500 }], reason: 'From the old register' },
    foreign: 'own',
  }),
  setAccountOpening: async (school, test) => {
    await test.owner`delete from idempotency_keys where school_id = ${school.id}`;
    return { body: { account: 'cash', amount: 12_500 }, foreign: 'own' };
  },
  getStudentFees: ofPupil((studentId) => ({ params: { studentId } })),
  getFeeCertificate: ofPupil((studentId) => ({ params: { studentId } })),
  getFeeYears: ofPupil((studentId) => ({ params: { studentId } })),
  getStudentFeeYear: ofPupil((studentId, { ids }) => ({ params: { studentId, yearId: ids.year } })),
  getStudentMonth: ofPupil((studentId) => ({ params: { studentId, month: 'April' } })),
};

const spending: Samples = {
  addExpenses: own({ body: EXPENSE }),
  uploadBill: own({ file: PNG }),
  listExpenses: own(),
  reverseExpense: ofSchool(async (school, test) => ({ params: { expenseId: await addExpense(school, test) }, body: REASON })),
  correctExpense: ofSchool(async (school, test) => ({
    params: { expenseId: await addExpense(school, test) },
    body: { ...EXPENSE, amount: 540, ...REASON },
  })),
  attachBill: ofSchool(async (school, test) => ({
    params: { expenseId: await addExpense(school, test) },
    body: { fileId: await uploadBill(school, test) },
  })),
  listExpenseCategories: own(),
  createExpenseCategory: () => ({ body: { name: `Garden ${randomBytes(4).toString('hex')}` }, foreign: 'own' }),
  renameExpenseCategory: ofSchool(async (school, test) => {
    const category = (await ask(test, school, 'POST', '/finance/expense-categories', { name: `Sports ${randomBytes(4).toString('hex')}` }))
      .data;
    return { params: { categoryId: category.id }, body: { name: 'Balls and nets' } };
  }),
  listSalaries: own(),
  paySalaries: ofSchool(async (school, test) => ({ body: { employeeIds: [await addEmployee(test, school)], month: 'October' } })),
  paySalary: ofSchool(async (school, test) => ({
    params: { employeeId: await addEmployee(test, school) },
    body: { month: 'October', amount: 20_000, deduction: { amount: 1500, reason: 'Leave without pay' } },
  })),
  reverseSalary: ofSchool(async (school, test) => {
    const employeeId = await addEmployee(test, school);
    await ask(test, school, 'POST', '/finance/salaries', { employeeIds: [employeeId], month: 'October' });
    const [salary] = await test.owner<
      { id: string }[]
    >`select id from salary_payments where school_id = ${school.id} and employee_id = ${employeeId}`;
    return { params: { salaryPaymentId: (salary as { id: string }).id }, body: REASON };
  }),
};

const reports: Samples = {
  getFinanceDetails: own({ body: { month: 'November' } }),
  getFinanceDetailsOfAClass: ofPupil((_studentId, { ids }) => ({ body: { classId: ids.class } })),
  getRecentActivites: own(),
  getCollections: own(),
  listDefaulters: own(),
  listFeeHeads: own(),
  listHeadMonths: own({ query: { month: 'April' } }),
  listHeadReceipts: own({ query: { from: '2026-04-01', to: '2026-11-30' } }),
  getStudentHead: ofPupil(async (studentId, school, test) => ({ params: { studentId, headId: await headOf(test, school, 'tuition') } })),
  getDayBook: own(),
  getPeriodBook: own({ query: { from: '2026-04-01', to: '2026-04-30' } }),
  getDayState: own(),
  findCashShortage: own({ query: { amount: '450' } }),
  listOpeningBalances: own(),
  getDayClosing: own({ params: { day: CLOSED_DAY } }),
  closeDay: own({ params: { day: CLOSED_DAY }, body: { counted: [] } }),
  reopenDay: async (school, test) => {
    await ask(test, school, 'POST', `/finance/days/${CLOSED_DAY}/closing`, { counted: [] });
    return { params: { day: CLOSED_DAY }, body: REASON, foreign: 'own' };
  },
  exportTable: ofPupil((_studentId, { ids }) => ({ params: { table: 'class-fees' }, query: { format: 'csv', classId: ids.class } })),
  verifyReceipt: own({ params: { code: 'unknown' }, status: 404 }),
};

export const financeSamples: Samples = { ...payments, ...fees, ...spending, ...reports };
