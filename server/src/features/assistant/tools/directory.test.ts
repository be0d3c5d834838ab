import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil } from '../../../../test/fees.ts';
import { forgetOldPrompts } from '../chat/forget-prompts.ts';
import { openSchool } from './directory.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

const open = () => openSchool(test.database.forSession({ sessionId: school.sessionId, schoolId: school.id }), school.id);

it('is kept while nothing changes, and read anew once something that a prompt can name has', async () => {
  const { id: pupil } = await addPupil(test, school, { name: 'Rohan Kale', className: '8th' });
  const first = await open();
  expect((await open()).directory).toBe(first.directory);
  await test.owner`update students set name = 'Rohan Khare' where id = ${pupil}`;
  const renamed = await open();
  expect(renamed.directory.students).toMatchObject([{ name: 'Rohan Khare', class: '8' }]);
  // Nothing of another school makes this one be read again.
  await makeSchool(test, 'Elsewhere');
  expect((await open()).directory).toBe(renamed.directory);
  for (const change of [
    `update sections set name = name || '!' where`,
    `update classes set position = position + 100 where`,
    `update subjects set name = name || '!' where`,
    `update periods set name = name || '!' where`,
    `update fee_heads set name = name || '!' where`,
    `insert into employees (school_id, id, employee_code, name) select id, app.new_id(), 'E1', 'Meena Rao' from schools where`,
    `delete from employees where`,
    `update academic_years set name = name || '!' where`,
    `update enrolments set section_id = section_id where`,
  ]) {
    const before = await open();
    await test.owner.unsafe(`${change} ${change.includes('from schools') ? 'id' : 'school_id'} = $1`, [school.id]);
    expect((await open()).directory, change).not.toBe(before.directory);
  }
});

it('is read once for those who ask at the same moment', async () => {
  await test.owner`update classes set position = position + 1 where school_id = ${school.id}`;
  const [first, ...others] = await Promise.all([open(), open(), open(), open()]);
  expect(others.map(({ directory }) => directory === first.directory)).toEqual([true, true, true]);
});

it('is read anew for what an earlier transaction has left after a later one', async () => {
  await open();
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const earlier = test.owner.begin(async (transaction) => {
    await transaction`update classes set name = 'Nursery Red' where school_id = ${school.id} and name = 'Nursery'`;
    begun();
    await held;
  });
  await isBegun;
  await test.owner`update classes set name = 'LKG Blue' where school_id = ${school.id} and name = 'LKG'`;
  expect((await open()).directory.classes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Nursery', 'LKG Blue']));
  end();
  await earlier;
  expect((await open()).directory.classes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Nursery Red', 'LKG Blue']));
});

it('what marks changes is taken away after two days, but for the latest', async () => {
  await test.owner`update directory_changes set at = now() - interval '3 days' where school_id = ${school.id}`;
  await forgetOldPrompts(test.database);
  expect(await test.owner`select from directory_changes where school_id = ${school.id}`).toHaveLength(1);
  expect((await open()).directory.classes.length).toBeGreaterThan(0);
});
