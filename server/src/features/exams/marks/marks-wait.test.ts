import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { ask } from '../../../../test/fees.ts';
import { published } from '../../../../test/samples/exams.ts';

let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
});
afterAll(() => test.close());

it('marks wait while the result of their class is being computed, and are refused once it is published', async () => {
  const { examId } = await published(asha, test);
  const url = `/admin/marks/${examId}/${asha.ids.section}`;
  const { papers, students } = (await ask(test, asha, 'GET', url)).data;
  const order: string[] = [];
  let release: (() => void) | undefined;
  const publishing = test.owner.begin(async (tx) => {
    await tx`select from classes where school_id = ${asha.id} and id = ${asha.ids.class} for update`;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    order.push('published');
  });
  await expect.poll(() => release).toBeDefined();
  const cells = [{ paperId: papers[0].id, studentId: students[0].id, value: '5' }];
  const saving = ask(test, asha, 'PUT', url, { cells }).then(({ code }) => order.push(`answered ${code}`));
  await test.owner`select pg_sleep(0.3)`;
  release?.();
  await Promise.all([publishing, saving]);
  expect(order).toEqual(['published', 'answered marksPublished']);
});
