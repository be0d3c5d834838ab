import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { verifyLedger } from '../src/features/finance/books/verify-ledger.ts';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from './app.ts';
import { addPupil, ask, headOf, type Pupil } from './fees.ts';

/** A new school before each test, with a student who pays ₹3,200 of tuition fees a month. */
export type FeeSchool = { test: TestApp; school: TestSchool; rohan: Pupil; tuition: string };

export const RULES = {
  dueDay: 10,
  graceDays: 0,
  lateKind: 'none',
  lateAmount: 0,
  lateCap: 0,
  siblingDiscountPercent: 0,
  bounceCharge: 0,
  firstMonth: 'April',
};

/** Makes the school of each test of a file, hands it over, and returns what the tests ask of it. */
export function provideFeeSchool(handOver: (now: FeeSchool) => void) {
  let test: TestApp;
  let school: TestSchool;
  let rohan: Pupil;
  let tuition: string;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    school = await makeSchool(test, `School ${performance.now()}`);
    rohan = await addPupil(test, school);
    tuition = await headOf(test, school, 'tuition');
    handOver({ test, school, rohan, tuition });
  });

  const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
  const post = (url: string, body?: object) => ask(test, school, 'POST', url, body);
  const yearOf = (studentId = rohan.id) => get(`/finance/students/${studentId}/fees`);
  const leftOf = async (month: string, studentId = rohan.id) =>
    (await yearOf(studentId)).months.find((one: { month: string }) => one.month === month).left;
  const rates = (rupees: number, fromMonth = 'April') => ({
    fromMonth,
    rates: [{ classId: school.ids.class, headId: tuition, amounts: Array(12).fill(rupees) }],
  });
  const saveRules = (change: object) => ask(test, school, 'PUT', '/finance/fee-rules', { ...RULES, ...change });
  const expectSound = async () => expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
  return { get, post, yearOf, leftOf, rates, saveRules, expectSound };
}
