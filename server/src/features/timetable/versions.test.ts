import { SCHOOL_DAYS } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { schoolToday, setClockOff } from '../../../test/clock.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { addDraft, addLesson, planDay } from '../../../test/timetable.ts';

let test: TestApp;
let school: TestSchool;
let today: string;
let asha: string;
let bela: string;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await setClockOff(test.owner, "'0 days'");
  school = await makeSchool(test, `School ${performance.now()}`);
  [asha, bela] = [await addEmployee(test, school, { name: 'Asha' }), await addEmployee(test, school, { name: 'Bela' })];
  today = schoolToday();
  await everyDay(asha);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => ask(test, school, method, `/admin/${path}`, body);
const versions = async () => (await call('GET', 'timetable/versions')).data.versions;
const later = (day: string, count: number) => new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
const daysFrom = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;
const apply = (draftId: string, from?: string) => call('POST', `timetable/drafts/${draftId}/apply`, { ...(from && { from }) });
const draftTwo = async (from?: string) => apply(await draftOf(bela), from);

async function everyDay(teacherId: string): Promise<void> {
  for (const day of SCHOOL_DAYS) await addLesson(test, school, { day, teacherId });
}

/** A draft in which a teacher teaches class 10th A in P1 on all days. */
async function draftOf(teacherId: string): Promise<string> {
  const id = await addDraft(test, school);
  const lessons = [1, 2, 3, 4, 5, 6].map((day) => `${school.ids.section} ${day} ${school.ids.period} ${school.ids.subject} ${teacherId}`);
  await test.owner`update timetable_drafts set lessons = ${lessons.join(',')} where id = ${id}`;
  return id;
}

/** The teacher of class 10th A in P1 on Mondays, by the timetable of a day; undefined when the period is vacant. */
async function teacherOn(day: string): Promise<string | null | undefined> {
  const { data } = await call('GET', `timetable?on=${day}`);
  const placeOf = (rows: { id: string }[], wanted: string) => rows.findIndex(({ id }) => id === wanted);
  const [section, period] = [placeOf(data.sections, school.ids.section), placeOf(data.periods, school.ids.period)];
  const row = data.lessons.find((lesson: number[]) => lesson[0] === section && lesson[1] === 1 && lesson[2] === period);
  return row === undefined ? undefined : (data.teachers[row[4]]?.id ?? null);
}

const change = (teacherId: string | null) => ({
  lessons: [
    { sectionId: school.ids.section, day: 'Monday', periodId: school.ids.period, subjectId: teacherId && school.ids.subject, teacherId },
  ],
});
const logged = async (teacherId: string, date: string) => (await call('POST', 'fetchTeacherLog', { teacherId, date })).data.periods.length;

describe('a timetable from a day on', () => {
  it('leaves the days before it as they were, and all that reads a day reads the timetable of that day', async () => {
    const from = await planDay(test, school);
    expect(await draftTwo(from)).toMatchObject({ status: 200, data: { lessons: 6, from, keptId: null } });
    for (const day of [later(today, -30), today, later(from, -1)]) expect(await teacherOn(day)).toBe(asha);
    for (const day of [from, later(from, 400)]) expect(await teacherOn(day)).toBe(bela);
    expect(await versions()).toMatchObject([
      { from, until: null, state: 'planned', draftNumber: 1, lessons: 6 },
      { from: null, until: from, state: 'inForce', draftNumber: null, lessons: 6 },
    ]);
    expect([await logged(asha, from), await logged(bela, from)]).toEqual([0, 1]);
    const covering = { covers: [{ periodId: school.ids.period, sectionId: school.ids.section, teacherId: asha }] };
    await test.owner`insert into employee_attendance (school_id, employee_id, on_date, mark) values (${school.id}, ${bela}, ${from}, 'A')`;
    expect((await call('GET', `covers/${from}`)).data.lessons).toMatchObject([{ absentName: 'Bela', candidates: expect.any(Array) }]);
    expect(await call('PUT', `covers/${from}`, covering)).toMatchObject({ status: 200 });
  });

  it('is in force when its day has come, without anybody doing anything, and cannot be withdrawn then', async () => {
    const from = await planDay(test, school);
    await draftTwo(from);
    expect((await call('GET', `employees/${bela}`)).status).toBeLessThan(500);
    await setClockOff(test.owner, `'${daysFrom(today, from) - 1} days'`);
    expect((await versions()).map(({ state }: { state: string }) => state)).toEqual(['planned', 'inForce']);
    await setClockOff(test.owner, `'${daysFrom(today, from)} days'`);
    expect((await versions()).map(({ state }: { state: string }) => state)).toEqual(['inForce', 'past']);
    const schedule = await call('POST', 'getTeacherSchedule', { classId: school.ids.class, sectionId: school.ids.section, day: 'Monday' });
    expect(schedule.data[0].teacherName).toBe('Bela');
    expect(await teacherOn(today)).toBe(asha);
    expect(await call('DELETE', `timetable/versions/${from}`)).toMatchObject({ status: 409, code: 'versionInForce' });
  });

  it('is withdrawn before its day comes, with what was changed by hand meanwhile, and put back from the draft that was kept', async () => {
    const from = await planDay(test, school);
    await draftTwo(from);
    expect(await call('PUT', 'timetable/lessons', change(null))).toMatchObject({ status: 200 });
    expect([await teacherOn(later(today, -1)), await teacherOn(today), await teacherOn(from)]).toEqual([asha, undefined, bela]);
    const { data } = await call('DELETE', `timetable/versions/${from}`);
    expect([await teacherOn(later(today, -1)), await teacherOn(from)]).toEqual([asha, undefined]);
    expect(await versions()).toHaveLength(1);
    expect(await apply(data.keptId, from)).toMatchObject({ status: 200 });
    expect(await teacherOn(from)).toBe(bela);
  });

  it('is planned as a copy and changed by hand before its day comes', async () => {
    const from = await planDay(test, school);
    expect(await call('POST', 'timetable/versions', { from })).toMatchObject({ status: 200, data: { from, lessons: 6 } });
    expect(await call('POST', 'timetable/versions', { from })).toMatchObject({ status: 409, code: 'versionExists' });
    const changed = await call('PUT', 'timetable/lessons', { ...change(bela), from });
    expect(changed).toMatchObject({ status: 200, data: { before: [{ teacherId: asha }], after: [{ teacherId: bela }] } });
    expect([await teacherOn(later(from, -1)), await teacherOn(from)]).toEqual([asha, bela]);
    expect(await call('PUT', 'timetable/lessons', { ...change(bela), from: later(from, 1) })).toMatchObject({
      status: 404,
      code: 'versionUnknown',
    });
    expect(await call('PUT', 'timetable/lessons', { ...change(bela), from: later(today, -1) })).toMatchObject({
      status: 422,
      code: 'versionInPast',
    });
  });

  it('from today on keeps yesterday, and is undone by what was kept', async () => {
    const { data } = await draftTwo();
    expect(data).toMatchObject({ from: today, keptId: expect.any(String) });
    expect([await teacherOn(later(today, -1)), await teacherOn(today)]).toEqual([asha, bela]);
    await apply(data.keptId);
    expect([await teacherOn(later(today, -1)), await teacherOn(today)]).toEqual([asha, asha]);
  });

  it('a teacher who leaves is in no lesson from today on, of planned timetables neither, and stays in what was held', async () => {
    const from = await planDay(test, school);
    await call('POST', 'timetable/versions', { from });
    await call('PUT', 'timetable/lessons', { ...change(bela), from });
    await test.database.schoolTransaction(school.id, async (db) => {
      const { vacateTeacher } = await import('./index.ts');
      expect(await vacateTeacher(db, school.id, asha)).toBe(6);
      expect(await vacateTeacher(db, school.id, bela)).toBe(0);
    });
    expect([await teacherOn(later(today, -1)), await teacherOn(today), await teacherOn(from)]).toEqual([asha, null, null]);
  });
});

