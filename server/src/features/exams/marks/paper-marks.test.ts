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
}, 120_000);
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
