import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { multipart } from '../../../test/multipart.ts';

const HEAD = ['Adm No', 'Student Name', 'Class/Std', 'Sec'];
const ROHAN = ['A1', 'Rohan Kale', '10', 'A'];
const MEERA = ['A2', 'Meera Kale', 'VIII', 'A'];
let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Workbooks');
});
afterAll(() => test.close());

async function upload(bytes: Buffer, fields: Record<string, string> = {}) {
  const form = multipart('sheet', bytes, 'lists.xlsx', fields);
  const headers = { ...bearer(school), ...form.headers };
  const response = await test.app.inject({ method: 'POST', url: '/admin/imports/of/students', headers, payload: form.payload });
  return { status: response.statusCode, ...response.json() };
}

describe('a workbook of several sheets', () => {
  const row = (cells: string[]) => cells.map((value) => ({ value }));
  const workbook = (...sheets: { sheet: string; rows: string[][] }[]) =>
    writeExcel(sheets.map(({ sheet, rows }) => ({ sheet, data: rows.map(row) }))).toBuffer();
  const notes = { sheet: 'Notes', rows: [['Lists of 2026']] };
  const first = { sheet: 'Class V', rows: [HEAD, ROHAN] };
  const second = { sheet: 'कक्षा VI', rows: [HEAD, MEERA, ROHAN] };

  it('is read by the sheet that is named, and asked about where several hold rows', async () => {
    const bytes = await workbook(notes, first, second);
    const asked = await upload(bytes);
    expect(asked).toMatchObject({ status: 422, code: 'sheetChoice', data: { sheets: ['Class V', 'कक्षा VI'] } });
    expect(asked.error).toBe('This workbook has 2 sheets with data. Select the sheet to import.');
    expect((await upload(bytes, { sheetName: 'कक्षा VI' })).data.rows).toHaveLength(2);
    expect((await upload(bytes, { sheetName: 'Class X' })).code).toBe('sheetChoice');
  });

  it('is read without asking where one sheet alone holds rows', async () => {
    expect((await upload(await workbook(notes, first))).data.rows).toHaveLength(1);
  });
});
