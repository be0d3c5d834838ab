import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function upload(as: TestSchool, text: string) {
  const form = multipart('sheet', Buffer.from(text), 'list.csv');
  const headers = { ...bearer(as), ...form.headers };
  const response = await test.app.inject({ method: 'POST', url: '/admin/imports/of/students', headers, payload: form.payload });
  return response.json().data;
}
const post = (as: TestSchool, id: string, what: string, body: object) => ask(test, as, 'POST', `/admin/imports/${id}/${what}`, body);
const download = async (as: TestSchool, id: string) => {
  const { data } = await ask(test, as, 'GET', `/admin/imports/${id}/bad-rows`);
  return readSheet((await test.app.inject(data.url)).rawPayload);
};

const LIST = 'Sr No,Adm No,Name,Class\n1,P1,Rohan Kale,V-B\n2,P2,Meera Joshi,6 C\n3,P3,Asha Rao,11 Sci (A)\n,,Total,3\n';

describe('classes and sections that the school does not have', () => {
  it('are named with the rows that need them, and created by the import in one switch, in school order, without a fee that nobody set', async () => {
    const school = await makeSchool(test, 'New sections');
    const preview = await upload(school, LIST);
    expect(preview.counts).toEqual({ good: 0, bad: 3, known: 0 });
    expect(preview.missing).toEqual([
      { className: '5th', sections: ['B'], isNewClass: false, rows: 1 },
      { className: '6th', sections: ['C'], isNewClass: false, rows: 1 },
      { className: '11th Science', sections: ['A'], isNewClass: true, rows: 1 },
    ]);
    expect(preview.leftOut).toEqual([{ row: 5, text: 'Total · 3', why: 'total' }]);
    const switched = await post(school, preview.id, 'mapping', { mapping: preview.mapping, createsClasses: true });
    expect([switched.data.createsClasses, switched.data.counts]).toEqual([true, { good: 3, bad: 0, known: 0 }]);
    expect((await post(school, preview.id, 'confirmation', { take: 'all' })).data.created).toBe(3);
    const { classes } = (await ask(test, school, 'GET', '/admin/school-classes')).data as {
      classes: { className: string; sections: { section: string; students: number }[] }[];
    };
    expect(classes.slice(-3).map(({ className }) => className)).toEqual(['11th', '11th Science', '12th']);
    expect(classes.find(({ className }) => className === '6th')?.sections).toMatchObject([
      { section: 'A', students: 0 },
      { section: 'C', students: 1 },
    ]);
    const charged = await test.owner`select s.admission_number as number, f.charged[8]::int as november from fee_accounts f
      join students s on s.school_id = f.school_id and s.id = f.student_id where f.school_id = ${school.id} order by 1`;
    expect(charged.map(({ number, november }) => [number, november])).toEqual([
      ['P1', 320_000],
      ['P2', 320_000],
      ['P3', 0],
    ]);
  });

  it('stay as they are while the switch is off', async () => {
    const school = await makeSchool(test, 'No sections');
    const preview = await upload(school, `${LIST}4,P4,Kiran Rao,7\n`);
    expect((await post(school, preview.id, 'confirmation', { take: 'good' })).data).toEqual({ created: 1, updated: 0, left: 3 });
    const { classes } = (await ask(test, school, 'GET', '/admin/school-classes')).data;
    expect(classes).toHaveLength(15);
  });
});

it('dates that Excel keeps as numbers are shown as dates, so that a person can check them', async () => {
  const school = await makeSchool(test, 'Dates as numbers');
  const preview = await upload(
    school,
    'Adm No,Name,Class,DOB\nD1,Rohan Kale,5 A,42370\nD2,Meera Joshi,5 A,2016-06-05\nD3,Asha Rao,5 A,7/6/2016\n',
  );
  expect(preview.rows.map(({ cells }: { cells: string[] }) => cells[3])).toEqual(['1 Jan 2016', '5 Jun 2016', '7/6/2016']);
  expect((await post(school, preview.id, 'confirmation', { take: 'all' })).data.created).toBe(3);
  const born =
    await test.owner`select to_json(date_of_birth) as day from students where school_id = ${school.id} order by admission_number`;
  expect(born.map(({ day }) => day)).toEqual(['2016-01-01', '2016-06-05', '2016-06-07']);
});

