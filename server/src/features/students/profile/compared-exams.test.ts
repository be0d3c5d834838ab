import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask } from '../../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;

beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
});
afterAll(() => test.close());

it('the marks of an exam are compared with an exam of the same kind, never with a notebook', async () => {
  const { id } = await addPupil(test, asha, { name: 'Asha Patil' });
  await ask(test, asha, 'POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [asha.ids.class] });
  const mark = async (name: string, component: string, at: number) => {
    const [day] = await test.owner<
      { day: string }[]
    >`select (starts_on + ${at}::int)::text as day from academic_years where school_id = ${asha.id} and is_current`;
    const [part] = await test.owner<{ termNo: number; name: string }[]>`select k.term_no::int as "termNo", k.name from scheme_components k
      where k.school_id = ${asha.id} and k.name ilike ${component} order by k.term_no limit 1`;
    const days = { startsOn: day?.day, endsOn: day?.day, lockOn: null };
    const body = { name, ...days, termNo: part?.termNo, component: part?.name, classIds: [asha.ids.class], maxMarks: null };
    const made = await ask(test, asha, 'POST', '/admin/exams', body);
    expect(made.status, made.code).toBe(200);
    await test.owner`insert into marks (school_id, paper_id, student_id, marks, code, account_id) select p.school_id, p.id, ${id}, 4, '', a.id from exam_papers p
      join lateral (select id from accounts where school_id = p.school_id limit 1) a on true where p.exam_id = ${made.data.id}`;
  };
  const compared = async () =>
    (await ask(test, asha, 'GET', `/admin/students/${id}/year`)).data.exams.map(({ name }: { name: string }) => name);
  await mark('Unit test 1', 'Periodic test', 10);
  await mark('Notebooks', 'Notebook', 20);
  expect(await compared()).toEqual(['Notebooks']);
  await mark('Unit test 2', 'Periodic test', 30);
  expect(await compared()).toEqual(['Unit test 2', 'Unit test 1']);
});
