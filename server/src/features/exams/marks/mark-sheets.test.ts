import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cell, makeSheet, sheetReader } from '#platform/sheets';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask } from '../../../../test/fees.ts';
import { multipart } from '../../../../test/multipart.ts';

let test: TestApp;
let school: TestSchool;
let other: TestSchool;
let examId: string;
const areas: string[] = [];
const url = () => `/admin/marks/${examId}/${school.ids.section}`;
const act = (method: 'GET' | 'POST' | 'PUT', address: string, body?: object, by = school) => ask(test, by, method as 'POST', address, body);
const rowsOf = sheetReader({ rows: 400, columns: 60 });

beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
  other = await makeSchool(test, 'Bela Vidyalaya');
  for (const [at, name] of ['Aarav Joshi', 'Bhavna Kale', 'Charu Nene'].entries())
    await addPupil(test, school, { name, admissionNumber: `A-${at + 1}` });
  await test.owner`delete from subjects where school_id = ${school.id} and class_id = ${school.ids.class} and name not in ('English', 'Hindi')`;
  await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [school.ids.class] });
  const { data } = await act('GET', `/admin/results/${school.ids.section}/1`);
  for (const { name, labels } of data.areas) areas.push(`${name} (${labels.join(', ')})`);
  const days = { startsOn: '2026-09-21', endsOn: '2026-09-30', lockOn: null };
  const exam = { ...days, name: 'Half-yearly', termNo: 1, component: 'Half-yearly exam', classIds: [school.ids.class], maxMarks: null };
  examId = (await act('POST', '/admin/exams', exam)).data.id;
});
afterAll(() => test.close());

/** The workbook as it is downloaded, read back. */
async function download(): Promise<string[][]> {
  const { data } = await act('GET', `${url()}/sheet`);
  const file = await test.app.inject(data.url);
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('Half-yearly 10th A.xlsx');
  return rowsOf(file.rawPayload);
}

async function upload(bytes: Uint8Array, by = school) {
  const form = multipart('sheet', Buffer.from(bytes), 'marks.xlsx');
  const answer = await test.app.inject({
    ...{ method: 'POST', url: `${url()}/sheet`, payload: form.payload },
    headers: { ...bearer(by), ...form.headers },
  });
  return { status: answer.statusCode, ...answer.json() };
}

const sheetOf = (headings: string[], rows: Cell[][]) => makeSheet({ title: 'Marks', headings, rows }, 'xlsx');

