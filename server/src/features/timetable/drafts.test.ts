import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, addPupil, ask } from '../../../test/fees.ts';
import { inFull } from '../../../test/in-full.ts';
import { addDraft, addFridayTeacher, addLesson } from '../../../test/timetable.ts';
import { GENERATE_JOB, generateWaiting } from './index.ts';

let test: TestApp;
let school: TestSchool;
let kavita: string;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  kavita = await addEmployee(test, school, { name: 'Kavita Joshi' });
  // Only class 10th A has lessons: six of English with Kavita, and four of a subject without a teacher.
  await test.owner`update subjects set periods_per_week = 1 where school_id = ${school.id}`;
  await test.owner`update subjects set periods_per_week = 6 where school_id = ${school.id} and id = ${school.ids.subject}`;
  await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${kavita}, ${school.ids.subject})`;
});

const get = (path: string) => ask(test, school, 'GET', `/admin/timetable/${path}`);
const post = (path: string, body?: object) => ask(test, school, 'POST', `/admin/timetable/${path}`, body);
const generate = (signal = new AbortController().signal) => generateWaiting({ database: test.database, signal });
const drafts = async () => (await get('drafts')).data.drafts;
const lessonsInForce = async () =>
  test.owner`select section_id, day, period_id, subject_id, teacher_id from app.week_now(${school.id}) order by 1, 2, 3`;

/** Full weeks of main subjects, some of them necessarily in late periods: the search does not end by itself. */
const fillWeeks = () =>
  test.owner`update subjects s set periods_per_week = 48 / (select count(*) from subjects x where x.school_id = s.school_id and x.class_id = s.class_id)
    where school_id = ${school.id}`;

describe('a timetable from what the school has', () => {
  it('is tested, made, put in force and taken back', async () => {
    const { data: tested } = await get('test');
    expect(tested).toMatchObject({ problems: [], contradictions: [] });
    expect(tested.withoutTeacher).toBeLessThan(tested.lessons);
    await addLesson(test, school, { day: 'Saturday', teacherId: kavita });
    const before = await lessonsInForce();

    const started = await post('drafts', { seconds: 20 });
    expect(started).toMatchObject({ status: 200 });
    expect(test.wokenJobs).toContain(GENERATE_JOB);
    expect(await drafts()).toMatchObject([{ state: 'waiting', done: 0, number: 1, origin: 'generated' }]);
    expect(await post('drafts', { seconds: 20 })).toMatchObject({ status: 409, code: 'draftRunning' });
    await generate();
    const [made] = await drafts();
    expect(made).toMatchObject({ state: 'done', done: 1, unplaced: [], quality: { lessons: tested.lessons } });
    expect((await get(`drafts/${made.id}`)).data.lessons).toHaveLength(tested.lessons);

    const applied = await post(`drafts/${made.id}/apply`);
    expect(applied).toMatchObject({ status: 200, data: { lessons: tested.lessons } });
    const english = await test.owner`select day from app.week_now(${school.id}) where section_id = ${school.ids.section}
      and subject_id = ${school.ids.subject} and teacher_id = ${kavita} order by day`;
    expect(english.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await get('drafts')).data.inForce.lessons).toBe(tested.lessons);

    expect(await post(`drafts/${applied.data.keptId}/apply`)).toMatchObject({ status: 200, data: { lessons: 1 } });
    expect(await lessonsInForce()).toEqual(before);
  });

  it('is taken back also where no timetable was before', async () => {
    const { data } = await post(`drafts/${await addDraft(test, school)}/apply`);
    expect(await lessonsInForce()).toHaveLength(1);
    expect(await post(`drafts/${data.keptId}/apply`)).toMatchObject({ status: 200, data: { lessons: 0 } });
    expect(await lessonsInForce()).toEqual([]);
  });

  it('tells a teacher who has more lessons than a week holds, and which lesson to give away', async () => {
    const subjects = await test.owner<{ id: string }[]>`select id from subjects where school_id = ${school.id} limit 9`;
    await test.owner`update subjects set periods_per_week = 6 where school_id = ${school.id}`;
    for (const { id } of subjects)
      await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${kavita}, ${id}) on conflict do nothing`;
    const { contradictions } = (await get('test')).data;
    expect(contradictions).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'periods', about: 'teacher', ids: [kavita] })]));
  });

  it('names the subjects of a section that no student takes both of, until they are taught in groups', async () => {
    const [asha, bhavna] = await Promise.all(['Asha Kale', 'Bhavna Rao'].map((name) => addPupil(test, school, { name })));
    const [year] = await test.owner<{ id: string }[]>`select id from academic_years where school_id = ${school.id} and is_current`;
    const subjects = await test.owner<{ id: string; name: string }[]>`select id, name from subjects where school_id = ${school.id}
      and class_id = ${school.ids.class} and name in ('English', 'Hindi') order by name`;
    const [english, hindi] = subjects.map(({ id }) => id);
    const drop = (student: string | undefined, subject: string | undefined) =>
      test.owner`insert into subjects_not_taken (school_id, year_id, student_id, subject_id)
        values (${school.id}, ${year?.id ?? ''}, ${student ?? ''}, ${subject ?? ''})`;
    await drop(asha?.id, english);
    const alternatives = async () => (await get('test')).data.alternatives;
    expect(await alternatives()).toEqual([]);
    await drop(bhavna?.id, hindi);
    expect(await alternatives()).toEqual([{ sectionId: school.ids.section, one: 'English', other: 'Hindi' }]);
    const group = (name: string, subjectId = '') => ({ name, teacherId: null, members: [{ sectionId: school.ids.section, subjectId }] });
    const splits = [{ name: 'Languages', periodsPerWeek: 6, groups: [group('English', english), group('Hindi', hindi)] }];
    expect(await ask(test, school, 'PUT', '/admin/timetable/rules', { splits })).toMatchObject({ status: 200 });
    expect(await alternatives()).toEqual([]);
  });

  it('is stopped with what was found', async () => {
    await fillWeeks();
    await post('drafts', { seconds: 60 });
    const [{ id }] = await drafts();
    const making = generate();
    await expect.poll(async () => (await drafts())[0].state, { interval: 50, timeout: 60_000 }).toBe('running');
    await expect.poll(async () => (await drafts())[0].quality.lessons, { interval: 50, timeout: 60_000 }).toBeGreaterThan(0);
    expect(await post(`drafts/${id}/apply`)).toMatchObject({ status: 409, code: 'draftRunning' });
    expect(await post(`drafts/${id}/stop`)).toMatchObject({ status: 200 });
    await making;
    const [stopped] = await drafts();
    expect(stopped.state).toBe('stopped');
    expect(stopped.quality.lessons).toBeGreaterThan(0);
  });

  inFull('of 200 sections is tested in sentences, made within its time, and stopped at once', async () => {
    const { section, subject } = school.ids;
    await test.owner`insert into sections (school_id, id, class_id, name)
      select c.school_id, app.new_id(), c.class_id, 'S' || n from sections c, generate_series(1, 200) n where c.id = ${section}`;
    await fillWeeks();
    // Kavita would teach English in all of them.
    const { data } = await get('test');
    expect(data.sections).toBeGreaterThanOrEqual(200);
    expect(data.contradictions).toMatchObject([{ kind: 'periods', about: 'teacher', ids: [kavita] }]);
    await test.owner`delete from employee_subjects where employee_id = ${kavita} and subject_id = ${subject}`;
    expect((await get('test')).data.contradictions).toEqual([]);
    await post('drafts', { seconds: 5, count: 2 });
    const making = generate();
    const first = async () => (await drafts()).find(({ number }: { number: number }) => number === 1);
    await expect.poll(async () => (await first()).state, { timeout: 150_000 }).toBe('done');
    // However busy the machine was, each period has a place or is named.
    const { quality, unplaced } = await first();
    const open = unplaced.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(quality.lessons + open).toBe(data.lessons);
    const second = (await drafts()).find(({ number }: { number: number }) => number === 2);
    expect(await post(`drafts/${second.id}/stop`)).toMatchObject({ status: 200 });
    await making;
    expect((await drafts()).map(({ state }: { state: string }) => state).toSorted()).toEqual(['done', 'stopped']);
  });

  it('is gone on with by the next server, from what was found', async () => {
    await fillWeeks();
    await post('drafts', { seconds: 60 });
    const stopping = new AbortController();
    const making = generate(stopping.signal);
    await expect.poll(async () => (await drafts())[0].quality.lessons, { interval: 50, timeout: 60_000 }).toBeGreaterThan(0);
    stopping.abort();
    await making;
    const [left] = await drafts();
    expect(left.state).toBe('running');
    expect(left.quality.lessons).toBeGreaterThan(0);
    await test.owner`update timetable_drafts set seconds = 1 where school_id = ${school.id}`;
    await generate();
    expect((await drafts())[0]).toMatchObject({ state: 'done', quality: { lessons: left.quality.lessons } });
  });

  it('is deleted while it is made, and nothing of it comes back', async () => {
    await fillWeeks();
    await post('drafts', { seconds: 60 });
    const making = generate();
    await expect.poll(async () => (await drafts())[0].state, { interval: 50, timeout: 60_000 }).toBe('running');
    const [{ id }] = await drafts();
    expect(await ask(test, school, 'DELETE', `/admin/timetable/drafts/${id}`)).toMatchObject({ status: 200 });
    await making;
    expect(await drafts()).toEqual([]);
  });

  it('refuses what cannot be: an empty draft, a covered period, a school without subjects, and other schools’ drafts', async () => {
    const draft = await addDraft(test, school);
    const other = await makeSchool(test, 'Another school');
    expect(await ask(test, other, 'POST', `/admin/timetable/drafts/${draft}/apply`)).toMatchObject({ status: 404 });
    await test.owner`update timetable_drafts set lessons = '' where id = ${draft}`;
    expect(await post(`drafts/${draft}/apply`)).toMatchObject({ status: 422, code: 'draftEmpty' });

    const friday = await addFridayTeacher(test, school);
    const day = '2099-11-20';
    await test.owner`insert into covers (school_id, on_date, period_id, section_id, subject_id, absent_id, teacher_id)
      values (${school.id}, ${day}, ${school.ids.period}, ${school.ids.section}, ${school.ids.subject}, ${friday}, ${kavita})`;
    const lessons = `${school.ids.section} 5 ${school.ids.period} ${school.ids.subject} ${kavita}`;
    await test.owner`update timetable_drafts set lessons = ${lessons} where id = ${draft}`;
    expect(await post(`drafts/${draft}/apply`)).toMatchObject({ status: 409, code: 'coverBusy' });
    await test.owner`delete from covers where school_id = ${school.id}`;
    await test.owner`update employees set left_on = '2025-01-01' where id = ${kavita}`;
    expect(await post(`drafts/${draft}/apply`)).toMatchObject({ status: 200 });
    expect(await lessonsInForce()).toMatchObject([{ day: 5, teacher_id: null }]);

    for (let count = 0; count < 20; count++) await addDraft(test, school);
    expect(await post('drafts', {})).toMatchObject({ status: 409, code: 'draftsFull' });
    expect(await post('drafts', { seconds: 9999 })).toMatchObject({ status: 400 });
  });
});
