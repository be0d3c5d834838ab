import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

it('employees are listed by name, without those who have left', async () => {
  const [sunita, anil, gone] = await Promise.all(
    ['Sunita Rao', 'Anil Mishra', 'Left Long'].map((name) => addEmployee(test, school, { name })),
  );
  await test.owner`update employees set left_on = '2025-01-01' where id = ${gone ?? ''}`;
  expect((await ask(test, school, 'GET', '/admin/getTeacherList')).data).toEqual([
    { _id: anil, name: 'Anil Mishra', imageUrl: null, gender: '' },
    { _id: sunita, name: 'Sunita Rao', imageUrl: null, gender: '' },
  ]);
});
