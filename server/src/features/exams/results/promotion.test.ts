import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask } from '../../../../test/fees.ts';
import { published } from '../../../../test/samples/exams.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
let studentId: string;
let versionId: string;

const act = (url: string, school = asha) => ask(test, school, 'GET', url);
/** Changes the student's published result. */
const becomes = (outcome: string, extras: object = {}) =>
  test.owner`update results set outcome = ${outcome}, extras = extras || ${test.owner.json(extras as never)} where school_id = ${asha.id} and version_id = ${versionId} and student_id = ${studentId}`;

beforeAll(async () => {
  test = await openTestApp();
  [asha, bela] = [await makeSchool(test), await makeSchool(test, 'Bela Vidyalaya')];
  const made = await published(asha, test);
  [studentId, versionId] = [made.student.id, made.versionId];
});
afterAll(() => test.close());

describe('the promotion list', () => {
  it('names the classes without a result of the year, and proposes nobody of them', async () => {
    const { data } = await act('/admin/promotion-list');
    expect(data).toMatchObject({ promoted: 0, withoutResult: ['10th'], toDecide: [] });
    expect(await act('/admin/promotion-list/sheet')).toMatchObject({ status: 422, code: 'promotionNothing' });
  });

  it('proposes who passed; who did not is to be decided on, with the subjects', async () => {
    await test.owner`update result_versions set term_no = 0 where school_id = ${asha.id} and id = ${versionId}`;
    await test.owner`update results set outcome = 'pass' where school_id = ${asha.id} and version_id = ${versionId}`;
    await becomes('fail');
    const { data } = await act('/admin/promotion-list');
    expect(data.withoutResult).toEqual([]);
    expect(data.promoted).toBe(data.students - 1);
    // 16 of 100 in the only subject.
    expect(data.toDecide).toMatchObject([
      { studentId, percent: 16, outcome: 'fail', failed: ['English'], proposal: 'toDecide', isLowAttendance: false },
    ]);
  });

  it('warns of low attendance and proposes promotion all the same; the class says how low', async () => {
    await becomes('pass', { attendance: { present: 140, days: 200 } });
    expect((await act('/admin/promotion-list')).data.toDecide).toMatchObject([
      { proposal: 'promoted', attendance: 70, isLowAttendance: true },
    ]);
    await test.owner`insert into class_assessments (school_id, year_id, class_id, attendance_percent)
      select school_id, id, ${asha.ids.class}, 60 from academic_years where school_id = ${asha.id} and is_current
      on conflict (school_id, year_id, class_id) do update set attendance_percent = 60`;
    expect((await act('/admin/promotion-list')).data.toDecide).toEqual([]);
  });

  it('says when somebody without a result joined during the year, by admission or by an entry after publishing', async () => {
    const { id } = await addPupil(test, asha, { name: 'Imported Late' });
    const row = async () => (await act('/admin/promotion-list')).data.toDecide.find((one: { studentId: string }) => one.studentId === id);
    await test.owner`update result_versions set published_at = '2026-11-21T06:00:00Z' where school_id = ${asha.id}`;
    await test.owner`update students set created_at = '2026-11-20T06:00:00Z' where school_id = ${asha.id} and id = ${id}`;
    expect(await row()).toMatchObject({ proposal: 'noResult', outcome: 'none', joinedOn: null });
    await test.owner`update students set created_at = '2026-11-22T20:00:00Z' where school_id = ${asha.id} and id = ${id}`;
    expect(await row()).toMatchObject({ proposal: 'noResult', joinedOn: '2026-11-23' });
    await test.owner`update students set admitted_on = '2026-11-10' where school_id = ${asha.id} and id = ${id}`;
    expect(await row()).toMatchObject({ joinedOn: '2026-11-10' });
    await test.owner`delete from enrolments where school_id = ${asha.id} and student_id = ${id}`;
  });

  it('leaves out who has left, and is a workbook of all', async () => {
    const before = (await act('/admin/promotion-list')).data.students;
    await becomes('fail');
    await test.owner`update students set left_on = app.today(school_id) where school_id = ${asha.id} and id = ${studentId}`;
    expect((await act('/admin/promotion-list')).data).toMatchObject({ students: before - 1, toDecide: [] });
    const { url } = (await act('/admin/promotion-list/sheet')).data;
    expect((await test.app.inject(url)).rawPayload.toString('latin1', 0, 2)).toBe('PK');
  });

  it('is each school’s own', async () => {
    const { data } = await act('/admin/promotion-list', bela);
    expect(data.toDecide).toEqual([]);
    expect(await act('/admin/promotion-list/sheet', bela)).toMatchObject({ status: 422 });
  });
});
