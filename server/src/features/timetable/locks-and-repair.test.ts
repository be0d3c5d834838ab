import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { addDraft, addLesson, addLock } from '../../../test/timetable.ts';
import { generateWaiting } from './index.ts';

let test: TestApp;
let school: TestSchool;
let kavita: string;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  kavita = await addTeacher('Kavita Joshi');
  await test.owner`update subjects set periods_per_week = 1 where school_id = ${school.id}`;
  await test.owner`update subjects set periods_per_week = 6 where school_id = ${school.id} and id = ${school.ids.subject}`;
});

async function addTeacher(name: string): Promise<string> {
  const id = await addEmployee(test, school, { name });
  await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${id}, ${school.ids.subject})`;
  return id;
}
const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  ask(test, school, method, `/admin/timetable/${path}`, body);
const generate = () => generateWaiting({ database: test.database, signal: new AbortController().signal });
const drafts = async () => (await call('GET', 'drafts')).data.drafts;
const place = () => ({ sectionId: school.ids.section, day: 'Saturday', periodId: school.ids.period });
const english = () => ({ subjectId: school.ids.subject, teacherId: kavita });

describe('locks of a timetable', () => {
  it('are kept, found again, removed, and named in the audit log', async () => {
    const { data: added } = await call('POST', 'locks', { kind: 'period', ...place() });
    expect((await call('POST', 'locks', { kind: 'period', ...place() })).data.id).toBe(added.id);
    await call('POST', 'locks', { kind: 'teacher', teacherId: kavita, day: 'Monday' });
    const { data: locks } = await call('GET', 'locks');
    expect(locks).toEqual([
      { id: added.id, kind: 'period', ...place(), teacherId: null },
      { id: expect.any(String), kind: 'teacher', sectionId: null, day: null, periodId: null, teacherId: kavita },
    ]);
    expect(await call('DELETE', `locks/${added.id}`)).toMatchObject({ status: 200 });
    expect(await call('DELETE', `locks/${added.id}`)).toMatchObject({ status: 404 });
    const logged =
      await test.owner`select old_values, new_values from audit_log where school_id = ${school.id} and entity = 'timetableLock' order by at, id`;
    expect(logged).toHaveLength(4);
    expect(logged[0]).toMatchObject({ new_values: { kind: 'period', day: 'Saturday' } });
  });

  it('refuse what is incomplete, unknown or of another school', async () => {
    for (const body of [{ kind: 'period', day: 'Monday' }, { kind: 'day' }, { kind: 'section' }, { kind: 'teacher' }])
      expect(await call('POST', 'locks', body)).toMatchObject({ status: 422, code: 'lockIncomplete' });
    const other = await makeSchool(test, `Another school ${performance.now()}`);
    expect(await call('POST', 'locks', { kind: 'section', sectionId: other.ids.section })).toMatchObject({ status: 404 });
    expect(await call('POST', 'locks', { kind: 'day', day: 'Monday', draftId: await addDraft(test, other) })).toMatchObject({
      status: 404,
    });
    expect(await call('DELETE', `locks/${await addLock(test, other, { day: 1 })}`)).toMatchObject({ status: 404 });
    expect((await call('GET', 'locks')).data).toEqual([]);
  });

  it('keep a lesson from changes by hand, but let it have a teacher', async () => {
    await addLesson(test, school, { day: 'Saturday', teacherId: kavita });
    await call('POST', 'locks', { kind: 'period', ...place() });
    const cleared = await call('PUT', 'lessons', { lessons: [{ ...place(), subjectId: null, teacherId: null }] });
    expect(cleared).toMatchObject({ status: 409, code: 'lessonLocked' });
    expect(cleared.error).toContain('Saturday is locked. Unlock it first.');
    const anita = await addTeacher('Anita Rao');
    const changed = { lessons: [{ ...place(), subjectId: school.ids.subject, teacherId: anita }] };
    expect(await call('PUT', 'lessons', changed)).toMatchObject({ status: 409, code: 'lessonLocked' });
    expect(await call('PUT', 'lessons', { lessons: [{ ...place(), ...english() }] })).toMatchObject({ status: 200 });
    await test.owner`update timetable_slots set teacher_id = null where school_id = ${school.id}`;
    expect(await call('PUT', 'lessons', changed)).toMatchObject({ status: 200 });
    const back = { lessons: [{ ...place(), subjectId: school.ids.subject, teacherId: null }] };
    expect(await call('PUT', 'lessons', back)).toMatchObject({ status: 200 });
  });

  it('hold in the drafts that are made after them, of the timetable in force and of a draft', async () => {
    await addLesson(test, school, { day: 'Saturday', teacherId: kavita });
    await call('POST', 'locks', { kind: 'section', sectionId: school.ids.section });
    expect(await call('POST', 'drafts', { seconds: 1, count: 2 })).toMatchObject({
      status: 200,
      data: { ids: [expect.any(String), expect.any(String)] },
    });
    await generate();
    const made = await drafts();
    expect(made).toMatchObject([
      { locked: 1, state: 'done' },
      { locked: 1, state: 'done' },
    ]);
    const scores = made.map(({ quality }: { quality: { score: { total: number } } }) => quality.score.total);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => a - b));
    const kept = async (id: string) => {
      const [row] = await test.owner<{ lessons: string }[]>`select lessons from timetable_drafts where id = ${id}`;
      return (row?.lessons.split(',') ?? []).map((words) => words.trimEnd());
    };
    const locked = `${school.ids.section} 6 ${school.ids.period} ${school.ids.subject} ${kavita}`;
    for (const { id } of made) expect(await kept(id)).toContain(locked);

    // A draft has its own locks; each lesson of the section stays where the draft has it.
    await addLock(test, school, { draftId: made[0].id, sectionId: school.ids.section });
    const own = (await kept(made[0].id)).filter((row) => row.startsWith(school.ids.section)).sort();
    await call('POST', 'drafts', { seconds: 1, from: made[0].id });
    await generate();
    const [next] = await drafts();
    expect(next).toMatchObject({ locked: own.length });
    expect((await kept(next.id)).filter((row) => row.startsWith(school.ids.section)).sort()).toEqual(own);
    expect(await call('POST', 'drafts', { from: school.ids.section })).toMatchObject({ status: 404 });
    expect(await call('POST', 'drafts', { count: 6 })).toMatchObject({ status: 400 });
  });
});

describe('drafts beside each other', () => {
  it('have names, and are compared by rule and by teacher', async () => {
    await addLesson(test, school, { day: 'Saturday', teacherId: kavita });
    const id = await addDraft(test, school);
    expect(await call('PATCH', `drafts/${id}`, { name: ' Art in the afternoon ' })).toMatchObject({ status: 200 });
    expect(await drafts()).toMatchObject([{ name: 'Art in the afternoon', conflict: null }]);
    expect(await call('PATCH', `drafts/${id}`, { name: 'x'.repeat(61) })).toMatchObject({ status: 400 });
    await test.owner`update timetable_drafts set lessons = ${[1, 3]
      .map((period) =>
        `${school.ids.section} 1 ${school.ids.period} ${school.ids.subject} ${kavita}`.replace(school.ids.period, `period${period}`),
      )
      .join()} where id = ${id}`;
    const periods = await test.owner<{ id: string }[]>`select id from periods where school_id = ${school.id} order by position`;
    await test.owner`update timetable_drafts set lessons = replace(replace(lessons, 'period1', ${periods[0]?.id ?? ''}), 'period3', ${periods[2]?.id ?? ''}) where id = ${id}`;
    const { data } = await call('GET', 'comparison');
    expect(data.inForce).toMatchObject({ lessons: 1, changed: 0, teachers: [] });
    expect(data.drafts).toEqual([
      {
        id,
        lessons: 2,
        changed: 2,
        score: expect.objectContaining({ teacherGap: 1, repeatSameDay: 1 }),
        teachers: [{ teacherId: kavita, gaps: 1, longRuns: 0, lateCore: 0 }],
      },
    ]);
  });

  it('have the limits by which changes by hand are judged', async () => {
    const { data } = await call('GET', 'limits');
    expect(data).toMatchObject({ closed: [], sections: [], soft: { longRun: { limit: 4 } } });
    expect(data.teachers).toContainEqual({ id: kavita, maxPerDay: 6, maxConsecutive: 0, maxGapsPerDay: 0, unavailable: [] });
    const { section: sectionId, subject: subjectId } = school.ids;
    expect(data.subjects).toContainEqual({ sectionId, subjectId, isCore: true, maxPerDay: 1, minDaysBetween: 0, longs: [], rooms: [] });
  });
});

describe('where no timetable exists', () => {
  it('the lessons that contradict each other are proved and named', { timeout: 60_000 }, async () => {
    // Twelve periods a week. English is locked in eleven of section A's; the last one is the one in which Anita is locked in section B.
    const { section, subject: englishId } = school.ids;
    await test.owner`delete from periods where school_id = ${school.id} and id not in (select id from periods where school_id = ${school.id} order by position limit 2)`;
    const periods = await test.owner<{ id: string }[]>`select id from periods where school_id = ${school.id} order by position`;
    const [maths] = await test.owner<
      { id: string }[]
    >`select s.id from subjects s join sections c on c.id = ${section} and c.class_id = s.class_id
      where s.school_id = ${school.id} and s.id <> ${englishId} limit 1`;
    const mathsId = maths?.id ?? '';
    await test.owner`update subjects set periods_per_week = case id when ${englishId} then 11 when ${mathsId} then 1 else 0 end where school_id = ${school.id}`;
    const anita = await addEmployee(test, school, { name: 'Anita Rao' });
    await test.owner`delete from employee_subjects where school_id = ${school.id}`;
    await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${anita}, ${mathsId})`;
    const [other] = await test.owner<{ id: string }[]>`insert into sections (school_id, id, class_id, name)
      select school_id, app.new_id(), class_id, 'Z' from sections where id = ${section} returning id`;
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
    for (const day of days)
      for (const [at, { id: periodId }] of periods.entries())
        if (day !== 'Saturday' || at === 0) await addLesson(test, school, { day, periodId, teacherId: kavita });
    const last = { day: 'Saturday' as const, periodId: periods[1]?.id ?? '' };
    await addLesson(test, school, { ...last, sectionId: other?.id ?? '', subjectId: mathsId, teacherId: anita });
    await test.owner`insert into timetable_slots (school_id, section_id, day, period_id, subject_id)
      values (${school.id}, ${section}, 6, ${last.periodId}, ${mathsId})`;
    for (const teacherId of [kavita, anita]) await addLock(test, school, { teacherId });
    expect((await call('GET', 'test')).data.contradictions).toEqual([]);

    await call('POST', 'drafts', { seconds: 1 });
    await generate();
    const [draft] = await drafts();
    expect(draft.unplaced).toEqual([{ sectionId: expect.any(String), subjectId: mathsId, count: 1, blockers: expect.any(Array) }]);
    expect(draft).toMatchObject({ state: 'done', conflict: { isSmallest: true } });
    const named = draft.conflict.lessons;
    expect(named).toHaveLength(3);
    expect(named).toEqual(
      expect.arrayContaining([
        { sectionId: section, subjectId: englishId, teacherId: kavita, periods: 11 },
        { sectionId: section, subjectId: mathsId, teacherId: anita, periods: 1 },
        { sectionId: other?.id, subjectId: mathsId, teacherId: anita, periods: 1 },
      ]),
    );
  });
});

