import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { makeSchool } from '../../../../test/app.ts';
import { type FeeSchool, provideFeeSchool } from '../../../../test/fee-school.ts';
import { addLastYearDues, addPupil, ask, headOf, payCash } from '../../../../test/fees.ts';

let test: FeeSchool['test'];
let school: FeeSchool['school'];
let rohan: FeeSchool['rohan'];
let tuition: FeeSchool['tuition'];
const { get, post, yearOf, saveRules } = provideFeeSchool((now) => {
  ({ test, school, rohan, tuition } = now);
});

type Row = (string | number | null)[];
async function readFile(query = ''): Promise<Row[]> {
  const { data } = await ask(test, school, 'GET', `/finance/exports/head-dues?format=xlsx${query}`);
  const [, ...rows] = await readSheet((await test.app.inject(data.url)).rawPayload);
  return rows as Row[];
}
/** Head, total, concession, paid, balance and overdue of a student, or of the totals of a class. */
const figuresOf = (rows: Row[], name: string, place = '10th') =>
  rows.filter((row) => row[1] === name && row[2] === place).map((row) => row.slice(4, 10));
const concession = (change: object) => ({
  ...{ studentId: rohan.id, headId: null, percent: 25, fromMonth: 'October', toMonth: 'March', reason: 'Merit' },
  ...change,
});

describe('dues by fee head as a file', () => {
  it('say what was charged, conceded and paid, and are as the student’s fees and the overdue list', async () => {
    const exam = await headOf(test, school, 'exam');
    await ask(test, school, 'PUT', '/finance/fee-structure', {
      fromMonth: 'April',
      rates: [{ classId: school.ids.class, headId: exam, amounts: [1000, ...Array(11).fill(0)] }],
    });
    await payCash(test, school, rohan.id, { month: 'April', amount: 4200 });
    await post('/finance/concessions', concession({}));
    await addLastYearDues(test, school, rohan.id, { months: [12], paise: 123_457 });
    await post('/finance/arrears');
    await post(`/finance/students/${rohan.id}/waivers`, { month: 'May', headId: tuition, amount: 200, reason: 'hardship' });
    const year = await yearOf();
    const rows = figuresOf(await readFile(), 'Rohan Kale');
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      ['Tuition', 38_400, 6 * 800 + 200, 3200, 30_200],
      ['Examination', 1000, 0, 1000, 0],
      ['Old dues', 1234.57, 0, 0, 1234.57],
    ]);
    const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
    expect([sum(3), sum(4)]).toEqual([year.paid, year.left]);
    expect(sum(5)).toBeCloseTo((await get('/finance/defaulters?withExtended=true')).total.amount, 2);
  });

  it('count a concession only where it lowered a month, and a full one where nothing is charged any more', async () => {
    await payCash(test, school, rohan.id, { month: 'October' });
    await post('/finance/concessions', concession({}));
    const free = await addPupil(test, school, { name: 'Meera' });
    await post('/finance/concessions', concession({ studentId: free.id, percent: 100, fromMonth: 'April' }));
    const rows = await readFile();
    expect(figuresOf(rows, 'Rohan Kale')[0]?.slice(0, 5)).toEqual(['Tuition', 38_400, 5 * 800, 3200, 31_200]);
    expect(figuresOf(rows, 'Meera')).toEqual([['Tuition', 38_400, 38_400, 0, 0, 0]]);
  });

  it('know the sibling discount', async () => {
    const elder = await addPupil(test, school, { name: 'Om', className: '12th', guardian: '9800000001' });
    const younger = await addPupil(test, school, { name: 'Asha', className: '5th', guardian: '9800000001' });
    await saveRules({ siblingDiscountPercent: 5, firstMonth: 'May' });
    const rows = await readFile();
    const [conceded] = [figuresOf(rows, 'Asha', '5th')[0]?.[2]];
    expect(conceded).toBe(11 * 3200 - (await yearOf(younger.id)).charged);
    expect(figuresOf(rows, 'Om', '12th')[0]?.[2]).toBe(11 * 3200 - (await yearOf(elder.id)).charged);
  });

  it('end with the totals by class and head, and keep to the filters of the screen', async () => {
    const other = await addPupil(test, school, { name: 'Meera', className: '9th' });
    await payCash(test, school, other.id);
    const rows = await readFile();
    expect(figuresOf(rows, 'Total', '9th')).toEqual([['Tuition', 38_400, 0, 3200, 35_200, expect.any(Number)]]);
    expect(figuresOf(rows, 'Total', 'All classes')).toEqual([['Tuition', 76_800, 0, 3200, 73_600, expect.any(Number)]]);
    expect((await readFile(`&classId=${school.ids.class}`)).map((row) => row[1])).toEqual(['Rohan Kale', 'Total']);
    expect((await readFile('&search=meera')).map((row) => row[1])).toEqual(['Meera', 'Total']);
    expect(await readFile(`&headId=${await headOf(test, school, 'exam')}`)).toEqual([]);
    expect(await readFile('&who=left')).toEqual([]);
  });

  it('of another school are not in it', async () => {
    const their = await makeSchool(test, 'Another school');
    const { data } = await ask(test, their, 'GET', '/finance/exports/head-dues?format=csv');
    expect((await test.app.inject(data.url)).body).not.toContain('Rohan');
  });
});
