import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { ask } from '../../../../test/fees.ts';
import { published } from '../../../../test/samples/exams.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
let url: string;
let paperId: string;
beforeAll(async () => {
  test = await openTestApp();
  [asha, bela] = [await makeSchool(test), await makeSchool(test, 'Bela Vidyalaya')];
  const made = await published(asha, test);
  paperId = made.paperId;
  url = `/admin/marks/${made.examId}/${asha.ids.section}`;
});
afterAll(() => test.close());

const read = async () => (await ask(test, asha, 'GET', url)).data.papers[0];
const save = (body: object, by = asha) => ask(test, by, 'PUT', `/admin/exams/papers/${paperId}`, body);

it('a paper keeps its maximum, pass marks and weight while its result is published', async () => {
  const { maxMarks, passMarks } = await read();
  expect(await save({ maxMarks: maxMarks + 5, passMarks })).toMatchObject({ status: 409, code: 'paperAfterPublishing' });
  expect(await save({ maxMarks, passMarks: passMarks - 1 })).toMatchObject({ code: 'paperAfterPublishing' });
  expect(await save({ maxMarks, passMarks, weight: 2 })).toMatchObject({ code: 'paperAfterPublishing' });
  expect((await ask(test, asha, 'GET', `/admin/offline-exams/papers/${paperId}`)).data.isPublished).toBe(true);
  expect((await save({ maxMarks, passMarks })).status).toBe(200);
});

it('has its own maximum, pass marks and weight until then, and leaves its day as it is', async () => {
  await test.owner`update result_versions set is_current = false where school_id = ${asha.id}`;
  await test.owner`update scheme_components set aggregation = 'weighted' where school_id = ${asha.id}`;
  const before = await read();
  expect(before).toMatchObject({ weight: 1, aggregation: 'weighted' });
  expect((await save({ maxMarks: 25, passMarks: 9, weight: 2.5 })).data).toMatchObject({ maxMarks: 25, weight: 2.5 });
  expect((await save({ maxMarks: 25, passMarks: 8 })).data).toMatchObject({ passMarks: 8, weight: 2.5 });
  expect(await read()).toEqual({ ...before, maxMarks: 25, passMarks: 8, weight: 2.5 });
  for (const weight of [0.5, 101, 1.234]) expect((await save({ maxMarks: 25, passMarks: 8, weight })).status).toBe(400);
  expect(await save({ maxMarks: 3, passMarks: 1 })).toMatchObject({ status: 422, code: 'paperMaxTooLow' });
  expect((await save({ maxMarks: 25, passMarks: 8, weight: 2 }, bela)).status).toBe(404);
  const rows =
    await test.owner`select old_values, new_values from audit_log where school_id = ${asha.id} and entity_id = ${paperId} order by at`;
  expect(rows.map(({ old_values, new_values }) => [old_values, new_values])).toEqual([
    [
      { maxMarks: before.maxMarks, passMarks: before.passMarks, weight: 1 },
      { maxMarks: 25, passMarks: 9, weight: 2.5 },
    ],
    [{ passMarks: 9 }, { passMarks: 8 }],
  ]);
});

it('counts by its weight, which can be given to all papers of the test in the exam', async () => {
  const found = await test.owner<
    { examId: string; component: string }[]
  >`select p.exam_id as "examId", k.name as component from exam_papers p
    join scheme_components k on k.school_id = p.school_id and k.id = p.component_id where p.school_id = ${asha.id} and p.id = ${paperId}`;
  const { examId, component } = found[0] as { examId: string; component: string };
  await test.owner`update scheme_components set max_marks = 25 where school_id = ${asha.id} and name = ${component}`;
  const [exam] =
    await test.owner`select starts_on::text as "startsOn", ends_on::text as "endsOn" from exams where school_id = ${asha.id} and id = ${examId}`;
  const second = await ask(test, asha, 'POST', '/admin/exams', {
    ...{ name: 'Second', ...exam, lockOn: null, termNo: 1, component, classIds: [asha.ids.class], maxMarks: 25 },
  });
  const sheet = `/admin/marks/${second.data.id}/${asha.ids.section}`;
  const { papers, students } = (await ask(test, asha, 'GET', sheet)).data;
  await ask(test, asha, 'PUT', sheet, { cells: [{ paperId: papers[0].id, studentId: students[0].id, value: '20' }] });
  const obtained = async () => {
    const result = (await ask(test, asha, 'GET', `/admin/results/${asha.ids.section}/1`)).data.students;
    const own = result.find(({ studentId }: { studentId: string }) => studentId === students[0].id);
    return own.subjects[0].components.find(({ name }: { name: string }) => name === component).obtained;
  };
  // 4 of 25 with weight 2.5 and 20 of 25 with weight 1; then both with the same.
  expect(Math.abs((await obtained()) - (2.5 * 4 + 20) / 3.5)).toBeLessThan(1);
  expect((await save({ maxMarks: 25, passMarks: 8, weight: 1 })).data.others).toBe(0);
  expect(Math.abs((await obtained()) - (4 + 20) / 2)).toBeLessThan(1);
});
