import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#features/finance';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Siblings of an import');
});
afterAll(() => test.close());

const LIST = `Adm No,Name,Class,Sec,Father Name,Father Mobile
S1,Rohan Dubey,10,A,Shri Naresh Dubey,+91 94251 23456
S2,Mohan Dubey,8,A,NARESH DUBEY,9425123456
S3,Gita Dubey,6,A,N. Dubey,9425123456
`;
const tuition = async () => {
  const rows = await test.owner`select s.admission_number as number, f.charged[12]::int as march from students s
    join fee_accounts f on f.school_id = s.school_id and f.student_id = s.id where s.school_id = ${school.id} order by 1`;
  return rows.map(({ number, march }) => `${number} ${march}`);
};

it('are linked by number and name, get the concession, and another name is asked about', async () => {
  const { data: before } = await ask(test, school, 'GET', '/finance/fee-structure');
  expect((await ask(test, school, 'PUT', '/finance/fee-rules', { ...before.rules, siblingDiscountPercent: 10 })).status).toBe(200);
  const form = multipart('sheet', Buffer.from(LIST), 'list.csv');
  const headers = { ...bearer(school), ...form.headers };
  const response = await test.app.inject({ method: 'POST', url: '/admin/imports/of/students', headers, payload: form.payload });
  const { id } = response.json().data;
  expect((await ask(test, school, 'POST', `/admin/imports/${id}/confirmation`, { take: 'all' })).data.created).toBe(3);
  expect(await tuition()).toEqual(['S1 320000', 'S2 288000', 'S3 320000']);

  const { data: shared } = await ask(test, school, 'GET', `/admin/imports/${id}/shared-phones`);
  expect(shared).toHaveLength(1);
  expect([shared[0].guardian, shared[0].otherGuardian].sort()).toEqual(['N. Dubey', 'Naresh Dubey']);
  expect(shared[0].phone).toBe('9425123456');
  const { studentId, guardianId, otherGuardianId } = shared[0];
  const joined = await ask(test, school, 'POST', `/admin/students/${studentId}/siblings`, { guardianId, otherGuardianId });
  expect(joined.status).toBe(200);
  expect(joined.data.feeChange).toBeLessThan(0);
  expect(Math.abs(joined.data.feeChange) % 320).toBe(0);
  expect(await tuition()).toEqual(['S1 320000', 'S2 288000', 'S3 288000']);
  expect((await ask(test, school, 'GET', `/admin/imports/${id}/shared-phones`)).data).toEqual([]);

  // The youngest without the common father is nobody's sister any more.
  const gita = (await test.owner`select id from students where school_id = ${school.id} and admission_number = 'S3'`)[0]?.id;
  const father = (await ask(test, school, 'GET', `/admin/students/${gita}`)).data.guardians[0].id;
  expect((await ask(test, school, 'DELETE', `/admin/students/${gita}/guardians/${father}`)).status).toBe(200);
  expect(await tuition()).toEqual(['S1 320000', 'S2 288000', 'S3 320000']);
  const again = { guardianId: father, relation: 'Father', isPrimary: true, mayCollect: true, consentNote: '' };
  expect((await ask(test, school, 'POST', `/admin/students/${gita}/guardians`, again)).status).toBe(200);
  expect(await tuition()).toEqual(['S1 320000', 'S2 288000', 'S3 288000']);
  expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
});
