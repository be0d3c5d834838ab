import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { ask } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
  await ask(test, school, 'POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [school.ids.class] });
});
afterAll(() => test.close());

it('an exam may be of one day; one that ends before it begins is refused in these words', async () => {
  const exam = { termNo: 1, component: 'Half-yearly exam', classIds: [school.ids.class], maxMarks: null, lockOn: null };
  const add = (name: string, startsOn: string, endsOn: string) =>
    ask(test, school, 'POST', '/admin/exams', { ...exam, name, startsOn, endsOn });
  expect(await add('One day', '2026-09-21', '2026-09-21')).toMatchObject({ status: 200 });
  expect(await add('Backwards', '2026-09-21', '2026-09-20')).toMatchObject({
    status: 400,
    fields: { endsOn: 'The last day cannot be before the first day.' },
  });
});
