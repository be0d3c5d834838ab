import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { schoolToday } from '../../../../test/clock.ts';
import { addPupil, ask, headOf, type Pupil, payCash } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
let rider: Pupil;
let walker: Pupil;
let bus: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
/** Tuition is ₹3,200 a month for both students, the bus ₹900 for one of them. */
beforeEach(async () => {
  school = await makeSchool(test, `Heads ${performance.now()}`);
  rider = await addPupil(test, school, { name: 'Rider', stop: 'Route 4' });
  walker = await addPupil(test, school, { name: 'Walker' });
  bus = await headOf(test, school, 'transport');
  const rates = [{ classId: school.ids.class, headId: bus, amounts: Array(12).fill(900) }];
  expect((await ask(test, school, 'PUT', '/finance/fee-structure', { fromMonth: 'April', rates })).status).toBe(200);
});

const get = async (path: string) => (await ask(test, school, 'GET', path)).data;
const monthsPast = async () => (await get('/finance/defaulters')).defaulters[0].months.length as number;

describe('a fee head', () => {
  it('has the overdue list of those who owe under it, with what is open there alone', async () => {
    const past = await monthsPast();
    // April's tuition and ₹300 of the bus fee: heads are covered in the school's order.
    await payCash(test, school, rider.id, { month: 'April', amount: 3500 });
    const list = await get(`/finance/defaulters?headId=${bus}`);
    expect(list.defaulters).toHaveLength(1);
    expect(list.defaulters[0]).toMatchObject({ student: { name: 'Rider' }, overdue: past * 900 - 300 });
    expect(list.defaulters[0].months).toHaveLength(past);
    expect(list.total).toMatchObject({ students: 1, amount: past * 900 - 300 });
    const tuition = await get(`/finance/defaulters?headId=${await headOf(test, school, 'tuition')}`);
    expect(
      tuition.defaulters.map(({ student, months }: { student: { name: string }; months: string[] }) => [student.name, months[0]]),
    ).toEqual([
      ['Rider', 'May'],
      ['Walker', 'April'],
    ]);
    const texts = await get(`/finance/reminders?headId=${bus}`);
    expect(texts.leftOut.noPhone.map(({ name }: { name: string }) => name)).toEqual(['Rider']);
  });

  it('and a month have a list of their own, also in the reminders and in the sheet', async () => {
    await payCash(test, school, rider.id, { month: 'June', amount: 3500 });
    const june = await get('/finance/defaulters?month=June');
    expect(june.total).toMatchObject({ students: 2, amount: 600 + 3200 });
    expect(june.defaulters.map(({ months }: { months: string[] }) => months)).toEqual([['June'], ['June']]);
    expect((await get(`/finance/defaulters?month=June&headId=${bus}`)).total).toMatchObject({ students: 1, amount: 600 });
    const owe = (await get('/finance/defaulters')).defaulters.filter(({ months }: { months: string[] }) => months.includes('March'));
    expect((await get('/finance/defaulters?month=March')).total.students).toBe(owe.length);
    expect((await get(`/finance/reminders?month=June&headId=${bus}`)).leftOut.noPhone).toHaveLength(1);
    const { url } = await get(`/finance/exports/defaulters?format=csv&month=June&headId=${bus}`);
    const sheet = (await test.app.inject({ method: 'GET', url })).body.trim().split('\r\n');
    expect(sheet).toHaveLength(2);
    expect(sheet[1]).toContain('Rider');
    expect(sheet[1]).toContain(',600,June,');
  });

  it('has its own part of a month, of the year, of a class and of what came in', async () => {
    await payCash(test, school, rider.id, { month: 'April', amount: 3500 });
    const { paymentId } = await payCash(test, school, walker.id, { month: 'April' });
    expect((await get('/finance/head-months?month=April')).heads).toMatchObject([
      { head: 'Tuition', due: 6400, collected: 6400 },
      { head: 'Transport', due: 900, collected: 300 },
    ]);
    expect((await get(`/finance/head-months?classId=${school.ids.class}`)).heads).toMatchObject([
      { head: 'Tuition', due: 76_800 },
      { head: 'Transport', due: 10_800 },
    ]);
    const { byClass } = await get('/finance/collections');
    const other = byClass.find(({ className }: { className: string }) => className === '9th').classId;
    expect((await get(`/finance/head-months?classId=${other}`)).heads).toEqual([]);
    expect((await get(`/finance/head-receipts?from=${schoolToday()}&to=${schoolToday()}`)).heads).toMatchObject([
      { head: 'Tuition', receipts: 2, amount: 6400 },
      { head: 'Transport', receipts: 1, amount: 300 },
    ]);
    // A reversed payment is counted nowhere.
    await ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'mistake' });
    expect((await get(`/finance/head-receipts?from=${schoolToday()}&to=${schoolToday()}`)).heads[0]).toMatchObject({
      receipts: 1,
      amount: 3200,
    });
    expect((await get('/finance/head-months?month=April')).heads[0]).toMatchObject({ due: 6400, collected: 3200 });
  });

  it('has a page of a student’s year; an unknown head or student is 404', async () => {
    await payCash(test, school, rider.id, { month: 'April', amount: 3500 });
    const year = await get(`/finance/students/${rider.id}/heads/${bus}`);
    expect(year).toMatchObject({ head: 'Transport', charged: 10_800, paid: 300, left: 10_500, student: { name: 'Rider' } });
    expect(year.months).toHaveLength(12);
    expect(year.months[0]).toMatchObject({ month: 'April', charged: 900, paid: 300, left: 600, isPaid: false, isOverdue: true });
    expect(await get(`/finance/students/${walker.id}/heads/${bus}`)).toMatchObject({ charged: 0, left: 0, months: [] });
    expect((await ask(test, school, 'GET', `/finance/students/${rider.id}/heads/${rider.id}`)).status).toBe(404);
    expect((await ask(test, school, 'GET', `/finance/students/${bus}/heads/${bus}`)).status).toBe(404);
  });

  it('stands in the list of all, in the school’s order', async () => {
    const { heads } = await get('/finance/fee-heads');
    expect(heads.slice(0, 2)).toMatchObject([
      { name: 'Tuition', kind: 'tuition' },
      { id: bus, name: 'Transport', kind: 'transport' },
    ]);
  });
});
