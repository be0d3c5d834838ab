import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';

let test: TestApp;
let own: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  own = await makeSchool(test);
});
afterAll(() => test.close());

/** Imports a sheet; returns the import's id. */
async function bringIn(kind: 'students' | 'employees', lines: string[]): Promise<string> {
  const form = multipart('sheet', Buffer.from(`${lines.join('\n')}\n`), 'list.csv');
  const headers = { ...bearer(own), ...form.headers };
  const response = await test.app.inject({ method: 'POST', url: `/admin/imports/of/${kind}`, headers, payload: form.payload });
  const { id } = response.json().data as { id: string };
  expect((await ask(test, own, 'POST', `/admin/imports/${id}/confirmation`, { take: 'all' })).status).toBe(200);
  return id;
}

const undo = (id: string) => ask(test, own, 'POST', `/admin/imports/${id}/undo`);
const KEPT = { status: 409, message: 'The import cannot be cancelled: 1 other record is linked to the imported data.' };

it('students are not taken back once any table refers to them', async () => {
  const id = await bringIn('students', ['Adm No,Student Name,Class,Section', 'A1,Rohan Kale,10,A']);
  await test.owner`insert into section_moves (school_id, id, student_id, year_id, from_section_id, to_section_id, on_date)
    select e.school_id, app.new_id(), e.student_id, e.year_id, e.section_id, o.id, '2026-04-01' from enrolments e
    join sections o on o.school_id = e.school_id and o.id <> e.section_id where e.school_id = ${own.id} limit 1`;
  expect(await undo(id)).toMatchObject(KEPT);
});

it('employees who were sent a notice are not taken back', async () => {
  const id = await bringIn('employees', ['Emp Code,Name', 'T7,Farida Sheikh']);
  const [notice] = await test.owner<{ id: string }[]>`insert into notices (school_id, id, title, body_html, state)
    values (${own.id}, app.new_id(), 'Holiday', '', 'published') returning id`;
  await test.owner`insert into notice_deliveries (school_id, id, notice_id, channel, employee_id, name, address, places, state)
    select school_id, app.new_id(), ${notice?.id ?? ''}, 'mail', id, name, 'x@school.in', '{}', 'sent' from employees where school_id = ${own.id}`;
  expect(await undo(id)).toMatchObject(KEPT);
});
