import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { FRIDAY } from '../../../test/timetable.ts';
import { generateWaiting } from './index.ts';

let test: TestApp;
let school: TestSchool;
/** Mrs Rao teaches Hindi and Mr Khan Sanskrit to 10th A and B at the same time. */
let [rao, khan]: [string, string] = ['', ''];
let [hindi, sanskrit, other]: [string, string, string] = ['', '', ''];
let [sectionA, sectionB]: [string, string] = ['', ''];
let periods: string[];
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  [rao, khan] = [await addEmployee(test, school, { name: 'Mrs Rao' }), await addEmployee(test, school, { name: 'Mr Khan' })];
  periods = (await test.owner<{ id: string }[]>`select id from periods where school_id = ${school.id} order by position`).map(
    ({ id }) => id,
  );
  sectionA = school.ids.section;
  const addSection = async (name: string) =>
    (
      await test.owner<{ id: string }[]>`insert into sections (school_id, id, class_id, name)
        values (${school.id}, app.new_id(), ${school.ids.class}, ${name}) returning id`
    )[0]?.id ?? '';
  const known = await test.owner<{ id: string }[]>`select id from sections where school_id = ${school.id} and class_id = ${school.ids.class}
    and id <> ${sectionA} order by name`;
  sectionB = known[0]?.id ?? (await addSection('B'));
  await test.owner`update subjects set periods_per_week = 1 where school_id = ${school.id}`;
  const subjects = await test.owner<
    { id: string }[]
  >`select id from subjects where school_id = ${school.id} and class_id = ${school.ids.class} order by id`;
  [hindi, sanskrit, other] = subjects.map(({ id }) => id) as [string, string, string];
});

const get = async (path: string, of = school) => (await ask(test, of, 'GET', `/admin/timetable/${path}`)).data;
const save = (body: object, of = school) => ask(test, of, 'PUT', '/admin/timetable/rules', body);
const members = (subjectId: string) => [sectionA, sectionB].map((sectionId) => ({ sectionId, subjectId }));
const languages = (change: object = {}) => ({
  name: 'Third language',
  periodsPerWeek: 3,
  groups: [
    { name: 'Hindi', teacherId: rao, members: members(hindi) },
    { name: 'Sanskrit', teacherId: khan, members: members(sanskrit) },
  ],
  ...change,
});
const splitId = async () => (await get('rules')).splits[0].id as string;
const place = async (body: object) => ask(test, school, 'PUT', `/admin/timetable/splits/${await splitId()}`, body);
const at = (day: string, period: number) => ({ day, periodId: periods[period] });
/** The groups that a section has in the timetable, as `day period group teacher`. */
const taught = async (sectionId: string) =>
  (
    await test.owner<{ text: string }[]>`select concat_ws(' ', t.day, p.position, g.name, e.name) as text from app.week_now(${school.id}) t
      join periods p on p.school_id = t.school_id and p.id = t.period_id join timetable_split_groups g on g.school_id = t.school_id and g.id = t.group_id
      left join employees e on e.school_id = t.school_id and e.id = t.teacher_id where t.section_id = ${sectionId} order by 1`
  ).map(({ text }) => text);