it('and so are those in a column that is mapped to a date by hand', async () => {
  const school = await makeSchool(test, 'Dates mapped by hand');
  const preview = await upload(school, 'Adm No,Name,Class,Wann\nD1,Rohan Kale,5 A,42370\nD2,Meera Joshi,5 A,99\n');
  const cellsOf = ({ rows }: { rows: { cells: string[] }[] }) => rows.map(({ cells }) => cells[3]);
  expect(cellsOf(preview)).toEqual(['42370', '99']);
  const mapping = [...preview.mapping.slice(0, 3), 'dateOfBirth'];
  expect(cellsOf((await post(school, preview.id, 'mapping', { mapping })).data)).toEqual(['1 Jan 2016', '99']);
  expect((await download(school, preview.id))[1]?.slice(0, 4)).toEqual(['D2', 'Meera Joshi', '5 A', '99']);
  // Mapped to nothing again, it is what the file has.
  expect(cellsOf((await post(school, preview.id, 'mapping', { mapping: preview.mapping })).data)).toEqual(['42370', '99']);
  await post(school, preview.id, 'mapping', { mapping });
  expect((await post(school, preview.id, 'confirmation', { take: 'good' })).data.created).toBe(1);
  const born = await test.owner`select to_json(date_of_birth) as day from students where school_id = ${school.id}`;
  expect(born.map(({ day }) => day)).toEqual(['2016-01-01']);
});

it('a sheet is mapped by hand, each field once', async () => {
  const school = await makeSchool(test, 'Mapped by hand');
  const preview = await upload(school, 'Wer,Wohin\nRohan Kale,10\n');
  expect(preview.mapping).toEqual([null, null]);
  expect(await post(school, preview.id, 'confirmation', { take: 'all' })).toMatchObject({ status: 422, code: 'mappingNeeded' });
  const map = (mapping: (string | null)[]) => post(school, preview.id, 'mapping', { mapping });
  expect(await map(['name', 'name'])).toMatchObject({ status: 422, code: 'mappingTwice' });
  expect((await map(['name', 'className'])).data.counts).toEqual({ good: 1, bad: 0, known: 0 });
});

describe('a cell is corrected in the preview', () => {
  it('alone, and only the rows that read otherwise come back', async () => {
    const school = await makeSchool(test, 'Cells');
    const preview = await upload(school, 'Adm No,Name,Class,DOB\nP1,Rohan Kale,5,31/02/2015\nP1,Meera Joshi,6,\n');
    const fixed = (await post(school, preview.id, 'corrections', { row: 2, column: 3, text: ' 28/02/2015 ' })).data;
    expect(fixed.counts).toEqual({ good: 1, bad: 1, known: 0 });
    expect(fixed.rows).toEqual([{ row: 2, verdict: 'good', cells: ['P1', 'Rohan Kale', '5', '28/02/2015'], problems: [] }]);
    const other = (await post(school, preview.id, 'corrections', { row: 2, column: 0, text: 'P0' })).data;
    expect(other.rows.map(({ row, verdict }: { row: number; verdict: string }) => `${row} ${verdict}`)).toEqual(['2 good', '3 good']);
    expect((await post(school, preview.id, 'confirmation', { take: 'all' })).data.created).toBe(2);
  });

  it('everywhere where the same text stands in its column', async () => {
    const school = await makeSchool(test, 'Same text');
    const preview = await upload(school, 'Name,Class\nRohan Kale,Fifth\nMeera Joshi,Fifth\nAsha Rao,6\n');
    const { data } = await post(school, preview.id, 'corrections', { row: 3, column: 1, text: '5th', everywhere: true });
    expect([data.counts, data.rows.length]).toEqual([{ good: 3, bad: 0, known: 0 }, 2]);
  });

  it('of Aadhaar with the last four digits alone; what the file does not have is not found', async () => {
    const school = await makeSchool(test, 'Aadhaar cell');
    const preview = await upload(school, 'Name,Class,Aadhaar No\nRohan Kale,5,12\n');
    const { data } = await post(school, preview.id, 'corrections', { row: 2, column: 2, text: '2345 6789 0124' });
    expect(data.rows[0].cells[2]).toBe('0124');
    expect((await post(school, preview.id, 'corrections', { row: 9, column: 0, text: 'A' })).status).toBe(404);
    expect((await post(school, preview.id, 'corrections', { row: 2, column: 7, text: 'A' })).status).toBe(404);
    await post(school, preview.id, 'confirmation', { take: 'all' });
    expect((await post(school, preview.id, 'corrections', { row: 2, column: 0, text: 'A' })).code).toBe('importDone');
  });
});

