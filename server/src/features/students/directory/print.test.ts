import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addEmployee, ask, PNG } from '../../../../test/fees.ts';
import { multipart } from '../../../../test/multipart.ts';
import { readPdf } from '../../../../test/read-pdf.ts';
import { addStudent, otherSection } from '../../../../test/students.ts';

let test: TestApp;
let school: TestSchool;
const ids: string[] = [];
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'श्री विद्या मंदिर');
  const names = [
    'Aarav Joshi',
    'दिया राव',
    `Maximiliana ${'Venkatanarasimharajuvaripeta '.repeat(3)}`,
    ...Array.from({ length: 9 }, (_, n) => `Child ${n}`),
  ];
  for (const name of names) ids.push((await addStudent(test, school, { name: name.trim() })).studentId);
});
afterAll(() => test.close());

const ask4 = (query: Record<string, string>, of = school) => ask(test, of, 'GET', `/admin/students/papers?${new URLSearchParams(query)}`);
const open = async (url: string) => {
  const { statusCode, headers, rawPayload } = await test.app.inject(url);
  const text = rawPayload.toString('latin1');
  return {
    statusCode,
    mediaType: headers['content-type'],
    pages: text.match(/\/Type \/Page\n/g)?.length ?? 0,
    pictures: text.match(/\/Subtype \/Image/g)?.length ?? 0,
  };
};

describe('identity cards', () => {
  it('ten to a sheet, with the photo of who has one; one that cannot be drawn is left out', async () => {
    const plain = await ask4({ kind: 'cards', sectionId: school.ids.section });
    expect(plain.data.count).toBe(12);
    expect(await open(plain.data.url)).toEqual({ statusCode: 200, mediaType: 'application/pdf', pages: 2, pictures: 0 });
    const form = multipart('photo', PNG, 'photo.png', {});
    const url = `/admin/students/${ids[0]}/photo`;
    const set = await test.app.inject({ method: 'POST', url, headers: { ...bearer(school), ...form.headers }, payload: form.payload });
    expect(set.statusCode).toBe(200);
    // As if it had been stored before pictures were redrawn at upload.
    const broken = Buffer.concat([PNG.subarray(0, 8), Buffer.from('no picture')]);
    const fileId = await test.database.schoolTransaction(school.id, (db) =>
      test.platform.files.put(db, { schoolId: school.id, name: 'photo', mediaType: 'image/png', bytes: broken }),
    );
    await test.owner`update students set photo_file_id = ${fileId} where id = ${ids[1] ?? ''}`;
    const chosen = await ask4({ kind: 'cards', ids: ids.slice(0, 3).join(',') });
    expect(chosen.data.count).toBe(3);
    const { pictures, pages } = await open(chosen.data.url);
    expect(pages).toBe(1);
    expect(pictures).toBeGreaterThan(0);
  });

  it('of nobody, of too many and of another school are refused with a sentence', async () => {
    const empty = await otherSection(test, school);
    expect(await ask4({ kind: 'cards', sectionId: empty })).toMatchObject({ status: 422, code: 'nobodyToPrint' });
    const other = await makeSchool(test, 'Cards');
    expect((await ask4({ kind: 'cards', ids: ids[0] ?? '' }, other)).status).toBe(404);
    expect((await ask4({ kind: 'list', sectionId: school.ids.section }, other)).status).toBe(404);
    await test.owner`insert into students (school_id, id, admission_number, name) select ${other.id}, app.new_id(), 'x' || n, 'Child ' || n from generate_series(1, 301) n`;
    expect(await ask4({ kind: 'cards' }, other)).toMatchObject({ status: 422, code: 'tooManyCards' });
    expect((await ask4({ kind: 'list' }, other)).data.count).toBe(301);
  });

  it('open at no other address than the one that was given', async () => {
    const { data } = await ask4({ kind: 'list', sectionId: school.ids.section });
    const bent = data.url.replace(/&q=.*/, `&${new URLSearchParams({ q: JSON.stringify({ kind: 'list' }) })}`);
    expect((await test.app.inject(bent)).statusCode).toBe(404);
  });
});

it('a class list goes on over as many sheets as it needs', async () => {
  const { data } = await ask4({ kind: 'list', sectionId: school.ids.section });
  expect(await open(data.url)).toMatchObject({ statusCode: 200, pages: 1 });
  // Dates in the usual format, never as the database stores them.
  await test.owner`update students set date_of_birth = '2013-06-01' where id = ${ids[0] ?? ''}`;
  const { text } = await readPdf((await test.app.inject(data.url)).rawPayload);
  expect(text).toContain('1 Jun 2013');
  expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
  const long = await makeSchool(test, 'Long list');
  await test.owner`insert into students (school_id, id, admission_number, name) select ${long.id}, app.new_id(), 'x' || n, 'Child ' || n from generate_series(1, 90) n`;
  expect((await open((await ask4({ kind: 'list' }, long)).data.url)).pages).toBe(3);
});

it('employees have cards too: those who match, or one', async () => {
  const cards = (query: Record<string, string>, of = school) => ask(test, of, 'GET', `/admin/employee-cards?${new URLSearchParams(query)}`);
  const employeeId = await addEmployee(test, school, { name: 'कविता जोशी' });
  expect((await open((await cards({ employeeId })).data.url)).pages).toBe(1);
  expect((await cards({ search: 'कविता' })).data.count).toBe(1);
  expect(await cards({ search: 'nobody at all' })).toMatchObject({ status: 422, code: 'nobodyToPrint' });
  const other = await makeSchool(test, 'Employee cards');
  expect((await cards({ employeeId }, other)).status).toBe(404);
});
