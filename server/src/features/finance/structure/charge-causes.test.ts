import { LANGUAGE_HEADER } from '@shala/contract/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addLastYearDues, addPupil, ask } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

const reasonsOf = async (studentId: string, language = 'en', month = 'March') => {
  const { body } = await test.app.inject({
    method: 'GET',
    url: `/finance/students/${studentId}/fees/${month}`,
    headers: { ...bearer(school), [LANGUAGE_HEADER]: language },
  });
  return JSON.parse(body).data.charges.map(({ reason }: { reason: string }) => reason);
};

it('the automatic reason of a charge is kept as a code, and each reader sees it in his language', async () => {
  await test.owner`insert into fee_rules (school_id, year_id, sibling_discount_bp, sibling_bp_by_month) values (${school.id}, ${school.ids.year}, 500, array_fill(500, array[12]))
    on conflict (school_id, year_id) do update set sibling_discount_bp = 500, sibling_bp_by_month = excluded.sibling_bp_by_month`;
  await addPupil(test, school, { guardian: '9812300009' });
  const younger = await addPupil(test, school, { name: 'Younger', guardian: '9812300009', className: '9th' });
  const stored = await test.owner`select distinct reason, cause from charges where school_id = ${school.id} and cause is not null`;
  expect(stored).toEqual([{ reason: '', cause: { code: 'sibling', bp: 500 } }]);
  expect(await reasonsOf(younger.id)).toContain('Sibling discount 5%');
  expect(await reasonsOf(younger.id, 'hi')).toContain('भाई-बहन छूट 5%');
  const [head] = await test.owner`select id from fee_heads where school_id = ${school.id} and kind = 'tuition'`;
  const waiver = { month: 'March', headId: head?.id, amount: 10, reason: 'Father ill' };
  expect((await ask(test, school, 'POST', `/finance/students/${younger.id}/waivers`, waiver)).status).toBe(200);
  expect(await reasonsOf(younger.id)).toContain('Waived: Father ill');
  await test.owner`update charges set reason = 'Sibling discount 5 %', cause = null where school_id = ${school.id} and cause ->> 'code' = 'sibling'`;
  expect(await reasonsOf(younger.id, 'hi')).toContain('भाई-बहन छूट 5%');
});

it('dues that are carried over name the two years', async () => {
  const { id } = await addPupil(test, school, { name: 'Owing' });
  await addLastYearDues(test, school, id, { months: [11], paise: 50_000 });
  const carried = await ask(test, school, 'POST', '/finance/arrears', {});
  expect(carried.status, JSON.stringify(carried)).toBe(200);
  const [year] = await test.owner<{ name: string }[]>`select name from academic_years where school_id = ${school.id} and is_current`;
  expect(await reasonsOf(id, 'hi', 'Arrears')).toEqual([`last year से ${year?.name} में लाया गया`]);
});
