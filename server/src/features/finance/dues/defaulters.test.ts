import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, payCash } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Lists of dues');
});
afterAll(() => test.close());

type Month = { month: string; left: number; isOverdue: boolean };
const overdueOf = async (studentId: string): Promise<Month[]> =>
  (await ask(test, school, 'GET', `/finance/students/${studentId}/fees`)).data.months.filter(({ isOverdue }: Month) => isOverdue);
const list = async () => (await ask(test, school, 'GET', '/finance/defaulters')).data;

it('a student is listed until every month that is past its date is paid, whichever is paid first', async () => {
  const rohan = await addPupil(test, school);
  const meera = await addPupil(test, school, { name: 'Meera Joshi' });
  const months = await overdueOf(rohan.id);
  expect(months.length).toBeGreaterThan(2);
  // The latest first, so that the months before it stay open.
  for (const { month, left } of months.toReversed()) {
    const open = await overdueOf(rohan.id);
    const { defaulters, total } = await list();
    expect(defaulters.map(({ student, months: names }: { student: { id: string }; months: string[] }) => [student.id, names])).toEqual([
      [meera.id, months.map((one) => one.month)],
      [rohan.id, open.map((one) => one.month)],
    ]);
    expect(total).toMatchObject({ students: 2, amount: [...months, ...open].reduce((sum, one) => sum + one.left, 0) });
    expect(defaulters[1].overdue).toBe(open.reduce((sum, one) => sum + one.left, 0));
    await payCash(test, school, rohan.id, { month, amount: left });
  }
  expect(await overdueOf(rohan.id)).toEqual([]);
  const { defaulters, total } = await list();
  expect(defaulters.map(({ student }: { student: { id: string } }) => student.id)).toEqual([meera.id]);
  expect(total.students).toBe(1);
});

it('who left and still owes stays on the list, at the counter and among the reminders until it is paid', async () => {
  const other = await makeSchool(test, 'Dues of leavers');
  const call = (method: 'GET' | 'POST', url: string, body?: object) => ask(test, other, method, url, body);
  await addPupil(test, other, { name: 'Sara Stays', guardian: '9876500001' });
  const gone = await addPupil(test, other, { name: 'Gopal Gone', guardian: '9876500002' });
  const passedOut = await addPupil(test, other, { name: 'Pia Passed', guardian: '9876500003' });
  const owed = async (id: string) => (await call('GET', `/finance/students/${id}/fees`)).data;
  await test.owner`update students set left_on = app.today(${other.id}) where school_id = ${other.id} and id = ${gone.id}`;
  // Of an earlier year alone: her account and her class lie in it.
  const [last] = await test.owner`insert into academic_years (school_id, id, name, starts_on, ends_on, is_current)
    select school_id, app.new_id(), '2020-21', '2020-04-01', '2021-03-31', false from academic_years where school_id = ${other.id} and is_current returning id`;
  const pastPaise = 3200_00 * 2;
  await test.owner.begin(async (tx) => {
    await tx`select app.count_students(y.school_id, y.id, array[${passedOut.id}]::uuid[], -1) from academic_years y where y.school_id = ${other.id} and y.is_current`;
    await tx`delete from charges where school_id = ${other.id} and student_id = ${passedOut.id}`;
    await tx`update fee_accounts set year_id = ${last?.id}, charged = array[320000, 320000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] where school_id = ${other.id} and student_id = ${passedOut.id}`;
    await tx`update enrolments set year_id = ${last?.id} where school_id = ${other.id} and student_id = ${passedOut.id}`;
    await tx`update students set left_on = '2021-03-31' where school_id = ${other.id} and id = ${passedOut.id}`;
  });
  const of = async (query: string) => (await call('GET', `/finance/defaulters${query}`)).data;
  const names = ({ defaulters }: { defaulters: { student: { name: string } }[] }) => defaulters.map(({ student }) => student.name).sort();
  const all = await of('');
  expect(names(all)).toEqual(['Gopal Gone', 'Pia Passed', 'Sara Stays']);
  expect(names(await of('?who=studying'))).toEqual(['Sara Stays']);
  expect(names(await of('?who=left'))).toEqual(['Gopal Gone', 'Pia Passed']);
  const rowOf = (name: string) => all.defaulters.find(({ student }: { student: { name: string } }) => student.name === name);
  expect(rowOf('Pia Passed')).toMatchObject({
    overdue: pastPaise / 100,
    months: ['Arrears'],
    leftOn: '2021-03-31',
    student: { className: '10th' },
  });
  expect(rowOf('Gopal Gone').overdue).toBe(rowOf('Sara Stays').overdue);
  expect(rowOf('Sara Stays').leftOn).toBeNull();
  const sum = (list: { total: { amount: number } }) => list.total.amount;
  expect(sum(all)).toBe(sum(await of('?who=studying')) + sum(await of('?who=left')));
  expect(names(await of('?minMonths=2&who=left'))).toEqual(['Gopal Gone']);
  expect(names(await of('?month=April&who=left'))).toEqual(['Gopal Gone']);
  expect((await call('GET', '/finance/reminders')).data.reminders).toHaveLength(3);
  expect((await call('GET', '/finance/reminders?who=studying')).data.reminders).toHaveLength(1);

  const found = async (search: string) => (await call('GET', `/finance/counter-students?search=${search}`)).data.students;
  const classId = (await found('gopal'))[0].classId;
  expect(await found('gopal')).toMatchObject([{ name: 'Gopal Gone', leftOn: expect.any(String) }]);
  expect(await found('pia')).toMatchObject([{ earlierYear: '2020-21', feeStatus: { arrears: 6400, totalAmount: 6400 } }]);
  const ofClass = async () =>
    (await call('POST', '/finance/fetchStudentsOfClass', { classId })).data.map(({ name }: { name: string }) => name);
  expect(await ofClass()).toEqual(['Gopal Gone', 'Sara Stays']);

  // The class's total and its list count the same students.
  const month = 'April';
  const sections = (await call('POST', '/finance/getSectionsOfClass', { classId })).data;
  const lists = await Promise.all(
    sections.map(({ _id }: { _id: string }) => call('POST', '/finance/getPayAndDueList', { sectionId: _id, month })),
  );
  const due = lists.flatMap(({ data }) => data.dueList).reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
  const totals = (await call('POST', '/finance/getFinanceDetailsOfAClass', { classId, month })).data;
  expect(due).toBe(totals.totalAmount - totals.collectedAmount);

  const { left } = await owed(gone.id);
  const pay = await call('POST', '/finance/payments', { studentId: gone.id, month: 'Complete Fees', amount: left, mode: 'cash' });
  expect(pay.status, pay.error).toBe(200);
  expect(names(await of('?who=left'))).toEqual(['Pia Passed']);
  expect([await found('gopal'), await ofClass()]).toEqual([[], ['Sara Stays']]);
});

