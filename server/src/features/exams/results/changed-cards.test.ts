import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { ask } from '../../../../test/fees.ts';
import { published } from '../../../../test/samples/exams.ts';

let test: TestApp;
let asha: TestSchool;
let studentId: string;

const act = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => ask(test, asha, method, url, body);
/** Publishes the result again; what changed of the cards. */
async function publish(reason: string) {
  const { data } = await act('POST', `/admin/results/classes/${asha.ids.class}/1/versions`, { reason });
  return (await act('GET', `/admin/results/versions/${data.versionId}`)).data.changed;
}

beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
  studentId = (await published(asha, test)).student.id;
});
afterAll(() => test.close());

it('a result published again names whose rank, co-scholastic grade or remark differs from the card before', async () => {
  await publish('Everything as it is now');
  expect(await publish('Nothing changed')).toEqual([]);
  const { areas } = (await act('GET', `/admin/results/${asha.ids.section}/1`)).data;
  const entries = (body: object) => act('PUT', `/admin/results/${asha.ids.section}/1/entries`, { grades: [], remarks: [], ...body });
  await entries({ remarks: [{ studentId, remark: 'Reads well, and writes better.' }] });
  expect(await publish('Remark')).toMatchObject([{ studentId, isNew: false, what: ['remark'] }]);
  await entries({ grades: [{ areaId: areas[0].id, studentId, label: areas[0].labels[1] }] });
  expect(await publish('Grade')).toMatchObject([{ studentId, what: ['areas'] }]);
  // As if somebody else's correction had moved the student up.
  await test.owner`update results r set rank = 4 from result_versions v where v.school_id = r.school_id and v.id = r.version_id and v.is_current
    and r.school_id = ${asha.id} and r.student_id = ${studentId}`;
  expect(await publish('Rank')).toMatchObject([{ studentId, rankBefore: 4, rankAfter: null, what: ['rank'] }]);
});

it('the year has the grades of each term, with the names of all its terms; the section says that its result is published', async () => {
  const year = (await act('GET', `/admin/results/${asha.ids.section}/0`)).data;
  expect(year).toMatchObject({ areaTerms: ['Term 1', 'Term 2'], isPublished: false });
  const own = year.students.find((one: { studentId: string }) => one.studentId === studentId);
  expect(own.areas).toMatchObject([{ term: 'Term 1' }]);
  const term = (await act('GET', `/admin/results/${asha.ids.section}/1`)).data;
  expect(term).toMatchObject({ areaTerms: ['Term 1'], isPublished: true });
});