describe('the workbook of marks', () => {
  it('goes out with a row a student and a column a paper, and comes back with what was filled in, shown before it is saved', async () => {
    const [head = [], ...students] = await download();
    expect(head.slice(0, 6)).toEqual([...['Roll number', 'Admission number', 'Name', 'English (80)', 'Hindi (80)'], areas[0]]);
    expect(head.slice(-2)).toEqual(['Days present', 'Working days']);
    expect(students.map(([, number, name]) => [number, name])).toEqual([
      ['A-1', 'Aarav Joshi'],
      ['A-2', 'Bhavna Kale'],
      ['A-3', 'Charu Nene'],
    ]);
    const filled = students.map(([roll = '', number = '', name = ''], at): Cell[] => [
      roll,
      number,
      name,
      [61.5, 'a', 40][at] ?? null,
      [50, 'EX', null][at] ?? null,
    ]);
    const { data, status } = await upload(await sheetOf(head, filled));
    expect(status).toBe(200);
    expect(data).toMatchObject({ refused: [], unknownRows: [], unknownColumns: [], unchanged: 0 });
    expect(data.cells.map(({ value, before }: { value: string; before: string }) => [value, before])).toEqual(
      ['61.5', '50', 'AB', 'EX', '40'].map((value) => [value, '']),
    );
    // Only shown: the mark grid saves it.
    expect((await download())[1]?.[3] ?? '').toBe('');
    const cells = data.cells.map(({ before: _, ...cell }: { before: string }) => cell);
    expect((await act('PUT', url(), { cells })).data).toMatchObject({ saved: 5 });
    expect((await download()).slice(1).map((row) => row[3])).toEqual(['61.5', 'AB', '40']);
    // The same sheet again changes nothing.
    expect((await upload(await sheetOf(head, filled))).data).toMatchObject({ cells: [], unchanged: 5 });
  });

  it('tells apart what is no mark: a date that Excel made, too much, negative, words; who and what is unknown is listed', async () => {
    const rows: Cell[][] = [
      ['A-1', { day: '2026-04-03' }, 81],
      ['A-2', -4, 'good'],
      ['A-3', 45, null],
      ['X-9', 10, 10],
    ];
    const { data } = await upload(
      await sheetOf(
        ['Admission number', 'English', 'Hindi', 'Sanskrit'],
        rows.map((row) => [...row, 7]),
      ),
    );
    expect(data.refused.map(({ problem }: { problem: string }) => problem)).toEqual(['date', 'overMaximum', 'negative', 'notANumber']);
    expect(data.cells).toMatchObject([{ value: '45', before: '40' }]);
    expect(data.unknownColumns).toEqual(['Sanskrit']);
    expect(data.unknownRows).toEqual(['X-9 · 10 · 10']);
  });

  it('has the co-scholastic grades and days of attendance of its term too', async () => {
    const [head = []] = await download();
    expect(head[5]).toBe(areas[0]);
    const rows: Cell[][] = [
      ['A-1', 'a', 90.5, 110],
      ['A-2', 'Q', 120, 110],
      ['A-3', null, null, 110],
    ];
    const filled = await sheetOf(['Admission number', head[5] ?? '', 'Days present', 'Working days'], rows);
    const { entries, cells } = (await upload(filled)).data;
    expect(cells).toEqual([]);
    expect(entries).toMatchObject({
      termNo: 1,
      grades: [{ label: 'A', before: '' }],
      attendance: [{ present: 90.5, days: 110, before: null }],
    });
    expect(entries.refused.map(({ value, sentence }: { value: string; sentence: string }) => `${value}: ${sentence}`)).toEqual([
      expect.stringMatching(/^Q: The grades of .* are A, B, C/),
      '120: 120 days present are more than 110 working days.',
      ': Enter the days present too.',
    ]);
    const result = `/admin/results/${school.ids.section}/1`;
    const aarav = entries.grades[0].studentId;
    const shown = async () => {
      const { data } = await act('GET', result);
      const { attendance, areas: own } = data.students.find(({ studentId }: { studentId: string }) => studentId === aarav);
      return { attendance, grades: own.map(({ grade }: { grade: string }) => grade), entered: data.attendance };
    };
    const { areaId, studentId } = entries.grades[0];
    const entry = { studentId, entered: { present: 90.5, days: 110 } };
    expect(
      await act('PUT', `${result}/entries`, { grades: [], remarks: [], attendance: [{ studentId, entered: { present: 9, days: 8 } }] }),
    ).toMatchObject({
      code: 'daysBeyond',
    });
    await act('PUT', `${result}/entries`, { grades: [{ areaId, studentId, label: 'A' }], remarks: [], attendance: [entry] });
    expect(await shown()).toEqual({
      ...{ attendance: { present: 90.5, days: 110 }, grades: ['A'] },
      entered: [{ studentId, present: 90.5, days: 110 }],
    });
    // The year has the days of the term, and what is entered is in the next download.
    const { data: year } = await act('GET', `/admin/results/${school.ids.section}/0`);
    expect(year.students[0].attendance).toEqual({ present: 90.5, days: 110 });
    const again = (await download())[1] ?? [];
    expect([again[5], ...again.slice(-2)]).toEqual(['A', '90.5', '110']);
    expect((await upload(filled)).data.entries).toMatchObject({ grades: [], attendance: [], unchanged: 2 });
    await act('PUT', `${result}/entries`, {
      grades: [{ areaId, studentId, label: '' }],
      remarks: [],
      attendance: [{ studentId, entered: null }],
    });
    expect(await shown()).toEqual({ attendance: null, grades: [], entered: [] });
  });

  it('has a sheet of grades and days alone for a term without an exam', async () => {
    const address = `/admin/results/${school.ids.section}/2/sheet`;
    const { data } = await act('GET', address);
    const [head = [], first = []] = await rowsOf((await test.app.inject(data.url)).rawPayload);
    expect([head[2], head[3], head.at(-1), first[1]]).toEqual(['Name', areas[0], 'Working days', 'A-1']);
    const send = async (bytes: Uint8Array) => {
      const form = multipart('sheet', Buffer.from(bytes), 'grades.xlsx');
      const headers = { ...bearer(school), ...form.headers };
      return (await test.app.inject({ method: 'POST', url: address, payload: form.payload, headers })).json();
    };
    const good = await send(await sheetOf(['Name', 'Admission number', 'Days present', 'Working days'], [['Aarav Joshi', 'A-1', 50, 60]]));
    expect(good.data.entries).toMatchObject({ termNo: 2, attendance: [{ present: 50, days: 60 }], refused: [] });
    expect((await send(await sheetOf(['Admission number', 'Music'], [['A-1', 3]]))).code).toBe('sheetNoGrades');
  });

  it('names the rows in which number and name are of two students', async () => {
    const rows: Cell[][] = [
      ['A-1', 'Bhavna Kale', 50],
      ['A-2', 'KALE Bhavna', 51],
    ];
    const { data } = await upload(await sheetOf(['Admission number', 'Name', 'English'], rows));
    const students = (await act('GET', url())).data.students as { id: string; name: string }[];
    const aarav = students.find(({ name }) => name === 'Aarav Joshi')?.id;
    expect(data.misnamed).toEqual([{ studentId: aarav, written: 'Bhavna Kale' }]);
    expect(data.cells).toHaveLength(2);
  });

  it('is refused with a sentence when it is no workbook, names nobody or no paper, and to another school', async () => {
    const code = async (bytes: Uint8Array) => (await upload(bytes)).code;
    expect(await code(Buffer.from('PK\u0003\u0004 not a workbook at all'))).toMatch(/^sheet(Broken|Kind)$/);
    expect(await code(await sheetOf(['Admission number', 'Music'], [['A-1', 3]]))).toBe('sheetNoPapers');
    expect(await code(await sheetOf(['Admission number', 'English'], [['X-1', 3]]))).toBe('sheetNoStudents');
    expect((await upload(await sheetOf(['Admission number', 'English'], [['A-1', 3]]), other)).status).toBe(404);
    expect((await act('GET', `${url()}/sheet`, undefined, other)).status).toBe(404);
  });
});
