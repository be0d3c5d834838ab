import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask } from '../../../../test/fees.ts';
import { published } from '../../../../test/samples/exams.ts';
import { makeReportCardWorker } from '../index.ts';

type OfClass = {
  className: string;
  batch: { id: string; total: number; drawn: number; isDone: boolean } | null;
  why: string | null;
  missing: number;
};

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;

const act = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, school = asha) => ask(test, school, method, url, body);
const start = (term = 'Term 1') => act('POST', '/admin/report-cards', { term });
const cards = async (school = asha) => (await act('GET', '/admin/report-cards?term=Term%201', undefined, school)).data;
const of = async (className: string) =>
  ((await cards()).classes as OfClass[]).find((one) => one.className === className) ?? { batch: null, why: 'unknown', missing: -1 };
const countBatches = async () =>
  (await test.owner<{ n: number }[]>`select count(*)::int as n from report_card_batches where school_id = ${asha.id}`)[0]?.n;

/** Draws until some parts were stored, or to the end; returns how many parts were stored. */
async function draw(most = Number.POSITIVE_INFINITY): Promise<number> {
  const stop = new AbortController();
  const { files } = test.platform;
  let stored = 0;
  const put: typeof files.put = (...given) => {
    stored += 1;
    if (stored === most) stop.abort();
    return files.put(...given);
  };
  const counted = new Proxy(files, { get: (target, name) => (name === 'put' ? put : Reflect.get(target, name, target)) });
  await makeReportCardWorker({ database: test.database, files: counted }).run(stop.signal);
  return stored;
}

/** Publishes a class that is graded by areas alone, with a grade for each student. */
async function publishNursery(count: number) {
  for (let at = 0; at < count; at++) await addPupil(test, asha, { name: `Ira ${at}`, className: 'Nursery' });
  const [nursery] = await test.owner<{ classId: string; sectionId: string }[]>`select c.id as "classId", s.id as "sectionId" from classes c
    join sections s on s.school_id = c.school_id and s.class_id = c.id where c.school_id = ${asha.id} and c.name = 'Nursery' order by s.name limit 1`;
  const { classId, sectionId } = nursery as { classId: string; sectionId: string };
  await act('POST', '/admin/assessment/presets/pre-primary', { classIds: [classId] });
  const { areas, students } = (await act('GET', `/admin/results/${sectionId}/1`)).data;
  const grades = students.map(({ studentId }: { studentId: string }) => ({ areaId: areas[0].id, studentId, label: areas[0].labels[0] }));
  await act('PUT', `/admin/results/${sectionId}/1/entries`, { grades, remarks: [] });
  await act('PUT', `/admin/results/${sectionId}/1/compilation`, { isCompiled: true });
  await act('POST', `/admin/results/classes/${classId}/1/versions`, { reason: '' });
}

beforeAll(async () => {
  test = await openOwnTestApp();
  [asha, bela] = [await makeSchool(test), await makeSchool(test, 'Bela Vidyalaya')];
});
afterAll(() => test.close());

describe('report cards of all classes', () => {
  it('say why a class has none', async () => {
    await published(asha, test);
    await publishNursery(45);
    const [class2] = await test.owner<{ id: string }[]>`select id from classes where school_id = ${asha.id} and name = '2nd'`;
    await addPupil(test, asha, { name: 'Meera Two', className: '2nd' });
    await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [class2?.id] });
    const { term, terms } = await cards();
    expect([term, terms]).toEqual(['Term 1', ['Term 1']]);
    expect(await of('10th')).toMatchObject({ batch: null, why: null });
    expect(await of('Nursery')).toMatchObject({ batch: null, why: null });
    const second = await of('2nd');
    expect(second).toMatchObject({ batch: null, why: 'marksMissing' });
    expect(second.missing).toBeGreaterThan(0);
    expect(await of('3rd')).toMatchObject({ batch: null, why: 'noScheme', missing: 0 });
    // Another school knows nothing of them, and a term that no class has begins nothing.
    expect((await cards(bela)).terms).toEqual([]);
    expect((await start('Term 9')).data).toEqual({ classes: 0, total: 0 });
  });

  it('are begun once by one call, go on after a stop, and are complete then', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.data).toMatchObject({ classes: 2 });
    expect(second.status).toBe(200);
    expect(await countBatches()).toBe(2);
    expect(test.wokenJobs).toContain('make-report-cards');
    expect(await draw(1)).toBe(1);
    expect((await of('Nursery')).batch).toMatchObject({ total: 45, drawn: 20, isDone: false });
    expect(await draw(2)).toBe(2);
    const nursery = (await of('Nursery')).batch;
    expect(nursery).toMatchObject({ total: 45, drawn: 45, isDone: true });
    // While some are being drawn, a further press begins nothing anew, also for the class that is done.
    expect((await of('10th')).batch).toMatchObject({ drawn: 0, isDone: false });
    expect((await start()).data).toMatchObject({ classes: 0, total: 0 });
    expect(await countBatches()).toBe(2);
    expect(await draw()).toBe(1);
    expect((await of('10th')).batch).toMatchObject({ isDone: true });
    expect((await act('GET', `/admin/report-cards/${nursery?.id}/file`)).data.url).toContain('reportcards');
    // Once all are done, they can be made again.
    expect((await start()).data).toMatchObject({ classes: 2 });
    await draw();
  });

  it('are made of last year’s results after the change of the year', async () => {
    const [last] = await test.owner<
      { id: string }[]
    >`update academic_years set is_current = false where school_id = ${asha.id} and is_current returning id`;
    await test.owner`insert into academic_years (school_id, id, name, starts_on, ends_on, is_current)
      values (${asha.id}, app.new_id(), '2035-36', '2035-04-01', '2036-03-31', true)`;
    expect((await cards()).terms).toEqual([]);
    expect((await act('GET', `/admin/report-cards?yearId=${last?.id}`)).data).toMatchObject({ term: 'Term 1', terms: ['Term 1'] });
    expect((await start()).data).toMatchObject({ classes: 0 });
    expect((await act('POST', '/admin/report-cards', { term: 'Term 1', yearId: last?.id })).data).toMatchObject({ classes: 2 });
  });
});