describe('a repair', () => {
  it('gives lessons of somebody who leaves to others, and saves nothing by itself', async () => {
    const anita = await addTeacher('Anita Rao');
    for (const day of ['Monday', 'Tuesday'] as const) await addLesson(test, school, { day, teacherId: kavita });
    const { data } = await call('POST', 'repair', { leaving: [kavita] });
    const { period } = school.ids;
    expect(data).toEqual({
      lessons: 2,
      open: [],
      moves: ['Monday', 'Tuesday'].map((day) => ({
        sectionId: school.ids.section,
        subjectId: school.ids.subject,
        from: { day, periodId: period },
        to: { day, periodId: period },
        teacherBefore: kavita,
        teacherAfter: anita,
      })),
    });
    const stored = await test.owner`select distinct teacher_id from timetable_slots where school_id = ${school.id}`;
    expect(stored).toEqual([{ teacher_id: kavita }]);
  });

  it('moves the lessons of a day on which somebody is away, but for locked ones', async () => {
    await addLesson(test, school, { day: 'Monday', teacherId: kavita });
    const away = [{ teacherId: kavita, days: ['Monday'] }];
    const { data } = await call('POST', 'repair', { away });
    expect(data).toMatchObject({ open: [], moves: [{ from: { day: 'Monday' }, teacherBefore: kavita, teacherAfter: kavita }] });
    expect(data.moves[0].to.day).not.toBe('Monday');
    await call('POST', 'locks', { kind: 'day', day: 'Monday' });
    expect((await call('POST', 'repair', { away })).data).toMatchObject({
      open: [{ why: 'locked', count: 1, blockers: [kavita] }],
      moves: [{ to: { day: 'Monday' }, teacherAfter: null }],
    });
  });

  it('refuses teachers of another school, and finds nothing to do in a school without lessons', async () => {
    const other = await makeSchool(test, `Another school ${performance.now()}`);
    expect(await call('POST', 'repair', { leaving: [await addEmployee(test, other)] })).toMatchObject({ status: 404 });
    expect((await call('POST', 'repair', {})).data).toEqual({ lessons: 0, moves: [], open: [] });
  });
});

