import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { addStudent } from '../../../test/students.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

/** Waits until a statement of this kind is blocked by another lock. */
const expectToWait = (kind: string) =>
  expect
    .poll(async () => (await test.owner`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like ${kind}`).length)
    .toBe(1);

const get = async (url: string) => (await ask(test, school, 'GET', url)).data;

it('a record is not written over what somebody else changed since it was seen, unless that is said', async () => {
  const { studentId, guardianId } = await addStudent(test, school);
  const url = `/admin/students/${studentId}`;
  const edit = (body: object) => ask(test, school, 'PATCH', url, body);
  await edit({ house: 'Tilak', seen: { house: '' } });
  const stale = await edit({ house: 'Nehru', city: 'Nashik', seen: { house: '', city: '' } });
  expect(stale).toMatchObject({ status: 409, code: 'changedMeanwhile', data: { present: { house: 'Tilak' } } });
  expect(stale.fields?.house).toContain('“Tilak”');
  expect(await get(url)).toMatchObject({ house: 'Tilak', city: '' });
  expect((await edit({ city: 'Nashik', seen: { city: '' } })).data.changed).toEqual(['city']);
  expect((await edit({ house: 'Nehru', seen: { house: 'Tilak' } })).data.changed).toEqual(['house']);
  expect((await edit({ house: 'Nehru', seen: { house: 'Tilak' } })).data.changed).toEqual([]);
  expect((await edit({ house: 'Nehru', seen: { __proto__: 1, 'a b': 2 } })).status).toBe(400);

  const guardian = (body: object) => ask(test, school, 'PATCH', `${url}/guardians/${guardianId}`, body);
  await guardian({ phone: '9812345678' });
  expect(await guardian({ phone: '9812345679', seen: { phone: '9823041172' } })).toMatchObject({ code: 'changedMeanwhile' });
  expect((await get(url)).guardians[0].phone).toBe('9812345678');
});

it('a guardian who is taken off while the name changes does not stay in the directory', async () => {
  const { studentId, guardianId } = await addStudent(test, school, { name: 'Meera Kale' });
  const renamed = { done: Promise.resolve<unknown>(undefined) };
  await test.owner.begin(async (taking) => {
    await taking`delete from student_guardians where school_id = ${school.id} and student_id = ${studentId}`;
    renamed.done = test.owner`update guardians set name = 'Another Name' where school_id = ${school.id} and id = ${guardianId}`.execute();
    await expectToWait('update guardians%');
  });
  await renamed.done;
  expect(
    await test.owner`select guardian, phone from student_directory where school_id = ${school.id} and student_id = ${studentId}`,
  ).toEqual([{ guardian: '', phone: '' }]);
});

it('a section that is renamed while its class is shows the new name of both in the directory', async () => {
  const { studentId } = await addStudent(test, school);
  const card = async () => {
    const [row] =
      await test.owner`select section_id as section, class_id as class, section_name, class_name from student_directory where school_id = ${school.id} and student_id = ${studentId}`;
    return row as { section: string; class: string; section_name: string; class_name: string };
  };
  const before = await card();
  const renamed = { done: Promise.resolve<unknown>(undefined) };
  await test.owner.begin(async (renaming) => {
    await renaming`update classes set name = 'Eleventh' where school_id = ${school.id} and id = ${before.class}`;
    renamed.done = test.owner`update sections set name = 'Lotus' where school_id = ${school.id} and id = ${before.section}`.execute();
    await expectToWait('update sections%');
  });
  await renamed.done;
  expect(await card()).toMatchObject({ section_name: 'Lotus', class_name: 'Eleventh' });
});
