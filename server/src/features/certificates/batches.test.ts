import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addComplete } from '../../../test/certificates.ts';
import { ask, PNG } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';
import { makePng } from '../../../test/pictures.ts';
import { makeCertificateWorker } from './index.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `Classes ${performance.now()}`);
});

const work = () =>
  makeCertificateWorker({ database: test.database, files: test.platform.files, publicUrl: 'http://localhost:3000', isPublic: true }).run(
    new AbortController().signal,
  );

describe('certificates for a class', () => {
  it('are issued once to everybody, drawn, and open as one file; who lacks a field is named', { timeout: 120_000 }, async () => {
    for (let index = 0; index < 24; index++) await addComplete(test, school, { name: `Child ${String.fromCharCode(65 + index)} Patil` });
    const lacking = await addComplete(test, school, { name: 'Lacking Birth', dateOfBirth: null });
    const place = `formId=bonafide&classId=${school.ids.class}`;
    const check = async () => (await ask(test, school, 'GET', `/admin/certificates/batches/check?${place}`)).data;
    const { total, students } = await check();
    type Row = { id: string; missing: string[]; dues: number; earlier: object | null };
    expect([total, students.length]).toEqual([25, 25]);
    expect(students.filter(({ missing }: Row) => missing.length > 0)).toMatchObject([{ id: lacking, missing: ['Date of birth'] }]);
    expect(students.every(({ dues, earlier }: Row) => typeof dues === 'number' && earlier === null)).toBe(true);
    const body = { formId: 'bonafide', classId: school.ids.class, values: { purpose: 'a scholarship' } };
    const { data } = await ask(test, school, 'POST', '/admin/certificates/batches', body);
    expect(test.wokenJobs).toContain('make-certificates');
    // Two workers at the same time share the work; a third finds none.
    await Promise.all([work(), work()]);
    await work();
    const { data: batch } = await ask(test, school, 'GET', `/admin/certificates/batches/${data.id}`);
    expect(batch).toMatchObject({ total: 25, issued: 24, drawn: 24, failed: 1, isDone: true, problems: [{ studentId: lacking }] });
    // Who has one of this year is told the next time, with its number.
    const again: Row[] = (await check()).students;
    expect(again.filter(({ earlier }) => earlier === null)).toMatchObject([{ id: lacking }]);
    expect(again[0]?.earlier).toMatchObject({ number: expect.stringMatching(/^BC.20\d\d-\d\d.\d+$/), issuedOn: expect.any(String) });
    const { data: register } = await ask(test, school, 'GET', '/admin/certificates?limit=100');
    const serials = register.certificates.map(({ serialNo }: { serialNo: number }) => serialNo).sort((a: number, b: number) => a - b);
    expect(serials).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    const file = await test.app.inject(batch.url);
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });
});

it('a school with many does not hold up the certificates of another one', { timeout: 120_000 }, async () => {
  const other = await makeSchool(test, `Small ${performance.now()}`);
  for (let index = 0; index < 25; index++) await addComplete(test, school, { name: `Child ${index}` });
  await addComplete(test, other);
  for (const one of [school, other]) {
    const body = { formId: 'bonafide', classId: one.ids.class, values: { purpose: 'a scholarship' } };
    await ask(test, one, 'POST', '/admin/certificates/batches', body);
  }
  await work();
  const issued = await test.owner<
    { school: string; drawn: boolean }[]
  >`select school_id as school, file_id is not null as drawn from certificates
    where school_id in ${test.owner([school.id, other.id])} order by id`;
  expect(issued.every(({ drawn }) => drawn)).toBe(true);
  expect(issued.map(({ school }) => school).lastIndexOf(other.id)).toBeLessThanOrEqual(20);
  expect(issued).toHaveLength(26);
});

describe('forms of the own', () => {
  const contentOf = async () => (await ask(test, school, 'GET', '/admin/certificates/forms/bonafide')).data.content;
  const create = (content: unknown, name = `Form ${performance.now()}`) =>
    ask(test, school, 'POST', '/admin/certificates/forms', { name, type: 'own', prefix: 'NOC', personKind: 'student', content });

  it.each([
    [
      '{studentNam} studies here',
      'unknownPlaceholder',
      '“studentNam” is not a fill-in code (paragraph 1 above the fields, English, character 1)',
    ],
    ['Certified <script>alert(1)</script>', 'markupInTemplate', 'character 11'],
    ['This is {name', 'openPlaceholder', 'character 9'],
  ])('%s is refused with the place', async (text, code, place) => {
    const content = await contentOf();
    const answer = await create({ ...content, opening: [{ en: text, hi: '' }] });
    expect([answer.status, answer.code]).toEqual([422, code]);
    expect(answer.message).toContain(place);
  });

  it('are refused without room between the margins, and with two fields of one key', async () => {
    const content = await contentOf();
    const paper = { ...content.paper, left: 110, right: 110 };
    expect((await create({ ...content, paper })).code).toBe('formMargins');
    expect((await create({ ...content, fields: [content.fields[0], content.fields[0]] })).code).toBe('fieldKeyTwice');
  });

  it('have numbers of their own, and what was issued keeps its version', async () => {
    const personId = await addComplete(test, school);
    const content = { ...(await contentOf()), opening: [{ en: 'No objection to {name}.', hi: '' }] };
    const { data: form } = await create(content, 'No objection');
    const issue = () => ask(test, school, 'POST', '/admin/certificates', { formId: form.id, personId, values: {} });
    const { data: first } = await issue();
    expect(first.number).toMatch(/^NOC\/.*\/0001$/);
    const saved = await ask(test, school, 'PUT', `/admin/certificates/forms/${form.id}`, { name: 'No objection', version: 1, content });
    expect(saved.data).toEqual({ version: 2 });
    const stale = await ask(test, school, 'PUT', `/admin/certificates/forms/${form.id}`, { name: 'No objection', version: 1, content });
    expect([stale.status, stale.code]).toEqual([409, 'formChanged']);
    await issue();
    const versionOf = async (id: string) => (await ask(test, school, 'GET', `/admin/certificates/${id}`)).data.formVersion;
    expect(await versionOf(first.id)).toBe(1);
    await ask(test, school, 'POST', `/admin/certificates/forms/${form.id}/archive`, { isArchived: true });
    expect((await issue()).code).toBe('formArchived');
    expect((await ask(test, school, 'PUT', '/admin/certificates/forms/bonafide', { name: 'X', version: 1, content })).code).toBe(
      'presetStays',
    );
  });
});

it('a picture that is none is refused, a real one is kept', async () => {
  const put = async (bytes: Buffer) => {
    const form = multipart('picture', bytes, 'seal.png');
    const url = '/admin/certificates/settings/pictures/seal';
    return test.app.inject({ method: 'POST', url, headers: { ...bearer(school), ...form.headers }, payload: form.payload });
  };
  expect((await put(Buffer.from('<svg onload="alert(1)"/>'))).json()).toMatchObject({ code: 'certificatePicture' });
  expect((await put(makePng(10_000, 10_000, 1))).json()).toMatchObject({ code: 'pictureTooLarge' });
  expect((await put(PNG.subarray(0, 40))).json()).toMatchObject({ code: 'pictureDamaged' });
  expect((await put(PNG)).statusCode).toBe(200);
  expect((await ask(test, school, 'GET', '/admin/certificates/settings')).data.sealUrl).toMatch(/^\/files\//);
});
