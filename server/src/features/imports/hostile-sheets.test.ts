import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { multipart } from '../../../test/multipart.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

const HEAD = ['Adm No', 'Student Name', 'Class/Std', 'Sec', 'Gender', 'DOB', 'Father Name', 'Mother Name', 'Mobile'];

async function upload(sheet: Buffer, name = 'list.csv') {
  const form = multipart('sheet', sheet, name);
  const response = await test.app.inject({
    method: 'POST',
    url: '/admin/imports/of/students',
    headers: { ...bearer(school), ...form.headers },
    payload: form.payload,
  });
  return { status: response.statusCode, ...response.json() };
}
const countImports = async () => Number((await test.owner`select count(*) as n from imports where school_id = ${school.id}`)[0]?.n);

/** A zip with one file, which claims the given size. */
function zipOf(name: string, content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(claimed, 22);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  head.copy(entry, 6, 4, 30);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([head, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

it('a workbook with real dates, numbers and a formula is read by its values', async () => {
  const cells = [HEAD, ['A1', '=1+1', '10', 'A', 'Boy', new Date('2011-06-05T00:00:00Z'), 'Suresh Kale', '', 9812345670]].map(
    (row, index) =>
      row.map((value) =>
        value instanceof Date
          ? { type: Date, value, format: 'dd/mm/yyyy' }
          : { type: index > 0 && typeof value === 'number' ? Number : String, value: typeof value === 'number' ? value : String(value) },
      ),
  );
  // The library's own types of cells are narrower than what it takes.
  const book = await writeExcel(cells as never, {}).toBuffer();
  const { data } = await upload(Buffer.from(book), 'list.xlsx');
  expect(data.rows[0].cells).toEqual(['A1', '=1+1', '10', 'A', 'Boy', '5 Jun 2011', 'Suresh Kale', '', '9812345670']);
  expect(data.rows[0].problems).toEqual([{ column: 1, code: 'name' }]);
});

it.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422, 'sheetKind'],
  ['a program', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000', 'latin1'), 422, 'sheetKind'],
  ['a program with text in it', Buffer.from('MZ this program cannot be run'), 422, 'sheetKind'],
  ['a page of the web', Buffer.from('<html><table><tr><td>Name</td></tr></table>'), 422, 'sheetKind'],
  ['a PDF', Buffer.from('%PDF-1.7\nName,Class\nA B,10\n'), 422, 'sheetKind'],
  ['headings alone', Buffer.from('Name,Class\n'), 422, 'sheetEmpty'],
  ['empty lines alone', Buffer.from('\n'.repeat(1_000_000)), 422, 'sheetEmpty'],
  ['too many rows', Buffer.from(`Name,Class\n${'A B,10\n'.repeat(10_001)}`), 413, 'sheetTooLarge'],
  ['too many columns', Buffer.from(`${'x,'.repeat(80)}\n${'x,'.repeat(80)}\n`), 413, 'sheetTooLarge'],
  ['a zip that is no workbook', zipOf('a.txt', Buffer.from('hello')), 422, 'sheetBroken'],
  ['half a zip', zipOf('xl/workbook.xml', Buffer.from('<x/>')).subarray(0, 40), 422, 'sheetBroken'],
  ['a zip bomb', zipOf('xl/workbook.xml', Buffer.alloc(200 * 1024 * 1024)), 413, 'sheetTooLarge'],
  ['a zip that lies about its size', zipOf('xl/workbook.xml', Buffer.alloc(200 * 1024 * 1024), 1000), 422, 'sheetBroken'],
])('%s is refused in words', async (_what, file, status, code) => {
  const before = await countImports();
  expect(await upload(file)).toMatchObject({ status, code });
  expect(await countImports()).toBe(before);
});

it('a million empty rows under a good one do no harm', async () => {
  const { data } = await upload(Buffer.from(`Name,Class\nRohan Kale,10\n${',\n'.repeat(1_000_000)}`));
  expect(data.rows).toHaveLength(1);
});

it('what Excel on Windows and on other machines writes is read', async () => {
  const names = async (file: Buffer) => (await upload(file)).data.rows.map(({ cells }: { cells: string[] }) => cells[0]);
  expect(await names(Buffer.from('Name,Class\nJosé Peres,10\n', 'latin1'))).toEqual(['José Peres']);
  expect(await names(Buffer.from('\ufeffName,Class\nआशा राव,10\n'))).toEqual(['आशा राव']);
  expect(await names(Buffer.from('\ufeffName,Class\nआशा राव,10\n', 'utf16le'))).toEqual(['आशा राव']);
});