describe('a draft', () => {
  const lessonsOf = async (draftId: string) => {
    const week = (await ask(test, school, 'GET', '/admin/timetable')).data;
    const { data } = await call('GET', `drafts/${draftId}`);
    return data.lessons.map(([, day, period, , teacher]: number[]) => [
      day,
      week.periods[period ?? 0]?.id,
      week.teachers[teacher ?? -1]?.id ?? null,
    ]);
  };
  const addFor = async (teacherId: string) => {
    const id = await addDraft(test, school);
    await test.owner`update timetable_drafts set lessons = lessons || ${teacherId} where id = ${id}`;
    return id;
  };

  it('is repaired before it is used: the changes are shown, saved together and taken back', async () => {
    const anita = await addTeacher('Anita Rao');
    const draftId = await addFor(kavita);
    const { section: sectionId, period: periodId, subject: subjectId } = school.ids;
    const place = { sectionId, day: 'Monday', periodId };
    const { data } = await call('POST', 'repair', { draftId, leaving: [kavita] });
    expect(data).toMatchObject({ lessons: 1, open: [], moves: [{ from: { day: 'Monday' }, teacherBefore: kavita, teacherAfter: anita }] });
    expect(await lessonsOf(draftId)).toEqual([[1, periodId, kavita]]);
    const change = { ...place, subjectId, teacherId: anita, was: { subjectId, teacherId: kavita } };
    const saved = await call('PUT', `drafts/${draftId}/lessons`, { lessons: [change] });
    expect(saved).toMatchObject({ status: 200, data: { before: [{ ...place, subjectId, teacherId: kavita }] } });
    expect(await lessonsOf(draftId)).toEqual([[1, periodId, anita]]);
    // What the user saw is no longer there.
    expect(await call('PUT', `drafts/${draftId}/lessons`, { lessons: [change] })).toMatchObject({ status: 409, code: 'slotChanged' });
    const [before] = saved.data.before;
    expect(await call('PUT', `drafts/${draftId}/lessons`, { lessons: [before] })).toMatchObject({ status: 200 });
    expect(await lessonsOf(draftId)).toEqual([[1, periodId, kavita]]);
    expect(await test.owner`select from timetable_slots where school_id = ${school.id}`).toHaveLength(0);
  });

  it('keeps its own fixed periods in a repair, and those of nobody else', async () => {
    await addTeacher('Anita Rao');
    const draftId = await addFor(kavita);
    const away = [{ teacherId: kavita, days: ['Monday'] }];
    await call('POST', 'locks', { kind: 'day', day: 'Monday' });
    expect((await call('POST', 'repair', { draftId, away })).data.moves[0].to.day).not.toBe('Monday');
    await call('POST', 'locks', { kind: 'day', day: 'Monday', draftId });
    expect((await call('POST', 'repair', { draftId, away })).data).toMatchObject({ open: [{ why: 'locked' }] });
    const { section: sectionId, period: periodId } = school.ids;
    const cleared = { sectionId, day: 'Monday', periodId, subjectId: null, teacherId: null };
    expect(await call('PUT', `drafts/${draftId}/lessons`, { lessons: [cleared] })).toMatchObject({ status: 409, code: 'lessonLocked' });
  });

  it('gives nobody two classes at one time, loses those who have left, and is not changed while it is made', async () => {
    const gone = await addTeacher('Meena Pillai');
    const draftId = await addFor(gone);
    await test.owner`update employees set left_on = ${'2026-01-05'} where id = ${gone}`;
    const { section: sectionId, period: periodId, subject: subjectId } = school.ids;
    const { data } = await call('POST', 'repair', { draftId });
    expect(data.moves).toMatchObject([{ teacherBefore: null, teacherAfter: kavita }]);
    const [other] = await test.owner<{ id: string }[]>`insert into sections (school_id, id, class_id, name)
      select school_id, app.new_id(), class_id, ${`Z${performance.now()}`.slice(0, 8)} from sections where id = ${sectionId} returning id`;
    const two = [sectionId, other?.id].map((id) => ({ sectionId: id, day: 'Monday', periodId, subjectId, teacherId: kavita }));
    expect(await call('PUT', `drafts/${draftId}/lessons`, { lessons: two })).toMatchObject({ status: 409, code: 'teacherTwice' });
    const [first, second] = two;
    expect(await call('PUT', `drafts/${draftId}/lessons`, { lessons: [first] })).toMatchObject({ status: 200 });
    expect(await call('PUT', `drafts/${draftId}/lessons`, { lessons: [second] })).toMatchObject({ status: 409, code: 'teacherTwice' });
    expect(await call('PUT', `drafts/${draftId}/lessons`, { lessons: [{ ...first, periodId: 'none' }] })).toMatchObject({ status: 404 });
    await test.owner`update timetable_drafts set state = 'running' where id = ${draftId}`;
    expect(await call('PUT', `drafts/${draftId}/lessons`, { lessons: [first] })).toMatchObject({ status: 409, code: 'draftRunning' });
    await test.owner`delete from timetable_drafts where id = ${draftId}`;
  });
});
