import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { addLesson, planDay } from '../../../test/timetable.ts';
import { makeInstance } from './generator/school/make-instance.ts';
import { generateWaiting } from './index.ts';
import { weekPaper } from './service/papers.ts';
import { readWeek } from './store/lessons.store.ts';
import { NO_RULES } from './store/rules.store.ts';

let test: TestApp;
let school: TestSchool;
let kavita: string;
let periods: string[];
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  kavita = await addEmployee(test, school, { name: 'Kavita Joshi' });
  periods = (await test.owner<{ id: string }[]>`select id from periods where school_id = ${school.id} order by position`).map(
    ({ id }) => id,
  );
  await test.owner`update subjects set periods_per_week = 1 where school_id = ${school.id}`;
  await test.owner`update subjects set periods_per_week = 6 where school_id = ${school.id} and id = ${school.ids.subject}`;
  await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${kavita}, ${school.ids.subject})`;
});

const get = async (path: string) => (await ask(test, school, 'GET', `/admin/timetable/${path}`)).data;
const save = (body: object, of = school) => ask(test, of, 'PUT', '/admin/timetable/rules', body);
const rule = (change: object) => ({
  ...{ subjectId: school.ids.subject, longCount: 0, longLength: 2, onceADay: false, partOfDay: 'any', roomId: null, roomKind: '' },
  ...change,
});
const slots = () =>
  test.owner<
    { day: number; position: number; room: string | null }[]
  >`select s.day, p.position, r.name as room from app.week_now(${school.id}) s
    join periods p on p.school_id = s.school_id and p.id = s.period_id left join timetable_rooms r on r.school_id = s.school_id and r.id = s.room_id
    where s.section_id = ${school.ids.section} and s.subject_id = ${school.ids.subject} order by 1, 2`;
async function make(): Promise<void> {
  await ask(test, school, 'POST', '/admin/timetable/drafts', { seconds: 1 });
  await generateWaiting({ database: test.database, signal: new AbortController().signal });
  const [{ id, unplaced }] = (await get('drafts')).drafts;
  expect(unplaced).toEqual([]);
  expect(await ask(test, school, 'POST', `/admin/timetable/drafts/${id}/apply`)).toMatchObject({ status: 200 });
}

describe('period times of a wing or a short Saturday', () => {
  const times = (start: number, length: number) =>
    periods.map((periodId, at) => {
      const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      return { periodId, startsAt: clock(start + length * at), endsAt: clock(start + length * (at + 1)) };
    });
  const saturday = () => ({ name: 'Short Saturday', classIds: [], days: [6], periods: times(480, 30) });

  it('are kept, shown with the week, and are the times of the calendar link and of the printed week', async () => {
    expect(await save({ bells: [saturday()] })).toMatchObject({ status: 200 });
    const [kept] = (await get('rules')).bells;
    expect(kept).toMatchObject(saturday());
    expect((await ask(test, school, 'GET', '/admin/timetable')).data.bells).toEqual([kept]);
    const [monday] = await test.owner<{ minute: number }[]>`select starts_at_minute as minute from periods where id = ${periods[1] ?? ''}`;
    const feed = await listTimes();
    expect(feed).toEqual({ monday: [monday?.minute, undefined], saturday: [510, 540] });
    const week = await test.database.schoolTransaction(school.id, (db) => readWeek(db, school.id));
    const paper = weekPaper(week, [], { title: '', context: '', cell: () => null, classId: school.ids.class });
    expect(paper.pages[0]?.rows[1]?.side).toMatch(/^0\d:\d\d/);
    expect(await save({ removedBellIds: [kept.id] })).toMatchObject({ status: 200 });
    expect((await get('rules')).bells).toEqual([]);
  });

  /** What the database says of the second period, in minutes. */
  async function listTimes() {
    const at = async (day: number) => {
      const [row] = await test.owner<
        { from: number; until: number }[]
      >`select coalesce(b.starts_at_minute, p.starts_at_minute) as from, b.ends_at_minute as until
        from periods p left join lateral app.period_time(${school.id}, ${school.ids.class}, ${day}, p.id) b on true where p.id = ${periods[1] ?? ''}`;
      return [row?.from, row?.until ?? undefined];
    };
    return { monday: await at(1), saturday: await at(6) };
  }

  it('are refused where a period would run into another one of another class, or ends before it begins', async () => {
    const late = times(480, 30).map((time, at) => (at === 0 ? time : { ...time, startsAt: '17:00', endsAt: '17:30' }));
    expect(await save({ bells: [{ ...saturday(), periods: late }] })).toMatchObject({ status: 422, code: 'bellOrder' });
    const other = { name: 'Wing', classIds: [school.ids.class], days: [], periods: times(560, 40) };
    const refused = await save({ bells: [other] });
    expect(refused).toMatchObject({ status: 422, code: 'bellsOverlap' });
    expect(refused.error).toContain('at the same time on Monday');
    expect((await get('rules')).bells).toEqual([]);
    const elsewhere = await makeSchool(test, `Other ${performance.now()}`);
    expect(await save({ bells: [{ ...saturday(), classIds: [elsewhere.ids.class] }] })).toMatchObject({ status: 404 });
  });

  it('keep a double period out of a recess that only this wing has', async () => {
    const week = await test.database.schoolTransaction(school.id, (db) => readWeek(db, school.id));
    const [first, second, third] = week.periods;
    const recess = { periodId: second?.id ?? '', startsAt: (first?.endsAt ?? 0) + 15, endsAt: third?.startsAt ?? 0 };
    const bell = { id: 'b', name: 'Wing', classIds: [school.ids.class], days: [], periods: [recess] };
    const rules = { ...NO_RULES, subjects: [rule({ longCount: 2 })] as never[] };
    const startsOf = (bells: (typeof bell)[]) =>
      makeInstance({ ...week, bells }, rules)
        .lessons.find(({ subject }) => subject === school.ids.subject)
        ?.blocks.find(({ len }) => len === 2)?.starts;
    expect(startsOf([])).toBeUndefined();
    expect(startsOf([bell])?.some(([, period]) => period === 0)).toBe(false);
    expect(startsOf([bell])?.length).toBeGreaterThan(0);
  });
});

describe('the rules of the timetable', () => {
  it('are none at first, are kept, changed and dropped', async () => {
    const none = {
      classTeacherFirst: false,
      rooms: [],
      teachers: [],
      subjects: [],
      sectionSubjects: [],
      closures: [],
      bells: [],
      fixed: [],
      splits: [],
    };
    expect(await get('rules')).toEqual(none);
    const away = [[1, periods[0]]];
    expect(await save({ classTeacherFirst: true, rooms: [{ name: 'Physics lab', kind: 'Lab', away }] })).toMatchObject({ status: 200 });
    await save({ teachers: [{ teacherId: kavita, mostADay: 4, mostInRow: 2, mostVacant: 1, away }], subjects: [rule({ onceADay: true })] });
    await save({ closures: [{ name: 'Assembly', classIds: [], away }] });
    const fixed = { sectionId: school.ids.section, day: 3, periodId: periods[1], subjectId: school.ids.subject };
    const own = { sectionId: school.ids.section, subjectId: school.ids.subject, teacherId: kavita, periodsPerWeek: 5 };
    await save({ fixed: [fixed], sectionSubjects: [own] });
    const kept = await get('rules');
    expect(kept).toMatchObject({
      classTeacherFirst: true,
      rooms: [{ name: 'Physics lab', kind: 'Lab', away }],
      teachers: [{ teacherId: kavita, mostADay: 4, mostInRow: 2, mostVacant: 1, away }],
      subjects: [{ subjectId: school.ids.subject, onceADay: true }],
      sectionSubjects: [own],
      closures: [{ name: 'Assembly', classIds: [], away }],
      fixed: [fixed],
    });
    expect(await save({ rooms: [{ name: 'physics LAB', kind: '', away: [] }] })).toMatchObject({ status: 409, code: 'nameTaken' });
    const [audit] = await test.owner`select action, new_values from audit_log where school_id = ${school.id} order by at desc limit 1`;
    expect(audit).toMatchObject({ action: 'saveTimetableRules', new_values: { fixed: [fixed], sectionSubjects: [own] } });
    await save({
      classTeacherFirst: false,
      teachers: [{ teacherId: kavita, mostADay: 0, mostInRow: 0, away: [] }],
      subjects: [rule({})],
      sectionSubjects: [{ ...own, teacherId: null, periodsPerWeek: null }],
      fixed: [{ ...fixed, subjectId: null }],
      removedRoomIds: [kept.rooms[0].id],
      removedClosureIds: [kept.closures[0].id],
    });
    expect(await get('rules')).toEqual(none);
  });

  it('refuse what does not add up, a teacher who has left, a subject of another class, and what another school has', async () => {
    expect(await save({ subjects: [rule({ longCount: 4 })] })).toMatchObject({ status: 422, code: 'longsTooMany' });
    const own = { sectionId: school.ids.section, subjectId: school.ids.subject, teacherId: kavita, periodsPerWeek: null };
    await test.owner`update employees set left_on = '2025-01-01' where id = ${kavita}`;
    expect(await save({ sectionSubjects: [own] })).toMatchObject({ status: 422, code: 'teacherLeft' });
    const [foreign] = await test.owner<
      { id: string }[]
    >`select s.id from subjects s where s.school_id = ${school.id} and s.class_id <> ${school.ids.class} limit 1`;
    expect(await save({ sectionSubjects: [{ ...own, teacherId: null, periodsPerWeek: 2, subjectId: foreign?.id }] })).toMatchObject({
      status: 422,
      code: 'subjectOfOtherClass',
    });
    const other = await makeSchool(test, `Other ${performance.now()}`);
    await save({ rooms: [{ name: 'Lab', kind: '', away: [] }], closures: [{ name: 'Assembly', classIds: [], away: [] }] });
    const { rooms, closures } = await get('rules');
    for (const body of [
      { rooms: [{ id: rooms[0].id, name: 'Mine', kind: '', away: [] }] },
      { rooms: [{ name: 'Mine', kind: '', away: [[1, periods[0]]] }] },
      { closures: [{ id: closures[0].id, name: 'Mine', classIds: [], away: [] }] },
      { closures: [{ name: 'Mine', classIds: [school.ids.class], away: [] }] },
      { teachers: [{ teacherId: kavita, mostADay: 1, mostInRow: 0, away: [] }] },
      { subjects: [rule({ onceADay: true })] },
      { subjects: [rule({ subjectId: other.ids.subject, roomId: rooms[0].id })] },
      { sectionSubjects: [{ ...own, periodsPerWeek: 2 }] },
      { fixed: [{ sectionId: school.ids.section, day: 1, periodId: periods[0], subjectId: school.ids.subject }] },
    ])
      expect(await save(body, other), JSON.stringify(body)).toMatchObject({ status: 404 });
    await save({ removedRoomIds: [rooms[0].id], removedClosureIds: [closures[0].id] }, other);
    expect((await get('rules')).rooms).toHaveLength(1);
    expect((await get('rules')).closures).toHaveLength(1);
  });

  it('hold in the timetable that is made: doubles in the laboratory, hours of the teacher, a short Saturday', async () => {
    await save({ rooms: [{ name: 'Physics lab', kind: 'Lab', away: [[1, periods[0]]] }] });
    const afternoon = periods.slice(4).flatMap((id) => [1, 2, 3, 4, 5, 6].map((day) => [day, id]));
    await save({
      subjects: [rule({ longCount: 2, onceADay: true, roomKind: 'Lab' })],
      teachers: [{ teacherId: kavita, mostADay: 2, mostInRow: 0, away: afternoon }],
      closures: [{ name: 'Saturday off', classIds: [], away: periods.map((id) => [6, id]) }],
      fixed: [{ sectionId: school.ids.section, day: 3, periodId: periods[2], subjectId: school.ids.subject }],
    });
    expect(await get('test')).toMatchObject({ problems: [], contradictions: [] });
    await make();
    const made = await slots();
    expect(made).toHaveLength(6);
    expect(made.every(({ day, position, room }) => day < 6 && position <= 4 && room === 'Physics lab')).toBe(true);
    expect(made).not.toContainEqual(expect.objectContaining({ day: 1, position: 1 }));
    expect(made).toContainEqual({ day: 3, position: 3, room: 'Physics lab' });
    const perDay = [1, 2, 3, 4, 5].map((day) => made.filter((row) => row.day === day).map(({ position }) => position));
    expect(perDay.filter((list) => list.length === 2)).toHaveLength(2);
    for (const [first = 0, second = first + 1] of perDay.filter((list) => list.length === 2)) expect(second).toBe(first + 1);
    const { rooms, lessons } = (await ask(test, school, 'GET', '/admin/timetable')).data;
    expect(rooms).toMatchObject([{ name: 'Physics lab' }]);
    expect(lessons.filter((row: number[]) => row[5] === 0)).toHaveLength(6);
  });

  it('give the laboratory to the double periods alone, when the single ones are in the classroom', async () => {
    await save({ rooms: [{ name: 'Physics lab', kind: 'Lab', away: [] }] });
    await save({ subjects: [rule({ longCount: 2, roomKind: 'Lab', roomForDoubles: true })] });
    expect((await get('rules')).subjects).toMatchObject([{ longCount: 2, roomKind: 'Lab', roomForDoubles: true }]);
    await make();
    const made = await slots();
    const inLab = made.filter(({ room }) => room === 'Physics lab');
    expect([made.length, inLab.length]).toEqual([6, 4]);
    // A lesson that is added by hand is a single one.
    await test.owner`delete from timetable_slots where school_id = ${school.id}`;
    await addLesson(test, school, { teacherId: kavita });
    expect(await slots()).toMatchObject([{ room: null }]);
    await save({ subjects: [rule({ roomKind: 'Lab', roomForDoubles: true })] });
    expect((await get('rules')).subjects).toMatchObject([{ roomForDoubles: false }]);
  });

  it('name in the test a teacher whose hours are too few, with what would mend it', async () => {
    const away = periods.slice(1).flatMap((id) => [1, 2, 3, 4, 5, 6].map((day) => [day, id]));
    await save({ teachers: [{ teacherId: kavita, mostADay: 0, mostInRow: 0, away: [...away, [6, periods[0]]] }] });
    const { contradictions } = await get('test');
    expect(contradictions).toContainEqual(expect.objectContaining({ about: 'teacher', ids: [kavita], needs: 6, has: 5 }));
    expect(contradictions[0].mends[0]).toMatchObject({ kind: 'freeTeacher', who: kavita, periods: 1 });
  });

  it('give a room to lessons that are placed by hand, and none where it is taken', async () => {
    await save({ rooms: [{ name: 'Physics lab', kind: '', away: [] }] });
    const { rooms } = await get('rules');
    const [second] = await test.owner<{ id: string; subject: string }[]>`select s.id, u.id as subject from sections s
      join subjects u on u.school_id = s.school_id and u.class_id = s.class_id where s.school_id = ${school.id} and s.class_id <> ${school.ids.class} limit 1`;
    const both = [rule({ roomId: rooms[0].id }), rule({ roomId: rooms[0].id, subjectId: second?.subject })];
    await save({ subjects: both });
    await addLesson(test, school, { teacherId: kavita });
    expect(await slots()).toEqual([{ day: 1, position: 1, room: 'Physics lab' }]);
    const lesson = { sectionId: second?.id, day: 'Monday', periodId: periods[0], subjectId: second?.subject, teacherId: null };
    expect(await ask(test, school, 'PUT', '/admin/timetable/lessons', { lessons: [lesson] })).toMatchObject({ status: 200 });
    const [taken] =
      await test.owner`select room_id from timetable_slots where school_id = ${school.id} and section_id = ${second?.id ?? ''}`;
    expect(taken).toEqual({ room_id: null });
    await save({ removedRoomIds: [rooms[0].id] });
    expect(await slots()).toEqual([{ day: 1, position: 1, room: null }]);
  });

  it('keep a lesson in its room in a planned copy, where its teacher changes and where he leaves', async () => {
    await save({ rooms: [{ name: 'Biology lab', kind: 'Lab', away: [] }] });
    await save({ subjects: [rule({ roomKind: 'lab' })] });
    await addLesson(test, school, { teacherId: kavita });
    await save({ rooms: [{ name: 'A new lab', kind: 'Lab', away: [] }] });
    const from = await planDay(test, school);
    expect(await ask(test, school, 'POST', '/admin/timetable/versions', { from })).toMatchObject({ status: 200, data: { lessons: 1 } });
    const lesson = { sectionId: school.ids.section, day: 'Monday', periodId: periods[0], subjectId: school.ids.subject, teacherId: null };
    expect(await ask(test, school, 'PUT', '/admin/timetable/lessons', { lessons: [lesson], from })).toMatchObject({ status: 200 });
    expect(await ask(test, school, 'PUT', '/admin/timetable/lessons', { lessons: [lesson] })).toMatchObject({ status: 200 });
    const held = await test.owner`select t.from_on::text as from, t.teacher_id as teacher, r.name as room from timetable_slots t
      join timetable_rooms r on r.school_id = t.school_id and r.id = t.room_id where t.school_id = ${school.id} order by t.from_on`;
    expect(held).toMatchObject([
      { from: '-infinity', teacher: kavita, room: 'Biology lab' },
      { teacher: null, room: 'Biology lab' },
      { from, teacher: null, room: 'Biology lab' },
    ]);
  });

  it('forget a teacher who has left', async () => {
    const own = { sectionId: school.ids.section, subjectId: school.ids.subject, periodsPerWeek: null };
    await save({
      sectionSubjects: [{ ...own, teacherId: kavita }],
      teachers: [{ teacherId: kavita, mostADay: 3, mostInRow: 0, away: [] }],
    });
    await test.owner`update employees set left_on = '2025-01-01' where id = ${kavita}`;
    expect(await get('rules')).toMatchObject({ teachers: [], sectionSubjects: [] });
    expect(await save({ sectionSubjects: [{ ...own, teacherId: null }] })).toMatchObject({ status: 200 });
  });

  it('go with a class, subject or period that is removed, and keep none of them', async () => {
    const [subject] = await test.owner<{ id: string }[]>`insert into subjects (school_id, id, class_id, name)
      values (${school.id}, app.new_id(), ${school.ids.class}, 'Robotics') returning id`;
    const id = subject?.id ?? '';
    await save({ subjects: [rule({ subjectId: id, onceADay: true })] });
    expect(await ask(test, school, 'DELETE', `/admin/subjects/${id}`)).toMatchObject({ status: 200 });
    expect((await get('rules')).subjects).toEqual([]);
  });
});
