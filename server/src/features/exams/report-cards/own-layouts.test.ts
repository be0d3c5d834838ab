import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOffice } from '#platform/workbook';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { ask, type Pupil } from '../../../../test/fees.ts';
import { layoutWorkbook } from '../../../../test/layout-workbook.ts';
import { multipart } from '../../../../test/multipart.ts';
import { published } from '../../../../test/samples/exams.ts';
import { laidOut } from '../../../../test/samples/report-layouts.ts';
import { openPackage } from '../../../platform/workbook/package.ts';
import { makeReportCardWorker } from '../index.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
let student: Pupil;
let versionId: string;
let layoutId: string;

const act = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, school = asha) =>
  ask(test, school, method as 'POST', url, body);
const upload = async (bytes: Buffer, name = 'Bogus') => {
  const { headers, payload } = multipart('layout', bytes, 'card.xlsx', { name });
  const answer = await test.app.inject({ method: 'POST', url: '/admin/report-layouts', headers: { ...headers, ...bearer(asha) }, payload });
  return { status: answer.statusCode, ...answer.json() };
};
const open = async (url: string) => (await test.app.inject(url)).rawPayload;
const sheetsOf = async (bytes: Buffer) => {
  const parts = await openPackage(bytes);
  if ('failure' in parts) throw new Error(parts.failure);
  return [...parts].filter(([name]) => name.startsWith('xl/worksheets/card')).map(([, xml]) => xml.toString('utf8'));
};
const cards = () => `/admin/results/versions/${versionId}/layouts/${layoutId}`;

beforeAll(async () => {
  test = await openOwnTestApp();
  [asha, bela] = [await makeSchool(test), await makeSchool(test, 'Bela Vidyalaya')];
  ({ student, versionId } = await published(asha, test));
  layoutId = await laidOut(asha, test, 'Our card');
});
afterAll(() => test.close());

