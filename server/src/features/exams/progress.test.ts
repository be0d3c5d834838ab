import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupil, ask } from '../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;
type Progress = { classId: string; termNo: number; expected: number; missing: number };
const act = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => ask(test, asha, method, url, body);
const term = async (termNo: number): Promise<Progress> =>
  (await act('GET', '/admin/results')).data.find((row: Progress) => row.classId === asha.ids.class && row.termNo === termNo);
const publish = () => act('POST', `/admin/results/classes/${asha.ids.class}/1/versions`, { reason: '' });

beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
  await test.owner`delete from subjects where school_id = ${asha.id} and class_id = ${asha.ids.class} and name <> 'English'`;
  await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [asha.ids.class] });
  await test.owner`update terms t set ends_on = y.starts_on + 182 from academic_years y
    where y.school_id = t.school_id and y.id = t.year_id and t.school_id = ${asha.id} and y.is_current and t.starts_on = y.starts_on`;
  for (const component of ['Periodic test', 'Notebook', 'Subject enrichment', 'Half-yearly exam']) {
    const body = {
      name: component,
      startsOn: '2026-09-21',
      endsOn: '2026-09-25',
      lockOn: null,
      termNo: 1,
      component,
      classIds: [asha.ids.class],
      maxMarks: null,
    };
    await act('POST', '/admin/exams', body);
  }
}, 60_000);
afterAll(() => test.close());

describe('the marks that a class still needs', () => {
  it('are those of who was on the roll on the term’s last day, as publishing counts them', async () => {
    const pupil = await addPupil(test, asha, { name: 'Left After' });
    const before = await term(1);
    expect(before).toMatchObject({ expected: 4, missing: 4 });
    await test.owner`update students set left_on = '2026-11-02' where school_id = ${asha.id} and id = ${pupil.id}`;
    // Who left after the term is still of the term, and no more of the year that runs.
    expect(await term(1)).toMatchObject({ expected: 4, missing: 4 });
    expect((await term(0)).missing).toBe(0);
    expect(await publish()).toMatchObject({ code: 'publishMissing', error: expect.stringContaining('4 marks are missing') });
  });

  it('are not those of who left before the paper or the term’s last day', async () => {
    await test.owner`update students set left_on = '2026-09-10' where school_id = ${asha.id} and name = 'Left After'`;
    expect(await term(1)).toMatchObject({ expected: 0, missing: 0 });
  });
});