describe('classes that are taught in groups', () => {
  it('are kept, changed and removed; nobody has two groups at once, and no subject is of another class', async () => {
    expect(await save({ splits: [languages()] })).toMatchObject({ status: 200 });
    const { splits } = await get('rules');
    expect(splits).toMatchObject([
      { name: 'Third language', periodsPerWeek: 3, groups: [{ name: 'Hindi', teacherId: rao }, { name: 'Sanskrit' }] },
    ]);
    expect(splits[0].groups[0].members).toEqual(members(hindi));
    const [split] = splits;
    const one = { ...split, periodsPerWeek: 2, groups: [{ ...split.groups[1], teacherId: null }] };
    expect(await save({ splits: [one] })).toMatchObject({ status: 200 });
    expect((await get('rules')).splits).toEqual([one]);
    const twice = languages({ name: 'Twice', groups: languages().groups.map((group) => ({ ...group, teacherId: rao })) });
    expect(await save({ splits: [twice] })).toMatchObject({
      status: 422,
      code: 'splitTeacherTwice',
      message: expect.stringContaining('Mrs Rao teaches two groups of Twice'),
    });
    const [foreign] = await test.owner<
      { id: string }[]
    >`select id from subjects where school_id = ${school.id} and class_id <> ${school.ids.class} limit 1`;
    const stranger = languages({ name: 'Other', groups: [{ name: 'One', teacherId: null, members: members(foreign?.id ?? '') }] });
    expect(await save({ splits: [stranger] })).toMatchObject({ status: 422, code: 'subjectOfOtherClass' });
    expect(await save({ splits: [languages({ name: 'third LANGUAGE' })] })).toMatchObject({ status: 409, code: 'nameTaken' });
    const elsewhere = await makeSchool(test, `Other ${performance.now()}`);
    expect(await save({ splits: [{ ...one, name: 'Mine now' }] }, elsewhere)).toMatchObject({ status: 404 });
    expect((await get('rules', elsewhere)).splits).toEqual([]);
    await save({ removedSplitIds: [split.id] });
    expect((await get('rules')).splits).toEqual([]);
  });

  it('are generated at the same time in all their sections, put in force, kept by the undo and counted once', async () => {
    await save({ splits: [languages()] });
    const tested = await get('test');
    expect(tested).toMatchObject({ problems: [], contradictions: [] });
    await ask(test, school, 'POST', '/admin/timetable/drafts', { seconds: 1 });
    await generateWaiting({ database: test.database, signal: new AbortController().signal });
    const [draft] = (await get('drafts')).drafts;
    expect(draft.unplaced).toEqual([]);
    expect(await ask(test, school, 'POST', `/admin/timetable/drafts/${draft.id}/apply`)).toMatchObject({ status: 200 });
    const own = await taught(sectionA);
    expect(own).toHaveLength(6);
    expect(await taught(sectionB)).toEqual(own);
    const places = own.map((text) => text.slice(0, 3));
    expect(new Set(places).size).toBe(3);
    expect(own.filter((text) => text.endsWith('Hindi Mrs Rao')).map((text) => text.slice(0, 3))).toEqual([...new Set(places)]);
    // The sections alone no longer get three periods of each language.
    const alone =
      await test.owner`select from app.week_now(${school.id}) where section_id = ${sectionA} and group_id is null and subject_id in (${hindi}, ${sanskrit})`;
    expect(alone).toHaveLength(0);
    const week = await get('');
    expect(week.groups.map(({ name }: { name: string }) => name)).toEqual(['Hindi', 'Sanskrit']);
    expect(week.lessons.filter((row: number[]) => row[6] === 0)).toHaveLength(6);
    const again = await ask(test, school, 'POST', `/admin/timetable/drafts/${draft.id}/apply`);
    expect(await taught(sectionB)).toEqual(own);
    await ask(test, school, 'POST', `/admin/timetable/drafts/${again.data.keptId}/apply`);
    expect(await taught(sectionB)).toEqual(own);
    // A repair does not move them, and reports that a group has no teacher any more.
    const repair = await ask(test, school, 'POST', '/admin/timetable/repair', { leaving: [khan] });
    expect(repair.data).toMatchObject({ moves: [], open: expect.arrayContaining([expect.objectContaining({ why: 'noTeacher' })]) });
  });

  it('are placed, moved and cleared by hand in all sections; what is in the way is named', async () => {
    await save({ splits: [languages()] });
    expect(await place({ out: null, into: at('Monday', 0) })).toMatchObject({ status: 200, data: { lessons: 4 } });
    const monday = ['1 1 Hindi Mrs Rao', '1 1 Sanskrit Mr Khan'];
    expect([await taught(sectionA), await taught(sectionB)]).toEqual([monday, monday]);
    const lesson = { sectionId: sectionB, ...at('Tuesday', 0), subjectId: other, teacherId: rao };
    const put = (lessons: object[]) => ask(test, school, 'PUT', '/admin/timetable/lessons', { lessons });
    await put([lesson]);
    expect(await place({ out: at('Monday', 0), into: at('Tuesday', 0) })).toMatchObject({ status: 409, code: 'periodTaken' });
    await put([
      { ...lesson, subjectId: null, teacherId: null },
      { ...lesson, sectionId: sectionA, periodId: periods[1] },
    ]);
    const [elsewhere] = await test.owner<
      { id: string; subject: string }[]
    >`select s.id, (select b.id from subjects b where b.school_id = s.school_id
      and b.class_id = s.class_id limit 1) as subject from sections s where s.school_id = ${school.id} and s.class_id <> ${school.ids.class} limit 1`;
    await put([{ sectionId: elsewhere?.id, ...at('Wednesday', 0), subjectId: elsewhere?.subject, teacherId: rao }]);
    expect(await place({ out: null, into: at('Wednesday', 0) })).toMatchObject({ status: 409, code: 'teacherTwice' });
    // Conversely, Mrs Rao is busy with her group, and the section's slot is taken.
    expect(await put([{ sectionId: elsewhere?.id, ...at('Monday', 0), subjectId: elsewhere?.subject, teacherId: rao }])).toMatchObject({
      status: 409,
      code: 'teacherBusy',
    });
    expect(await put([{ ...lesson, ...at('Monday', 0) }])).toMatchObject({ status: 409, code: 'splitInPlace' });
    const row = (
      await ask(test, school, 'POST', '/admin/getTeacherSchedule', { classId: school.ids.class, sectionId: sectionA, day: 'Monday' })
    ).data[0];
    expect(row.teacherName).toBe('Mrs Rao / Mr Khan');
    expect(await place({ out: at('Monday', 0), into: at('Friday', 2) })).toMatchObject({ status: 200 });
    expect(await taught(sectionA)).toEqual(['5 3 Hindi Mrs Rao', '5 3 Sanskrit Mr Khan']);
    await ask(test, school, 'POST', '/admin/timetable/locks', { kind: 'section', sectionId: sectionB });
    expect(await place({ out: at('Friday', 2), into: null })).toMatchObject({ status: 409, code: 'lessonLocked' });
    await test.owner`delete from timetable_locks where school_id = ${school.id}`;
    expect(await place({ out: at('Friday', 2), into: null })).toMatchObject({ status: 200 });
    expect(await place({ out: at('Friday', 2), into: null })).toMatchObject({ status: 409, code: 'slotChanged' });
    expect(await taught(sectionA)).toEqual([]);
  });

  it('have one arrangement a group, one period of the logbook, and each class on paper', async () => {
    await save({ splits: [languages()] });
    await place({ out: null, into: at('Friday', 0) });
    await test.owner`update timetable_slots set from_on = '-infinity' where school_id = ${school.id}`;
    await test.owner`insert into employee_attendance (school_id, employee_id, on_date, mark) values (${school.id}, ${khan}, ${FRIDAY}, 'A')`;
    const desk = (await ask(test, school, 'GET', `/admin/covers/${FRIDAY}`)).data;
    expect(desk.absent).toMatchObject([{ name: 'Mr Khan', lessons: 1 }]);
    const [open, ...more] = desk.lessons;
    expect(more).toEqual([]);
    expect(open.sectionName).toContain(', ');
    const cover = { periodId: periods[0], sectionId: open.sectionId, groupId: open.groupId };
    const helper = await addEmployee(test, school, { name: 'Asha Nair' });
    const give = (teacherId: string) => ask(test, school, 'PUT', `/admin/covers/${FRIDAY}`, { covers: [{ ...cover, teacherId }] });
    expect(await give(rao)).toMatchObject({ status: 409, code: 'coverNotFree' });
    expect(await give(helper)).toMatchObject({ status: 200 });
    const log = (await ask(test, school, 'GET', `/admin/logbook/${helper}/week/${FRIDAY}`)).data;
    const friday = log.days.find(({ date }: { date: string }) => date === FRIDAY);
    expect(friday.periods).toMatchObject([{ subjectName: open.subjectName, sectionName: open.sectionName, coverFor: 'Mr Khan' }]);
    expect((await ask(test, school, 'GET', `/admin/covers/${FRIDAY}`)).data.lessons).toMatchObject([{ cover: { name: 'Asha Nair' } }]);
    const read = async (paper: string, id?: string) => {
      const query = new URLSearchParams({ format: 'csv', date: FRIDAY, ...(id && { id }) });
      return (await test.app.inject((await ask(test, school, 'GET', `/admin/timetable/exports/${paper}?${query}`)).data.url)).body;
    };
    expect(await read('class', sectionB)).toContain('(Mrs Rao / Mr Khan)');
    const [first] = (await read('teacher', rao)).split('\r\n').slice(1);
    expect(first).toMatch(/10th A, 10th B/);
    expect(await read('sheet')).toContain('Mr Khan');
    const fet = await ask(test, school, 'GET', '/admin/timetable/exports/school?format=fet');
    const file = await test.app.inject(fet.data.url);
    expect(file.headers['content-disposition']).toContain('.fet');
    expect(file.body).toContain('<Students>10th A</Students><Students>10th B</Students>');
    expect(file.body).toContain('<ConstraintActivitiesSameStartingTime>');
  });
});
