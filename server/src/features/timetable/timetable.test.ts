import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { addLesson } from '../../../test/timetable.ts';
import { vacateTeacher } from './index.ts';

let test: TestApp;
let school: TestSchool;
let kavita: string;
let periods: { _id: string; name: string }[];
let ninth: { class: string; section: string; subject: string };
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  kavita = await addEmployee(test, school, { name: 'Kavita Joshi' });
  periods = (await ask(test, school, 'GET', '/admin/getPeriods')).data;
  const [row] = await test.owner<(typeof ninth)[]>`select c.id as class, s.id as section, u.id as subject from classes c
    join sections s on s.school_id = c.school_id and s.class_id = c.id join subjects u on u.school_id = c.school_id and u.class_id = c.id and u.name = 'Mathematics'
    where c.school_id = ${school.id} and c.name = '9th'`;
  ninth = row as typeof ninth;
});

const period = (number: number) => periods[number - 1]?._id ?? '';
const update = (body: object) => ask(test, school, 'POST', '/admin/updateTeacherSchedule', body);
const place = (...lessons: object[]) => ask(test, school, 'PUT', '/admin/timetable/lessons', { lessons });
const lesson = (more: object = {}) => ({
  sectionId: school.ids.section,
  day: 'Monday',
  periodId: period(1),
  subjectId: school.ids.subject,
  teacherId: kavita,
  ...more,
});
const inNinth = (more: object = {}) => lesson({ sectionId: ninth.section, subjectId: ninth.subject, ...more });
const schedule = async (day = 'Monday') =>
  (await ask(test, school, 'POST', '/admin/getTeacherSchedule', { classId: school.ids.class, sectionId: school.ids.section, day })).data;

describe('the schedule of a section', () => {
  it('has a row for each period, nulls where it is vacant', async () => {
    expect(await schedule()).toHaveLength(8);
    expect((await schedule())[0]).toEqual({
      ...{ periodId: period(1), periodName: 'P1', subjectId: null, subjectName: null, teacherId: null, teacherName: null },
    });
    expect(await update(lesson())).toMatchObject({ status: 200 });
    expect((await schedule())[0]).toMatchObject({ subjectName: 'English', teacherName: 'Kavita Joshi', teacherId: kavita });
    expect((await schedule('Tuesday'))[0]).toMatchObject({ subjectId: null });
  });

  it('is unknown for a section of another class, and for Sunday it is refused', async () => {
    const body = { classId: ninth.class, sectionId: school.ids.section, day: 'Monday' };
    expect(await ask(test, school, 'POST', '/admin/getTeacherSchedule', body)).toMatchObject({ status: 404 });
    expect(await ask(test, school, 'POST', '/admin/getTeacherSchedule', { ...body, day: 'Sunday' })).toMatchObject({ status: 400 });
    expect(await update(lesson({ day: 'Sunday' }))).toMatchObject({ status: 400 });
  });

  it('offers the section’s subjects and the teaching staff', async () => {
    const subjects = await ask(test, school, 'POST', '/admin/getSubjectListBySection', { sectionId: school.ids.section });
    expect(subjects.data[0]).toEqual({ _id: school.ids.subject, subjectName: 'English' });
    await test.owner`update employees set is_teaching = false where id = ${await addEmployee(test, school, { name: 'A Clerk' })}`;
    expect((await ask(test, school, 'GET', '/admin/fetchTeacherList')).data).toEqual([{ _id: kavita, teacherName: 'Kavita Joshi' }]);
  });
});

