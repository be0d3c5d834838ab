import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { addLesson, FRIDAY } from '../../../test/timetable.ts';
import { listUncoveredLessons } from './index.ts';

const SUNDAY = '2025-11-23';
let test: TestApp;
let school: TestSchool;
let [kavita, sunita, anil] = ['', '', ''];
let periods: string[];
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  [kavita = '', sunita = '', anil = ''] = await Promise.all(
    ['Kavita Joshi', 'Sunita Rao', 'Anil Mishra'].map((name) => addEmployee(test, school, { name })),
  );
  periods = (await ask(test, school, 'GET', '/admin/getPeriods')).data.map(({ _id }: { _id: string }) => _id);
  for (const period of [0, 4]) await addLesson(test, school, { day: 'Friday', periodId: periods[period] ?? '', teacherId: kavita });
  await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${sunita}, ${school.ids.subject})`;
});

const mark = (teacherId: string, letter: string) =>
  test.owner`insert into employee_attendance (school_id, employee_id, on_date, mark, reason) values (${school.id}, ${teacherId}, ${FRIDAY}, ${letter}, 'Fever')
    on conflict (school_id, employee_id, on_date) do update set mark = excluded.mark`;
const desk = async (date = FRIDAY) => (await ask(test, school, 'GET', `/admin/covers/${date}`)).data;
const cover = (teacherId: string | null, { period = 0, date = FRIDAY } = {}) =>
  ask(test, school, 'PUT', `/admin/covers/${date}`, { covers: [{ periodId: periods[period], sectionId: school.ids.section, teacherId }] });

describe('the cover desk', () => {
  it('has nothing to do while everybody is here', async () => {
    expect(await desk()).toMatchObject({ isSchoolDay: true, absent: [], lessons: [] });
  });

  it('lists who is away, the open lessons, and who should take them and why', async () => {
    await mark(kavita, 'A');
    const { absent, lessons } = await desk();
    expect(absent).toEqual([{ id: kavita, name: 'Kavita Joshi', why: 'absent', half: null, reason: 'Fever', lessons: 2 }]);
    expect(lessons).toHaveLength(2);
    expect(lessons[0]).toMatchObject({
      ...{ className: '10th', sectionName: 'A', subjectName: 'English', absentName: 'Kavita Joshi', cover: null },
      proposal: { id: sunita, teachesSubject: true, coversThisWeek: 0 },
      candidates: [{ name: 'Sunita Rao' }, { name: 'Anil Mishra' }],
    });
  });

  it('asks nobody in the hours in which a part-time teacher is not at school', async () => {
    await mark(kavita, 'A');
    const hours = (away: [number, string][]) => ({ teachers: [{ teacherId: sunita, mostADay: 0, mostInRow: 0, away }] });
    await ask(test, school, 'PUT', '/admin/timetable/rules', hours([[5, periods[0] ?? '']]));
    const names = async () =>
      (await desk()).lessons.map(({ candidates }: { candidates: { name: string }[] }) => candidates.map(({ name }) => name).join(', '));
    expect(await names()).toEqual(['Anil Mishra', 'Sunita Rao, Anil Mishra']);
    await ask(test, school, 'PUT', '/admin/timetable/rules', hours([[4, periods[0] ?? '']]));
    expect(await names()).toEqual(['Sunita Rao, Anil Mishra', 'Sunita Rao, Anil Mishra']);
  });

  it('offers nobody beyond the limit of the day while somebody else is free, and says it otherwise', async () => {
    await mark(kavita, 'A');
    await addLesson(test, school, { day: 'Friday', periodId: periods[2] ?? '', teacherId: sunita });
    const most = (mostADay: number) => ({ teacherId: sunita, mostADay, mostInRow: 0, away: [] });
    await ask(test, school, 'PUT', '/admin/timetable/rules', { teachers: [most(1)] });
    const shown = async () =>
      (await desk()).lessons.map(
        ({ proposal, candidates }: { proposal: { name: string; isOverLimit: boolean }; candidates: { name: string }[] }) => ({
          ...{ name: proposal.name, isOver: proposal.isOverLimit, free: candidates.map(({ name }) => name).join(', ') },
        }),
      );
    const anilAlone = { name: 'Anil Mishra', isOver: false, free: 'Anil Mishra' };
    expect(await shown()).toEqual([anilAlone, anilAlone]);
    await mark(anil, 'A');
    expect(await shown()).toEqual([
      { name: 'Sunita Rao', isOver: true, free: 'Sunita Rao' },
      { name: 'Sunita Rao', isOver: true, free: 'Sunita Rao' },
    ]);
  });

  it('takes half a day from the second half on, leave as leave, and whoever came in spite of it as present', async () => {
    await mark(kavita, 'H');
    expect((await desk()).lessons.map(({ periodId }: { periodId: string }) => periodId)).toEqual([periods[4]]);
    await test.owner`delete from employee_attendance where school_id = ${school.id}`;
    await test.owner`insert into leave_requests (school_id, id, employee_id, from_date, to_date, reason, state)
      values (${school.id}, app.new_id(), ${kavita}, '2025-11-20', ${FRIDAY}, 'Wedding', 'approved')`;
    expect((await desk()).absent).toEqual([{ id: kavita, name: 'Kavita Joshi', why: 'leave', half: null, reason: 'Wedding', lessons: 2 }]);
    await mark(kavita, 'P');
    expect((await desk()).absent).toEqual([]);
  });

  it('asks of somebody on leave for half a day only that half', async () => {
    const leave = (
      half: string,
    ) => test.owner`insert into leave_requests (school_id, id, employee_id, from_date, to_date, half_day, half, state)
      values (${school.id}, app.new_id(), ${kavita}, ${FRIDAY}, ${FRIDAY}, true, ${half}, 'approved')`;
    await leave('first');
    const { absent, lessons } = await desk();
    expect(absent).toMatchObject([{ why: 'half day', half: 'first', lessons: 1 }]);
    expect(lessons.map(({ periodId }: { periodId: string }) => periodId)).toEqual([periods[0]]);
    // After a mark of half a day in the register, the half of the leave still applies.
    await mark(kavita, 'H');
    expect((await desk()).lessons.map(({ periodId }: { periodId: string }) => periodId)).toEqual([periods[0]]);
    // A teacher who is present for half a day may cover in that half only.
    await test.owner`delete from employee_attendance where school_id = ${school.id}`;
    await test.owner`update leave_requests set employee_id = ${sunita}, half = 'second' where school_id = ${school.id}`;
    await mark(kavita, 'A');
    const [first, last] = (await desk()).lessons as { candidates: { id: string }[] }[];
    expect(first?.candidates.map(({ id }) => id)).toContain(sunita);
    expect(last?.candidates.map(({ id }) => id)).not.toContain(sunita);
    expect(await cover(sunita)).toMatchObject({ status: 200 });
    expect(await cover(sunita, { period: 4 })).toMatchObject({ status: 409, code: 'coverAbsent' });
  });

  it('is empty on Sundays and holidays', async () => {
    await test.owner`insert into calendar_events (school_id, id, kind, title, starts_on, ends_on)
      values (${school.id}, app.new_id(), 'holiday', 'Local holiday', ${FRIDAY}, ${FRIDAY})`;
    await mark(kavita, 'A');
    expect(await desk()).toMatchObject({ isSchoolDay: false, absent: [], lessons: [] });
    expect(await cover(sunita)).toMatchObject({ status: 422, code: 'noSchoolDay' });
    expect(await desk(SUNDAY)).toMatchObject({ isSchoolDay: false, lessons: [] });
  });

  it('lists lessons that have no teacher at all', async () => {
    await test.owner`update timetable_slots set teacher_id = null where school_id = ${school.id}`;
    expect((await desk()).lessons[0]).toMatchObject({ absentId: null, absentName: '', proposal: { id: sunita } });
    expect(await cover(sunita)).toMatchObject({ status: 200 });
  });

  it('tells others which lessons nobody takes', async () => {
    await mark(kavita, 'A');
    await cover(sunita);
    const open = await test.database.schoolTransaction(school.id, (db) => listUncoveredLessons(db, school.id, FRIDAY));
    expect(open.map(({ periodName, absentName }) => [periodName, absentName])).toEqual([['P5', 'Kavita Joshi']]);
  });
});

describe('a cover', () => {
  beforeEach(() => mark(kavita, 'A'));

  it('is given, changed and taken back, and says what was there before', async () => {
    expect((await cover(sunita)).data.before[0].teacherId).toBeNull();
    expect((await desk()).lessons[0].cover).toEqual({ id: sunita, name: 'Sunita Rao' });
    expect((await cover(anil)).data.before[0].teacherId).toBe(sunita);
    expect((await cover(null)).data.before[0].teacherId).toBe(anil);
    expect((await desk()).lessons[0].cover).toBeNull();
    const rows = await test.owner`select old_values->>'teacherId' as old, new_values->>'teacherId' as new from audit_log
      where school_id = ${school.id} and entity = 'cover' order by id`;
    expect(rows).toEqual([
      { old: null, new: sunita },
      { old: sunita, new: anil },
      { old: anil, new: null },
    ]);
  });

  it('counts for fairness: the next proposal goes to another', async () => {
    await test.owner`delete from employee_subjects where school_id = ${school.id}`;
    await cover(anil);
    expect((await desk()).lessons[1].proposal).toMatchObject({ id: sunita });
    expect((await desk()).lessons[1].candidates[1]).toMatchObject({ id: anil, coversThisMonth: 1, coversThatDay: 1 });
  });

  it('is refused for who teaches, covers, is away, has left, or is the absent one', async () => {
    const [ninth] = await test.owner<
      { id: string; subject: string }[]
    >`select s.id, u.id as subject from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id
      join subjects u on u.school_id = c.school_id and u.class_id = c.id where s.school_id = ${school.id} and c.name = '9th' limit 1`;
    await addLesson(test, school, { day: 'Friday', sectionId: ninth?.id ?? '', subjectId: ninth?.subject ?? '', teacherId: sunita });
    expect(await cover(sunita)).toMatchObject({ status: 409, code: 'coverNotFree' });
    expect(await cover(kavita)).toMatchObject({ status: 409, code: 'coverSelf' });
    await mark(anil, 'A');
    expect(await cover(anil)).toMatchObject({ status: 409, code: 'coverAbsent' });
    expect(await cover(sunita, { period: 1 })).toMatchObject({ status: 422, code: 'noLesson' });
    const left = await addEmployee(test, school, { name: 'Left Long' });
    await test.owner`update employees set left_on = '2025-01-01' where id = ${left}`;
    expect(await cover(left)).toMatchObject({ status: 422, code: 'teacherLeft' });
    expect((await desk()).lessons.every((row: { cover: unknown }) => row.cover === null)).toBe(true);
  });

  it('and a lesson of its teacher never meet, whoever writes first', async () => {
    const day =
      (
        await test.owner<
          { day: string }[]
        >`select (app.today(${school.id}) + ((5 - extract(isodow from app.today(${school.id}))::int + 7) % 7))::text as day`
      )[0]?.day ?? '';
    expect(await cover(anil, { date: day })).toMatchObject({ status: 200 });
    const [ninth] = await test.owner<
      { id: string; subject: string }[]
    >`select s.id, u.id as subject from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id
      join subjects u on u.school_id = c.school_id and u.class_id = c.id where s.school_id = ${school.id} and c.name = '9th' limit 1`;
    const lesson = { sectionId: ninth?.id, day: 'Friday', periodId: periods[0], subjectId: ninth?.subject, teacherId: anil };
    expect(await ask(test, school, 'POST', '/admin/updateTeacherSchedule', lesson)).toMatchObject({ status: 409, code: 'coverBusy' });
    const slot = { day: 'Friday' as const, sectionId: ninth?.id ?? '', subjectId: ninth?.subject ?? '', teacherId: anil };
    await expect(addLesson(test, school, slot)).rejects.toThrow(/a lesson and a cover/);
    await cover(null, { date: day });
    await addLesson(test, school, slot);
    await expect(
      test.owner`insert into covers (school_id, on_date, period_id, section_id, subject_id, absent_id, teacher_id)
        values (${school.id}, ${FRIDAY}, ${periods[0] ?? ''}, ${school.ids.section}, ${school.ids.subject}, ${kavita}, ${anil})`,
    ).rejects.toThrow(/a cover and a lesson/);
  });
});

describe('two people at the cover desk', () => {
  const give = (teacherId: string | null, was: string | null) =>
    ask(test, school, 'PUT', `/admin/covers/${FRIDAY}`, {
      covers: [{ periodId: periods[0], sectionId: school.ids.section, teacherId, was }],
    });

  it('who arrange the same lesson at once: the first one stands, the other is told', async () => {
    await mark(kavita, 'A');
    const answers = await Promise.all([give(sunita, null), give(anil, null)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'coverChanged' });
    const [kept, other] = answers[0].status === 200 ? [sunita, anil] : [anil, sunita];
    expect((await desk()).lessons[0].cover.id).toBe(kept);
    expect(await give(null, other)).toMatchObject({ status: 409, code: 'coverChanged' });
    expect((await give(other, kept)).status).toBe(200);
  });

  it('a double click changes nothing more, and is no clash', async () => {
    await mark(kavita, 'A');
    expect((await Promise.all([give(sunita, null), give(sunita, null)])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await desk()).lessons[0].cover.id).toBe(sunita);
  });
});
