import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { addFridayTeacher, FRIDAY } from '../../../test/timetable.ts';

const SUNDAY = '2025-11-23';
let test: TestApp;
let school: TestSchool;
let meena: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  meena = await addFridayTeacher(test, school);
});

const log = async (date = FRIDAY, teacherId = meena) =>
  (await ask(test, school, 'POST', '/admin/fetchTeacherLog', { teacherId, date })).data;
const record = (body: object, { date = FRIDAY, teacherId = meena, periodId = school.ids.period } = {}) =>
  ask(test, school, 'PUT', `/admin/logbook/${teacherId}/${date}/${periodId}`, { reason: 'Written late', ...body });
const progress = async (date = FRIDAY) => (await ask(test, school, 'GET', `/admin/logbook/progress/${date}`)).data;

describe('the log of a day', () => {
  it('is the timetable, merged with what was recorded', async () => {
    expect(await log()).toMatchObject({
      teacherId: meena,
      teacherName: 'Meena Iyer',
      image: null,
      isSchoolDay: true,
      periods: [{ periodName: 'P1', className: '10th', sectionName: 'A', subjectName: 'English', description: '', isRecorded: false }],
    });
    expect(await record({ description: 'Tenses', homework: 'Page 4' })).toMatchObject({ status: 200 });
    expect((await log()).periods[0]).toMatchObject({ description: 'Tenses', homework: 'Page 4', isRecorded: true });
  });

  it('keeps what was recorded when the timetable changes', async () => {
    await record({ description: 'Tenses' });
    await test.owner`delete from timetable_slots where school_id = ${school.id}`;
    expect((await log()).periods).toHaveLength(1);
  });

  it('is empty on a Sunday, on a holiday and on a day without lessons', async () => {
    expect(await log(SUNDAY)).toMatchObject({ isSchoolDay: false, periods: [] });
    expect(await log('2025-11-20')).toMatchObject({ isSchoolDay: true, periods: [] });
    await test.owner`insert into calendar_events (school_id, id, kind, title, starts_on, ends_on)
      values (${school.id}, app.new_id(), 'holiday', 'Local holiday', ${FRIDAY}, ${FRIDAY})`;
    expect(await log()).toMatchObject({ isSchoolDay: false, periods: [] });
  });

  it('shows a cover to both: who takes the lesson, and whose it is', async () => {
    const anil = await addEmployee(test, school, { name: 'Anil Mishra' });
    await test.owner`insert into covers (school_id, on_date, period_id, section_id, subject_id, absent_id, teacher_id)
      values (${school.id}, ${FRIDAY}, ${school.ids.period}, ${school.ids.section}, ${school.ids.subject}, ${meena}, ${anil})`;
    expect((await log()).periods[0]).toMatchObject({ coveredBy: 'Anil Mishra', coverFor: null });
    expect((await log(FRIDAY, anil)).periods[0]).toMatchObject({ coverFor: 'Meena Iyer', subjectName: 'English' });
    expect(await record({ description: 'x' })).toMatchObject({ status: 422, code: 'logCovered' });
    expect(await record({ description: 'Poem' }, { teacherId: anil })).toMatchObject({ status: 200 });
    expect((await progress()).teachers).toEqual([
      { teacherId: anil, teacherName: 'Anil Mishra', lessons: 1, recorded: 1, isReviewed: false },
    ]);
  });
});

describe('an entry', () => {
  it('is mended with a history, and taken back without words', async () => {
    await record({ description: 'Tenses' });
    await record({ description: 'Tenses and voices' });
    await record({ description: '' });
    expect((await log()).periods[0]).toMatchObject({ description: '', isRecorded: false });
    const history = (await ask(test, school, 'GET', `/admin/logbook/${meena}/${FRIDAY}/${school.ids.period}/history`)).data;
    expect(history.map(({ by, before, after }: Record<string, unknown>) => ({ by, before, after }))).toEqual([
      { by: 'Asha Rao', before: { description: 'Tenses and voices' }, after: { description: '' } },
      { by: 'Asha Rao', before: { description: 'Tenses' }, after: { description: 'Tenses and voices' } },
      { by: 'Asha Rao', before: { description: '' }, after: { description: 'Tenses' } },
    ]);
  });

  it('is refused for a lesson to come, a free period, and a day without school', async () => {
    expect(await record({ description: 'x' }, { date: '2099-01-02' })).toMatchObject({ status: 422, code: 'logFuture' });
    expect(await record({ description: 'x' }, { date: SUNDAY })).toMatchObject({ status: 422, code: 'logNoLesson' });
    const [p2] = await test.owner<{ id: string }[]>`select id from periods where school_id = ${school.id} and name = 'P2'`;
    const refused = await record({ description: 'x' }, { periodId: p2?.id ?? '' });
    expect(refused).toMatchObject({ status: 422, message: 'Meena Iyer takes no class in P2 on Friday, 21 Nov 2025.' });
    expect(await record({ description: 'x'.repeat(1001) })).toMatchObject({ status: 400 });
  });

  it('takes a chapter of its subject’s textbook, and of no other', async () => {
    const addBook = async (subject: string) => {
      const [row] = await test.owner<{ chapter: string }[]>`with book as (insert into textbooks (school_id, id, subject_id, title)
        select school_id, app.new_id(), id, name from subjects where school_id = ${school.id} and class_id = ${school.ids.class} and name = ${subject} returning *)
        insert into textbook_chapters (school_id, id, textbook_id, position, chapter_number, name)
        select school_id, app.new_id(), id, 1, 1, 'A Letter to God' from book returning id as chapter`;
      return row?.chapter ?? '';
    };
    const [english, hindi] = [await addBook('English'), await addBook('Hindi')];
    expect(await record({ description: 'Read aloud', chapterId: hindi })).toMatchObject({ status: 422, code: 'topicOfOtherBook' });
    expect(await record({ description: 'Read aloud', chapterId: english })).toMatchObject({ data: { chapterId: english } });
    expect(await record({ description: 'x', chapterId: school.id })).toMatchObject({ status: 404 });
    const topics = await ask(test, school, 'GET', `/admin/logbook/topics/${school.ids.section}/${school.ids.subject}`);
    expect(topics.data).toEqual([{ chapterId: english, chapterNumber: 1, name: 'A Letter to God', lessons: 1, topics: [] }]);
    // A deleted book offers no topics, but entries that refer to it stay and can still be edited.
    await test.owner`update textbooks set removed_at = now() where school_id = ${school.id}`;
    expect((await ask(test, school, 'GET', `/admin/logbook/topics/${school.ids.section}/${school.ids.subject}`)).data).toEqual([]);
    expect(await record({ description: 'Read aloud twice', chapterId: english })).toMatchObject({ data: { chapterId: english } });
    await record({ description: '' });
    expect(await record({ description: 'Anew', chapterId: english })).toMatchObject({ status: 404 });
  });
});