describe('the school’s own layout', () => {
  it('is listed with its placeholders; a name is taken once', async () => {
    const { data } = await act('GET', '/admin/report-layouts');
    expect(data).toMatchObject({ layouts: [{ id: layoutId, name: 'Our card', placeholders: 12 }], canPdf: findOffice() !== null });
    expect(await upload(await layoutWorkbook(), 'OUR card')).toMatchObject({ status: 409, code: 'layoutNameTaken' });
  });

  it('has an example with all placeholders before the first upload, which is a layout itself', async () => {
    const { data } = await act('GET', `/admin/results/versions/${versionId}/example-layout`);
    const example = await open(data.url);
    const rows = await readSheet(example);
    expect(rows[0]).toEqual(['Fill-in code', 'Example']);
    expect(rows.find(([name]) => name === '{{student.name}}')?.[1]).toBe(student.name);
    expect(rows.some(([name]) => name === '{{subject1.marks}}')).toBe(true);
    const added = await upload(example, 'Example');
    expect([added.status, added.data.placeholders]).toEqual([200, rows.length - 1]);
    const check = await act('GET', `/admin/results/versions/${versionId}/layouts/${added.data.id}`);
    expect(check.data.unknown).toEqual([]);
    await act('DELETE', `/admin/report-layouts/${added.data.id}`);
    const foreign = await act('GET', `/admin/results/versions/${versionId}/example-layout`, undefined, bela);
    expect(foreign.status).toBe(404);
  });

  it.each([
    ['a text', Buffer.from('no workbook'), 422, 'layoutKind'],
    ['a broken zip', Buffer.from('PK\u0003\u0004 broken'), 422, 'layoutBroken'],
  ])('refuses %s with a sentence', async (_, bytes, status, code) => {
    const answer = await upload(bytes);
    expect(answer).toMatchObject({ status, code });
    expect(answer.message).toMatch(/\.$/);
  });

  it('refuses a workbook without placeholders and one that reaches out, and names the cell', async () => {
    const plain = await layoutWorkbook((parts) => {
      parts.set('xl/sharedStrings.xml', Buffer.from(String(parts.get('xl/sharedStrings.xml')).replaceAll('{{', '').replaceAll('}}', '')));
      const sheet = String(parts.get('xl/worksheets/sheet1.xml')).replaceAll('{{', '').replaceAll('}}', '');
      parts.set('xl/worksheets/sheet1.xml', Buffer.from(sheet));
    });
    expect(await upload(plain)).toMatchObject({ status: 422, code: 'layoutEmpty', message: expect.stringContaining('{{student.name}}') });
    const reaching = await layoutWorkbook((parts) =>
      parts.set('xl/worksheets/sheet1.xml', Buffer.from(String(parts.get('xl/worksheets/sheet1.xml')).replace('B5*2', 'WEBSERVICE("x")'))),
    );
    expect(await upload(reaching)).toMatchObject({ status: 422, code: 'layoutLinks', message: expect.stringContaining('Card D5') });
    expect((await act('GET', '/admin/report-layouts')).data.layouts).toHaveLength(1);
  });

  it('says what it fills in for a student, and which placeholders are unknown, with their cells', async () => {
    const { data } = await act('GET', `${cards()}?studentId=${student.id}`);
    expect(data.student).toBe(student.name);
    expect(data.unknown).toEqual([{ name: 'stundet.name', sheet: 'Card', cell: 'B8' }]);
    const filled = Object.fromEntries(data.filled.map(({ name, value }: { name: string; value: string }) => [name, value]));
    // 4 of 10, 4 of 5, 4 of 5 and 4 of 80 are 4 + 4 + 4 + 4 = 16 of 100.
    expect(filled).toMatchObject({
      'student.name': student.name,
      'subject1.marks': '16',
      'total.obtained': '16',
      'total.out of': '100',
      percent: '16',
    });
    const known = data.known.map(({ name }: { name: string }) => name);
    for (const name of ['subject20.grade', 'attendance.percent', 'subject1.Half-yearly exam', 'subject1.Term 1.Notebook', 'area30.grade'])
      expect(known).toContain(name);
  });

  it('is filled for one student as a workbook', async () => {
    const { data } = await act('GET', `${cards()}/cards/${student.id}?format=xlsx`);
    const [sheet = ''] = await sheetsOf(await open(data.url));
    expect(sheet).toContain(student.name);
    expect(sheet).toMatch(/<c r="B5" s="2"><v>16<\/v><\/c>/);
  });

  it('is filled for a class in the background, a sheet a student, and the workbook is kept', async () => {
    const began = await act('POST', `${cards()}/cards`, {});
    expect(began.data.total).toBeGreaterThan(1);
    expect(await act('GET', `/admin/report-cards/${began.data.id}/file`)).toMatchObject({ status: 409, code: 'cardsNotDrawn' });
    await makeReportCardWorker({ database: test.database, files: test.platform.files }).run(new AbortController().signal);
    const batch = (await act('GET', `/admin/report-cards/${began.data.id}`)).data;
    expect(batch).toMatchObject({ layout: 'own', layoutName: 'Our card', isDone: true, drawn: began.data.total });
    expect(batch.formats).toEqual(findOffice() === null ? ['xlsx'] : ['xlsx', 'pdf']);
    const { url } = (await act('GET', `/admin/report-cards/${began.data.id}/file?format=xlsx`)).data;
    expect(await sheetsOf(await open(url))).toHaveLength(began.data.total);
    const pdf = await act('GET', `/admin/report-cards/${began.data.id}/file?format=pdf`);
    if (findOffice() === null) expect(pdf).toMatchObject({ status: 422, code: 'layoutNoPdf' });
    else expect((await open(pdf.data.url)).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('says so where this machine makes no PDF', async () => {
    const preview = await act('GET', `${cards()}/cards/${student.id}/preview`);
    const pdf = await act('GET', `${cards()}/cards/${student.id}?format=pdf`);
    expect(pdf).toMatchObject(findOffice() === null ? { status: 422, code: 'layoutNoPdf' } : { status: 200 });
    if (findOffice() === null) expect(preview.data.pages).toEqual([]);
    else expect(preview.data.pages[0]).toMatch(/^data:image\/png/);
  });

  it('is downloaded as it was uploaded', async () => {
    const { data } = await act('GET', `/admin/report-layouts/${layoutId}/file`);
    expect((await open(data.url)).equals(await layoutWorkbook())).toBe(true);
  });

  it('is unknown to another school, as are its cards', async () => {
    const foreign = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) => act(method, url, body, bela);
    expect(await foreign('GET', cards())).toMatchObject({ status: 404 });
    expect(await foreign('POST', `${cards()}/cards`, {})).toMatchObject({ status: 404 });
    expect(await foreign('GET', `${cards()}/cards/${student.id}?format=xlsx`)).toMatchObject({ status: 404 });
    expect(await foreign('DELETE', `/admin/report-layouts/${layoutId}`)).toMatchObject({ status: 404 });
    expect((await foreign('GET', '/admin/report-layouts')).data.layouts).toEqual([]);
  });

  it('can be deleted; what was made with it stays, and its name is free again', async () => {
    expect(await act('DELETE', `/admin/report-layouts/${layoutId}`)).toMatchObject({ status: 200 });
    expect(await act('GET', cards())).toMatchObject({ status: 404 });
    const { batches } = (await act('GET', `/admin/results/versions/${versionId}/cards`)).data;
    expect(batches).toMatchObject([{ layoutName: 'Our card', isDone: true }]);
    expect(await laidOut(asha, test, 'Our card')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