describe('a change', () => {
  it('says what stood there before, and is audited with what changed alone', async () => {
    await update(lesson());
    const answer = await update(lesson({ teacherId: null }));
    expect(answer.data).toEqual({ before: [lesson()], after: [lesson({ teacherId: null })] });
    const [row] = await test.owner`select old_values, new_values, entity_id from audit_log where school_id = ${school.id}
      and entity = 'timetable' order by id desc limit 1`;
    expect(row).toEqual({
      entity_id: school.ids.section,
      old_values: { day: 'Monday', period: 'P1', teacherId: kavita },
      new_values: { day: 'Monday', period: 'P1', teacherId: null },
    });
  });

  it('moves a lesson, and never over another one', async () => {
    await update(lesson());
    expect(await update(lesson({ periodId: period(3), fromPeriodId: period(1) }))).toMatchObject({ status: 200 });
    expect((await schedule()).map((row: { subjectName: string | null }) => row.subjectName)).toEqual([
      ...[null, null, 'English', null, null, null, null, null],
    ]);
    await update(lesson({ teacherId: null }));
    const refused = await update(lesson({ periodId: period(3), fromPeriodId: period(1), teacherId: null }));
    expect(refused).toMatchObject({ status: 409, code: 'periodTaken' });
    expect(refused.message).toContain('P3 on Monday already has English');
  });

  it('clears with nulls', async () => {
    await update(lesson());
    expect(await update(lesson({ subjectId: null, teacherId: null }))).toMatchObject({ status: 200 });
    expect((await schedule())[0]).toMatchObject({ subjectId: null, teacherId: null });
  });

  it('that double-books a teacher names where, and who is free', async () => {
    const sunita = await addEmployee(test, school, { name: 'Sunita Rao' });
    await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${sunita}, ${school.ids.subject})`;
    await update(inNinth());
    const refused = await update(lesson());
    expect(refused).toMatchObject({
      status: 409,
      code: 'teacherBusy',
      message: 'Kavita Joshi teaches Class 9th A in P1 on Monday. Select another teacher or period.',
      data: { teacherName: 'Kavita Joshi', className: '9th', periodName: 'P1', freeTeachers: [{ _id: sunita, teacherName: 'Sunita Rao' }] },
    });
    expect((await schedule())[0]).toMatchObject({ subjectId: null });
  });

  it('is refused for a subject of another class, a teacher without subject, one who left, and unknown things', async () => {
    expect(await update(lesson({ subjectId: ninth.subject }))).toMatchObject({ status: 422, code: 'subjectOfOtherClass' });
    expect(await update(lesson({ subjectId: null }))).toMatchObject({ status: 422, code: 'subjectMissing' });
    await test.owner`update employees set left_on = '2025-01-01' where id = ${kavita}`;
    expect(await update(lesson())).toMatchObject({ status: 422, code: 'teacherLeft' });
    for (const key of ['sectionId', 'periodId', 'subjectId', 'teacherId', 'fromPeriodId'])
      expect(await update(lesson({ [key]: '00000000-0000-4000-8000-000000000000' })), key).toMatchObject({ status: 404 });
  });
});

describe('several lessons together', () => {
  it('change places without a clash between', async () => {
    const anil = await addEmployee(test, school, { name: 'Anil Mishra' });
    const [first, second] = [lesson(), lesson({ periodId: period(2), teacherId: anil })];
    await place(first, second);
    const swapped = [lesson({ teacherId: anil }), lesson({ periodId: period(2) })];
    expect((await place(...swapped)).data).toEqual({ before: [first, second], after: swapped });
  });

  it('are all kept or none', async () => {
    await addLesson(test, school, { sectionId: ninth.section, subjectId: ninth.subject, teacherId: kavita, periodId: period(2) });
    expect(await place(lesson(), lesson({ periodId: period(2) }))).toMatchObject({ status: 409, code: 'teacherBusy' });
    expect((await schedule())[0]).toMatchObject({ subjectId: null });
    expect(await place(lesson(), inNinth())).toMatchObject({ status: 409, code: 'teacherTwice' });
    expect(await place(lesson(), lesson())).toMatchObject({ status: 422, code: 'placedTwice' });
  });

  it('are refused when somebody else was faster', async () => {
    const vacant = { subjectId: null, teacherId: null };
    expect(await place(lesson({ was: vacant }))).toMatchObject({ status: 200 });
    expect(await place(lesson({ teacherId: null, was: vacant }))).toMatchObject({ status: 409, code: 'slotChanged' });
  });
});

it('the whole school’s week refers to its lists by place', async () => {
  await update(lesson());
  const { periods: rows, sections, subjects, teachers, lessons } = (await ask(test, school, 'GET', '/admin/timetable')).data;
  expect(rows[0]).toEqual({ id: period(1), name: 'P1', startsAt: '08:00', endsAt: '08:40' });
  expect(lessons).toHaveLength(1);
  const [s, day, p, u, t] = lessons[0];
  expect([sections[s].id, day, rows[p].id, subjects[u].id, teachers[t].id]).toEqual([
    ...[school.ids.section, 1, period(1), school.ids.subject, kavita],
  ]);
});

it('a teacher who leaves is taken out; the lessons stay and wait for somebody', async () => {
  await update(lesson());
  expect(await test.database.schoolTransaction(school.id, (db) => vacateTeacher(db, school.id, kavita))).toBe(1);
  expect((await schedule())[0]).toMatchObject({ subjectName: 'English', teacherId: null, teacherName: null });
  expect((await ask(test, school, 'GET', '/admin/timetable')).data.lessons[0].at(-1)).toBe(-1);
});
