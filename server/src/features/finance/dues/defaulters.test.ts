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