it('says who has not filled the log; who is away has nothing to fill', async () => {
  expect((await progress()).teachers).toEqual([
    { teacherId: meena, teacherName: 'Meena Iyer', lessons: 1, recorded: 0, isReviewed: false },
  ]);
  await test.owner`insert into employee_attendance (school_id, employee_id, on_date, mark) values (${school.id}, ${meena}, ${FRIDAY}, 'A')`;
  expect((await progress()).teachers).toEqual([]);
  expect(await progress(SUNDAY)).toEqual({ isSchoolDay: false, teachers: [] });
});

it('gives a week from Monday to Saturday', async () => {
  const { data } = await ask(test, school, 'GET', `/admin/logbook/${meena}/week/${FRIDAY}`);
  expect(data.days.map(({ date }: { date: string }) => date)).toEqual([
    ...['2025-11-17', '2025-11-18', '2025-11-19', '2025-11-20', '2025-11-21', '2025-11-22'],
  ]);
  expect(data.days[4].periods).toHaveLength(1);
});

describe('a day of the log', () => {
  it('is locked after two days: a change then needs a reason, and keeps it', async () => {
    expect((await log()).isLocked).toBe(true);
    expect(await record({ description: 'Tenses', reason: '' })).toMatchObject({ status: 422, code: 'logLocked' });
    expect(await record({ description: 'Tenses', reason: 'Was on training' })).toMatchObject({ status: 200 });
    const [kept] = await test.owner`select reason from audit_log where school_id = ${school.id} and entity = 'logbook'`;
    expect(kept).toEqual({ reason: 'Was on training' });
  });

  it('is looked at by the head with a remark, which stands until it is taken back', async () => {
    const review = (body: object, teacherId = meena) => ask(test, school, 'PUT', `/admin/logbook/${teacherId}/${FRIDAY}/review`, body);
    expect(await review({ isReviewed: true })).toMatchObject({ status: 422, code: 'logEmpty' });
    await record({ description: 'Tenses' });
    expect(await review({ isReviewed: true, remark: 'More examples, please' })).toMatchObject({ data: { by: 'Asha Rao' } });
    expect((await log()).review).toMatchObject({ by: 'Asha Rao', remark: 'More examples, please' });
    expect((await progress()).teachers).toMatchObject([{ teacherId: meena, isReviewed: true }]);
    expect((await review({ isReviewed: false })).data).toBeNull();
    expect((await log()).review).toBeNull();
    expect(await review({ isReviewed: true }, school.id)).toMatchObject({ status: 404 });
    expect(await review({ isReviewed: true, remark: 'x'.repeat(501) })).toMatchObject({ status: 400 });
  });

  it('goes into a table with its chapters, of one teacher or of all', async () => {
    await record({ description: 'Tenses', homework: '=HYPERLINK("x")' });
    const path = (to: string, teacherId?: string) =>
      `/admin/logbook/export?from=${FRIDAY}&to=${to}&format=csv${teacherId ? `&teacherId=${teacherId}` : ''}`;
    const { data } = await ask(test, school, 'GET', path(FRIDAY, meena));
    const file = await test.app.inject({ method: 'GET', url: data.url });
    expect(file.body).toContain('Meena Iyer,10th,A,English,,Tenses');
    // No cell may begin like a formula.
    expect(file.body).not.toMatch(/(^|,)"?=HYPERLINK/m);
    expect((await test.app.inject({ method: 'GET', url: data.url.replace('%22format%22', '%22x%22') })).statusCode).toBe(404);
    expect(await ask(test, school, 'GET', path('2025-11-01'))).toMatchObject({ status: 422, code: 'logSpan' });
    expect(await ask(test, school, 'GET', path(FRIDAY, school.id))).toMatchObject({ status: 404 });
  });
});
