import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Class teachers of a sheet');
});
afterAll(() => test.close());

const LIST = `Emp Code,Name,Designation,Class Teacher of
C1,Farida Sheikh,TGT,VI-A
C2,Kiran Rao,TGT,6th A
C3,Asha Rao,TGT,6 Z
C4,Meera Joshi,TGT,-
`;
const leaders = async () => {
  const rows =
    await test.owner`select c.name || ' ' || x.name as place, e.name from sections x join classes c on c.school_id = x.school_id and c.id = x.class_id
    join employees e on e.school_id = x.school_id and e.id = x.class_teacher_id where x.school_id = ${school.id} order by 1`;
  return rows.map(({ place, name }) => `${place} ${name}`);
};

it('are entered with the import, each section once, and gone when it is undone', async () => {
  const before = await leaders();
  const form = multipart('sheet', Buffer.from(LIST), 'staff.csv');
  const headers = { ...bearer(school), ...form.headers };
  const response = await test.app.inject({ method: 'POST', url: '/admin/imports/of/employees', headers, payload: form.payload });
  const preview = response.json().data;
  expect(preview.mapping).toEqual(['employeeCode', 'name', 'positionRole', 'classTeacherOf']);
  expect(preview.rows.map(({ problems }: { problems: object[] }) => problems)).toEqual([
    [],
    [{ column: 3, code: 'twiceInFile', row: 2 }],
    [{ column: 3, code: 'noSection' }],
    [],
  ]);
  expect((await ask(test, school, 'POST', `/admin/imports/${preview.id}/confirmation`, { take: 'good' })).data.created).toBe(2);
  expect(await leaders()).toEqual([...before, '6th A Farida Sheikh'].sort());
  expect((await ask(test, school, 'POST', `/admin/imports/${preview.id}/undo`)).status).toBe(200);
  expect(await leaders()).toEqual(before);
});
