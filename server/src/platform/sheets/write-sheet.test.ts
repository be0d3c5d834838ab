import { text } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { writeSheet } from './write-sheet.ts';

const EVIL = ['=1+1', '+91 98230', '-5 kg', '@SUM(A1)', '\tx', '\r=1', ' =1', '＝1'];
const table = {
  title: 'Fees [of]: 8th/A',
  headings: ['Day', 'Sum', 'Count', 'Text'],
  rows: [
    [{ day: '2026-04-01' }, { rupees: 1234567.5 }, 3, 'अ'],
    [null, null, null, null],
    ...EVIL.map((text) => [null, { rupees: -2 }, 0, text]),
  ],
};
const textOf = async () => Buffer.from(await writeSheet({ sheet: table, format: 'csv' })).toString();
const cells = async () => readSheet(Buffer.from(await writeSheet({ sheet: table, format: 'xlsx' })));

/** The XML of the workbook's first sheet and of its styles. */
async function readXml(sheet: Parameters<typeof writeSheet>[0]['sheet']): Promise<{ page: string; styles: string }> {
  const zip = await fromBufferPromise(Buffer.from(await writeSheet({ sheet, format: 'xlsx' })));
  const found = new Map<string, string>();
  for await (const entry of zip.eachEntry()) found.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return { page: found.get('xl/worksheets/sheet1.xml') ?? '', styles: found.get('xl/styles.xml') ?? '' };
}

describe('a table that is written', () => {
  it('as a workbook has days and sums that can be sorted and added', async () => {
    const [head, first, empty] = await cells();
    expect(head).toEqual(['Day', 'Sum', 'Count', 'Text']);
    expect(first).toEqual([new Date('2026-04-01T00:00:00Z'), 1234567.5, 3, 'अ']);
    expect(empty?.every((cell) => cell === null)).toBe(true);
  });

  it('as a workbook has the headings of figures above them at the right, and days at the left', async () => {
    const { page, styles } = await readXml(table);
    const looks = [...(styles.split('<cellXfs')[1] ?? '').matchAll(/<xf .*?<\/xf>/g)].map(
      ([look]) => /horizontal="(\w+)"/.exec(look)?.[1] ?? '',
    );
    const of = (cell: string) => looks[Number(new RegExp(`r="${cell}"[^>]* s="(\\d+)"`).exec(page)?.[1] ?? 0)];
    expect(['A1', 'B1', 'C1', 'D1', 'A2'].map(of)).toEqual(['', 'right', 'right', '', 'left']);
  });

  it('as a workbook lies across the paper when it is wide', async () => {
    expect((await readXml(table)).page).not.toContain('orientation="landscape"');
    expect((await readXml({ ...table, headings: table.headings.map((heading) => heading.padEnd(30, '.')) })).page).toContain(
      'orientation="landscape"',
    );
  });

  it('as a workbook shows sentences whole, in further lines of their row', async () => {
    const sheet = { ...table, rows: [...table.rows, [{ day: '2026-04-02' }, null, 1, 'Why does the river turn to the south? '.repeat(9)]] };
    const { page, styles } = await readXml(sheet);
    expect(page).toMatch(/<col [^>]*width="80"/);
    const wraps = [...(styles.split('<cellXfs')[1] ?? '').matchAll(/<xf .*?<\/xf>/g)].map(([look]) => look.includes('wrapText="1"'));
    const last = (cell: string) => Number(new RegExp(`r="${cell}${sheet.rows.length + 1}"[^>]* s="(\\d+)"`).exec(page)?.[1] ?? 0);
    expect(['A', 'C', 'D'].map((cell) => wraps[last(cell)])).toEqual([true, true, true]);
    expect((await readXml(table)).styles).not.toContain('wrapText');
  });

  it('as CSV has days as on the screen, and sums without grouping', async () =>
    expect((await textOf()).split('\r\n').slice(0, 3)).toEqual(['\ufeffDay,Sum,Count,Text', '01/04/2026,1234567.5,3,अ', ',,,']));

  it.each(EVIL)('has no formula of %j, in neither', async (text) => {
    const row = (await cells()).find(([, , , cell]) => String(cell).trim() === `'${text}`.trim());
    expect(row?.[1]).toBe(-2);
    expect(await textOf()).toContain(`'${text}`);
  });
});
