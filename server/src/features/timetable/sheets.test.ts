import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';
import { addDraft, addLesson, addSplit } from '../../../test/timetable.ts';

let test: TestApp;
let school: TestSchool;
let kavita: string;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'School with a timetable on paper');
  kavita = await addEmployee(test, school, { name: 'Kavita Joshi' });
});
afterAll(() => test.close());

async function upload(path: string, bytes: Buffer, as = school) {
  const form = multipart('sheet', bytes, 'timetable.xlsx');
  const response = await test.app.inject({
    method: 'POST',
    url: `/admin/timetable/sheets${path}`,
    ...form,
    headers: { ...form.headers, ...bearer(as) },
  });
  return { status: response.statusCode, ...response.json() };
}
const csv = (text: string) => Buffer.from(text);
const slots = () => test.owner`select day, teacher_id from timetable_slots where school_id = ${school.id} order by day`;
const GRID = 'Class 10-A,Monday,Tuesday\nP1,English (K. Joshi),Eng / Nobody Known\nP2,Quidditch,-\n';

it('a timetable on paper is previewed with what was not understood, becomes a draft, and is put in force', async () => {
  const preview = await upload('/preview', csv(GRID));
  expect(preview).toMatchObject({ status: 200, data: { sections: 1, lessons: 2, withoutTeacher: 1, problemCount: 2 } });
  expect(preview.data.problems).toEqual([
    { row: 2, text: 'Nobody Known', kind: 'teacher' },
    { row: 3, text: 'Quidditch', kind: 'subject' },
  ]);
  expect(await slots()).toEqual([]);
  const added = await upload('', csv(GRID));
  expect(added).toMatchObject({ status: 200, data: { lessons: 2 } });
  expect((await ask(test, school, 'GET', '/admin/timetable/drafts')).data.drafts).toMatchObject([{ origin: 'imported', state: 'done' }]);
  expect(await ask(test, school, 'POST', `/admin/timetable/drafts/${added.data.id}/apply`)).toMatchObject({ status: 200 });
  expect(await slots()).toEqual([
    { day: 1, teacher_id: kavita },
    { day: 2, teacher_id: null },
  ]);
});

it('what Shala exports is read again, as a workbook and as CSV', async () => {
  await addLesson(test, school, { day: 'Saturday', teacherId: kavita });
  for (const format of ['xlsx', 'csv']) {
    const { url } = (await ask(test, school, 'GET', `/admin/timetable/exports/school?format=${format}`)).data;
    const file = await test.app.inject(url);
    const { data } = await upload('/preview', file.rawPayload);
    expect(data, format).toMatchObject({ lessons: (await slots()).length, problems: [] });
  }
});

it('groups are read, put in force for all their classes, and read again from what Shala exports', async () => {
  const grouped = await makeSchool(test, 'School with groups');
  const splitId = await addSplit(test, grouped);
  const preview = await upload('/preview', csv('Class 10-A,Thursday,Friday\nP1,English (First / Second),Maths / English\n'), grouped);
  expect(preview.data).toMatchObject({ sections: 1, lessons: 1, withoutTeacher: 1, problems: [{ row: 2, kind: 'groups' }] });
  const added = await upload('', csv('Class 10-A,Thursday,Friday\nP1,English (First / Second),\n'), grouped);
  expect(added).toMatchObject({ status: 200, data: { lessons: 1 } });
  expect(await ask(test, grouped, 'POST', `/admin/timetable/drafts/${added.data.id}/apply`)).toMatchObject({ status: 200 });
  const rows =
    await test.owner`select day from timetable_slots where school_id = ${grouped.id} and split_id = ${splitId} and until_on = 'infinity'`;
  expect(rows).toEqual([{ day: 4 }, { day: 4 }]);
  const { url } = (await ask(test, grouped, 'GET', '/admin/timetable/exports/school?format=csv')).data;
  const { data } = await upload('/preview', (await test.app.inject(url)).rawPayload, grouped);
  expect(data).toMatchObject({ lessons: 1, problems: [] });
});

it('groups that only the file names are shown before, and added to the rules with the draft', async () => {
  const grouped = await makeSchool(test, 'School with groups on paper');
  for (const name of ['Anita Rao', 'Imran Khan']) await addEmployee(test, grouped, { name });
  const file = csv('Class 10-A,Monday,Tuesday\nP1,Maths / English (A. Rao / I. Khan),Maths (A. Rao)\n');
  const { data } = await upload('/preview', file, grouped);
  const name = 'Mathematics / English / 10th A';
  expect(data).toMatchObject({ lessons: 2, withoutTeacher: 0, problems: [], newGroups: [{ name, periods: 1 }] });
  const rules = async () => (await ask(test, grouped, 'GET', '/admin/timetable/rules')).data.splits;
  expect(await rules()).toEqual([]);
  const added = await upload('', file, grouped);
  expect(added).toMatchObject({ status: 200, data: { lessons: 2 } });
  const [split] = await rules();
  expect(split).toMatchObject({ name, periodsPerWeek: 1, groups: [{ name: 'Mathematics' }, { name: 'English' }] });
  expect(await ask(test, grouped, 'POST', `/admin/timetable/drafts/${added.data.id}/apply`)).toMatchObject({ status: 200 });
  const rows =
    await test.owner`select day, split_id from timetable_slots where school_id = ${grouped.id} and until_on = 'infinity' order by day`;
  expect(rows).toEqual([
    { day: 1, split_id: split.id },
    { day: 1, split_id: split.id },
    { day: 2, split_id: null },
  ]);
  // The second time the rules have them.
  expect((await upload('/preview', file, grouped)).data).toMatchObject({ newGroups: [] });
});

it('names of another school mean nothing, and what is no timetable is refused in a sentence', async () => {
  const other = await makeSchool(test, 'Another school');
  const { data } = await upload('/preview', csv(GRID), other);
  expect(data).toMatchObject({ lessons: 2, withoutTeacher: 2 });
  expect(await upload('', csv('Name,Phone\nAsha,12\n'))).toMatchObject({ status: 422, code: 'sheetNoLessons' });
  expect(await upload('/preview', Buffer.from([1, 2, 3, 0]))).toMatchObject({ status: 422, code: 'sheetKind' });
  for (let count = 0; count < 20; count++) await addDraft(test, other);
  expect(await upload('', csv(GRID), other)).toMatchObject({ status: 409, code: 'draftsFull' });
});
