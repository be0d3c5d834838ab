import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from './app.ts';
import { addPupil, ask } from './fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

const post = (path: string, body: object) => ask(test, school, 'POST', path, body);

it('a payment takes its sum in digits, a month by three letters and a key that it does not know', async () => {
  const { id } = await addPupil(test, school);
  const answer = await post('/finance/updateOfflineCashFeePayment', { studentId: id, month: 'dec', amount: '3200', by: 'a kiosk' });
  expect(answer).toMatchObject({ status: 200, success: true, data: { amount: 3200, months: ['December'] } });
  const cheque = { studentId: id, month: 'JANUARY', amount: '100.50', instrumentId: '123456' };
  expect(await post('/finance/updateOfflineChequeFeePayment', cheque)).toMatchObject({ status: 200, data: { amount: 100.5 } });
});

it('the sum and the id stay strict', async () => {
  const { id } = await addPupil(test, school);
  for (const amount of ['1.234', '-5', '1,200', 'much'])
    expect(await post('/finance/updateOfflineCashFeePayment', { studentId: id, amount })).toMatchObject({ status: 400, code: 'badInput' });
  expect(await post('/finance/updateOfflineCashFeePayment', { studentId: 'nobody', amount: '10' })).toMatchObject({ status: 404 });
});

it('a month and a day are read in any case', async () => {
  expect(await post('/finance/getFinanceDetails', { month: 'nOvEmBeR', year: 2026 })).toMatchObject({ status: 200 });
  expect(await post('/finance/getFinanceDetails', { month: 'Smarch' })).toMatchObject({ status: 400 });
  const place = { classId: school.ids.class, sectionId: school.ids.section };
  expect(await post('/admin/getTeacherSchedule', { ...place, day: 'monday' })).toMatchObject({ status: 200 });
  expect(await post('/admin/getTeacherSchedule', { ...place, day: 'Sunday' })).toMatchObject({ status: 400 });
});