describe('rows with errors are downloaded', () => {
  const BAD = 'Adm No,Name,Class,Mobile\nP1,Rohan Kale,5,12\nP2,Meera Joshi,6,\nP1,Rohan Kale,5,\n';
  const ROWS = [
    ['Adm No', 'Name', 'Class', 'Mobile', 'What to correct', 'Row in the file'],
    ['P1', 'Rohan Kale', '5', '12', 'Mobile: Enter a 10-digit mobile number, or a landline with its STD code.', 2],
    ['P1', 'Rohan Kale', '5', null, 'Adm No: Duplicate in file (row 2).', 4],
  ];

  it('from the preview, and after the valid ones were imported', async () => {
    const school = await makeSchool(test, 'Bad rows');
    const preview = await upload(school, BAD);
    expect(await download(school, preview.id)).toEqual(ROWS);
    await post(school, preview.id, 'confirmation', { take: 'good' });
    expect(await download(school, preview.id)).toEqual(ROWS);
    const other = await makeSchool(test, 'Others');
    expect((await ask(test, other, 'GET', `/admin/imports/${preview.id}/bad-rows`)).status).toBe(404);
  });

  it('as a file that is imported again once it is corrected', async () => {
    const school = await makeSchool(test, 'Again');
    const preview = await upload(school, BAD);
    const rows = (await download(school, preview.id)).map((row) => row.map((cell) => String(cell ?? '').replace(/^12$/, '9812345670')));
    const again = await upload(
      school,
      rows
        .slice(0, 2)
        .map((row) => row.map((cell) => `"${cell}"`).join(','))
        .join('\n'),
    );
    expect(again.mapping.slice(0, 4)).toEqual(['admissionNumber', 'name', 'className', 'phone']);
    expect(again.mapping.slice(4)).toEqual([null, null]);
  });

  it('but not of an import that has none', async () => {
    const school = await makeSchool(test, 'None');
    const preview = await upload(school, 'Name,Class\nRohan Kale,5\n');
    await post(school, preview.id, 'confirmation', { take: 'all' });
    expect((await ask(test, school, 'GET', `/admin/imports/${preview.id}/bad-rows`)).code).toBe('importNoBadRows');
  });
});

it('five thousand rows are read and checked in a few seconds of computing', async () => {
  const school = await makeSchool(test, 'Large');
  const rows = Array.from(
    { length: 5000 },
    (_, n) => `${n + 1},L${n},Pupil ${String.fromCharCode(65 + (n % 26))}${'abcdefghij'[n % 10]} Rao,${(n % 10) + 1} A,05/06/2015`,
  );
  const before = process.cpuUsage();
  const preview = await upload(school, ['Sr No,Adm No,Name,Class,DOB', ...rows].join('\n'));
  const spent = process.cpuUsage(before);
  expect(preview.counts.good).toBe(5000);
  expect((spent.user + spent.system) / 1_000_000).toBeLessThan(8);
});
