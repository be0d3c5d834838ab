import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { translateDatabaseError } from './database-errors.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

it('a name that is taken is told in one way, also of tables that are added later', async () => {
  const constraints = await test.owner<{ name: string }[]>`select conname as name from pg_constraint
    where contype = 'u' and connamespace = 'public'::regnamespace and conname like '%name_key'`;
  expect(constraints.length).toBeGreaterThan(10);
  for (const { name } of constraints) {
    const error = Object.assign(new Error(name), { code: '23505', constraint_name: name });
    expect(translateDatabaseError(error), name).toMatchObject({ status: 409, code: expect.stringMatching(/^(name|year)Taken$/) });
  }
});

it('a grading scale cannot be given the name of another one', async () => {
  const bands = [{ label: 'A', from: 0, point: null, remark: '' }];
  const scales = await test.owner<{ id: string }[]>`insert into grade_scales (school_id, id, name, bands)
    select ${school.id}, app.new_id(), name, ${test.owner.json(bands)} from unnest(array['Five points', 'Nine points']) name returning id`;
  const renamed = await ask(test, school, 'PUT', `/admin/assessment/scales/${scales[0]?.id}`, { name: 'Nine points', bands });
  expect(renamed).toMatchObject({
    status: 409,
    code: 'scaleNameTaken',
    error: 'A scale named Nine points already exists. Enter another name.',
  });
});
