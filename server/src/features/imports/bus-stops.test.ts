import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask, headOf } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Bus stops');
});
afterAll(() => test.close());

const LIST = `Adm No,Name,Class,Sec,House,Blood Group,Email,Father,Mobile,Bus Stop
B1,Rohan Kale,10,A,Red,B+,-,Suresh Kale,9812345670,Ganesh Chowk
B2,Meera Joshi,10,A,-,NA,n.a.,Anil Joshi,9812345671,-
B3,Asha Rao,10,A,nil,--,.,Vijay Rao,NA,Self
B4,Kiran Rao,10,A,None,,,Vijay Rao,9812345673,लागू नहीं
`;

it('are named with the fee before the import, and a dash or “self” is none', async () => {
  const amounts = Array(12).fill(900);
  const rates = [{ classId: school.ids.class, headId: await headOf(test, school, 'transport'), amounts }];
  expect((await ask(test, school, 'PUT', '/finance/fee-structure', { fromMonth: 'April', rates })).status).toBe(200);
  const form = multipart('sheet', Buffer.from(LIST), 'list.csv');
  const headers = { ...bearer(school), ...form.headers };
  const response = await test.app.inject({ method: 'POST', url: '/admin/imports/of/students', headers, payload: form.payload });
  const preview = response.json().data;
  expect(preview.counts).toEqual({ good: 4, bad: 0, known: 0 });
  expect(preview.rows.map(({ transport }: { transport?: object }) => transport)).toEqual([
    { stop: 'Ganesh Chowk', fee: 900 },
    ...[undefined, undefined, undefined],
  ]);
  expect((await ask(test, school, 'POST', `/admin/imports/${preview.id}/confirmation`, { take: 'all' })).data.created).toBe(4);
  const rows = await test.owner`select s.admission_number as number, s.house, s.blood_group as blood, s.transport_stop as stop,
    (f.charged[8] - 320000)::int as bus from students s join fee_accounts f on f.school_id = s.school_id and f.student_id = s.id
    where s.school_id = ${school.id} order by 1`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { number: 'B1', house: 'Red', blood: 'B+', stop: 'Ganesh Chowk', bus: 90_000 },
    ...['B2', 'B3', 'B4'].map((number) => ({ number, house: '', blood: '', stop: '', bus: 0 })),
  ]);
});