describe('is refused', () => {
  it('from a day that is over, no school day, or too far', async () => {
    const draft = await draftOf(bela);
    const sunday = later(today, 7 - new Date(`${today}T00:00:00Z`).getUTCDay());
    for (const put of [(from: string) => apply(draft, from), (from: string) => call('POST', 'timetable/versions', { from })]) {
      expect(await put(later(today, -1))).toMatchObject({ status: 422, code: 'versionInPast' });
      expect(await put(sunday)).toMatchObject({ status: 422, code: 'noSchoolDay' });
      expect(await put(later(today, 500))).toMatchObject({ status: 422, code: 'versionTooFar' });
      expect(await put('2026-02-31')).toMatchObject({ status: 400 });
    }
    expect(await call('POST', 'timetable/versions', { from: today })).toMatchObject({ status: 409, code: 'versionExists' });
  });

  it('where a cover of its days is in the way, and goes on as it was', async () => {
    const from = await planDay(test, school);
    const cover = (teacherId: string) => test.owner`insert into covers (school_id, on_date, period_id, section_id, subject_id, teacher_id)
      values (${school.id}, ${from}, ${school.ids.period}, (select id from sections where school_id = ${school.id} and id <> ${school.ids.section} limit 1),
        ${school.ids.subject}, ${teacherId})`;
    await cover(bela);
    expect(await draftTwo(from)).toMatchObject({ status: 409, code: 'coverBusy' });
    expect(await draftTwo(later(from, 7))).toMatchObject({ status: 200 });
    expect(await call('DELETE', `timetable/versions/${later(from, 7)}`)).toMatchObject({ status: 200 });
    await test.owner`delete from covers where school_id = ${school.id}`;
    await draftTwo(from);
    await cover(asha);
    expect(await call('DELETE', `timetable/versions/${from}`)).toMatchObject({ status: 409, code: 'coverBusy' });
    expect(await teacherOn(from)).toBe(bela);
  });

  it('to other schools', async () => {
    const from = await planDay(test, school);
    await draftTwo(from);
    const other = await makeSchool(test, 'Another school');
    expect(await ask(test, other, 'DELETE', `/admin/timetable/versions/${from}`)).toMatchObject({ status: 404 });
    expect((await ask(test, other, 'GET', '/admin/timetable/versions')).data.versions).toHaveLength(1);
    expect(await teacherOn(from)).toBe(bela);
  });

  it('by the database, for whoever would change a day that is over', async () => {
    const inSchool = (statement: string) =>
      test.owner.begin(async (sql) => {
        await sql`select set_config('app.school', ${school.id}, true)`;
        await sql.unsafe(statement);
      });
    const mine = `school_id = '${school.id}'`;
    for (const act of [
      `delete from timetable_slots where ${mine}`,
      `update timetable_slots set teacher_id = null where ${mine}`,
      `update timetable_slots set until_on = app.today('${school.id}') - 1 where ${mine}`,
      `insert into timetable_slots (school_id, section_id, day, period_id, subject_id, from_on) select school_id, section_id, day, period_id, subject_id, '2020-01-01'
        from timetable_slots where ${mine} and day = 1`,
    ])
      await expect(inSchool(act), act).rejects.toThrow(/stays as it was/);
  });
});