it('who left and owes of this year and of earlier ones is one row with both', async () => {
  const other = await makeSchool(test, 'Dues of two years');
  const of = async (query = '') => (await ask(test, other, 'GET', `/finance/defaulters${query}`)).data;
  const stays = await addPupil(test, other, { name: 'Sara Stays', guardian: '9876500001' });
  const gone = await addPupil(test, other, { name: 'Gopal Gone', guardian: '9876500002' });
  await test.owner`update students set left_on = app.today(${other.id}) where school_id = ${other.id} and id = ${gone.id}`;
  const [before] = (await of('?who=left')).defaulters;
  const past = [
    { name: '2019-20', from: '2019-04-01', to: '2020-03-31' },
    { name: '2020-21', from: '2020-04-01', to: '2021-03-31' },
  ];
  for (const { name, from, to } of past)
    await test.owner`with y as (insert into academic_years (school_id, id, name, starts_on, ends_on, is_current)
        values (${other.id}, app.new_id(), ${name}, ${from}, ${to}, false) returning id)
      insert into fee_accounts (school_id, year_id, student_id, charged) select ${other.id}, y.id, s.id, array[0, 70000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        from y, students s where s.school_id = ${other.id} and s.id = any (${[gone.id, stays.id]})`;
  const list = await of();
  const rowsOf = (id: string) => list.defaulters.filter(({ student }: { student: { id: string } }) => student.id === id);
  expect(rowsOf(gone.id)).toMatchObject([
    { overdue: before.overdue + 1400, months: ['Arrears', ...before.months], oldestDueOn: '2019-05-10' },
  ]);
  // Of those who stay, earlier years are carried over and not listed.
  expect(rowsOf(stays.id)).toMatchObject([{ overdue: before.overdue, months: before.months }]);
  expect(list.total).toMatchObject({ students: 2, amount: 2 * before.overdue + 1400 });
  expect((await of('?month=April&who=left')).defaulters).toMatchObject([{ months: ['April'] }]);
});
