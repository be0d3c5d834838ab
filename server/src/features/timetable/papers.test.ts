import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { addLesson, FRIDAY, planDay } from '../../../test/timetable.ts';
import { schoolPaper } from './service/papers.ts';

let test: TestApp;
let school: TestSchool;
let kavita: string;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
  kavita = await addEmployee(test, school, { name: 'कविता जोशी' });
  await addLesson(test, school, { day: 'Friday', teacherId: kavita });
  await test.owner`insert into employee_attendance (school_id, employee_id, on_date, mark) values (${school.id}, ${kavita}, ${FRIDAY}, 'A')`;
});
afterAll(() => test.close());

async function open(paper: string, query: Record<string, string>) {
  const { data, status } = await ask(test, school, 'GET', `/admin/timetable/exports/${paper}?${new URLSearchParams(query)}`);
  if (status !== 200) return { statusCode: status, mediaType: '', body: '', bytes: Buffer.alloc(0) };
  const { statusCode, headers, body, rawPayload } = await test.app.inject(data.url);
  return { statusCode, mediaType: headers['content-type'], body, bytes: rawPayload };
}

describe('a paper of the timetable', () => {
  it.each([
    ['class', () => ({ id: school.ids.section })],
    ['teacher', () => ({ id: kavita })],
    ['school', () => ({})],
    ['sheet', () => ({})],
    ['arrangement', () => ({ date: FRIDAY })],
  ])('%s is a PDF and a table', async (paper, more) => {
    const pdf = await open(paper, { format: 'pdf', ...more() });
    expect(pdf.mediaType).toBe('application/pdf');
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const csv = await open(paper, { format: 'csv', ...more() });
    expect(csv.body).toContain(paper === 'teacher' ? 'Friday' : paper === 'sheet' ? 'Engl (क. जोशी)' : 'कविता जोशी');
    expect(csv.body).toContain(paper === 'sheet' ? 'Fri 1' : 'English');
  });

  it('says the times of a wing, in the week of its teachers and on a page of its own in that of the school', async () => {
    const { class: classId, period: periodId } = school.ids;
    const bell = { name: 'Junior wing', classIds: [classId], days: [5], periods: [{ periodId, startsAt: '07:30', endsAt: '08:05' }] };
    expect(await ask(test, school, 'PUT', '/admin/timetable/rules', { bells: [bell] })).toMatchObject({ status: 200 });
    expect((await open('teacher', { format: 'csv', id: kavita })).body).toContain('10th A (English · 07:30–08:05)');
    const week = await test.database.schoolTransaction(school.id, (db) => schoolPaper(db, school.id, { date: FRIDAY }));
    const fridays = week.pages.filter(({ title }) => title === 'Timetable of Friday');
    expect(fridays.map(({ columns: [, first = ''] }) => first)).toEqual(expect.arrayContaining([expect.stringMatching(/ 07:30$/)]));
    const own = fridays.filter(({ columns: [, first = ''] }) => first.endsWith(' 07:30'));
    expect(own.flatMap(({ rows }) => rows.map(({ head }) => head)).every((head) => head.startsWith('10th '))).toBe(true);
    const { sections } = (await ask(test, school, 'GET', '/admin/timetable')).data;
    expect(fridays.flatMap(({ rows }) => rows)).toHaveLength(sections.length);
    const [{ id: bellId }] = (await ask(test, school, 'GET', '/admin/timetable/rules')).data.bells;
    expect(await ask(test, school, 'PUT', '/admin/timetable/rules', { removedBellIds: [bellId] })).toMatchObject({ status: 200 });
    expect((await open('teacher', { format: 'csv', id: kavita })).body).not.toContain('07:30');
  });

  it('tells what changes with a timetable from a day on, and is otherwise that of its day', async () => {
    const from = await planDay(test, school);
    await ask(test, school, 'POST', '/admin/timetable/versions', { from });
    const lesson = {
      sectionId: school.ids.section,
      day: 'Friday',
      periodId: school.ids.period,
      subjectId: school.ids.subject,
      teacherId: null,
    };
    expect(await ask(test, school, 'PUT', '/admin/timetable/lessons', { lessons: [lesson], from })).toMatchObject({ status: 200 });
    const lines = (await open('changes', { format: 'csv', date: from })).body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe('10th A,Friday,P1,English,कविता जोशी,English,no teacher');
    expect((await open('changes', { format: 'csv', date: FRIDAY })).body.trim().split('\r\n')).toHaveLength(1);
    expect((await open('changes', { format: 'pdf', date: from })).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await open('class', { format: 'csv', id: school.ids.section, date: from })).body).toContain('no teacher');
    expect((await open('class', { format: 'csv', id: school.ids.section })).body).toContain('कविता जोशी');
    expect(await ask(test, school, 'DELETE', `/admin/timetable/versions/${from}`)).toMatchObject({ status: 200 });
  });

  it('of a room is for its door, and of all rooms a page each', async () => {
    const lab = async (name: string) =>
      (
        await test.owner<
          { id: string }[]
        >`insert into timetable_rooms (school_id, id, name) values (${school.id}, app.new_id(), ${name}) returning id`
      )[0]?.id ?? '';
    expect((await open('room', { format: 'pdf' })).statusCode).toBe(404);
    const [first, second] = [await lab('Laboratory 1'), await lab('Laboratory 2')];
    await test.owner`update timetable_slots set room_id = ${second} where school_id = ${school.id} and until_on = 'infinity'`;
    const one = await open('room', { format: 'csv', id: second });
    expect(one.body).toContain('"10th A (English, कविता जोशी)"');
    expect((await open('room', { format: 'csv', id: first })).body).not.toContain('10th A');
    const both = (await open('room', { format: 'csv' })).body.trim().split('\r\n');
    expect(both.filter((line) => line.startsWith('Laboratory 2,P1'))).toHaveLength(1);
    expect(both[0]).toContain('Room,Period,Monday');
    expect((await open('room', { format: 'pdf' })).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await open('room', { format: 'pdf', id: kavita })).statusCode).toBe(404);
    await test.owner`delete from timetable_rooms where school_id = ${school.id}`;
  });

  it('of somebody unknown, or without saying whose, is not there', async () => {
    expect((await open('class', { format: 'pdf', id: kavita })).statusCode).toBe(404);
    expect((await open('teacher', { format: 'csv' })).statusCode).toBe(404);
  });

  it('opens at no other address than the one that was given', async () => {
    const { data } = await ask(test, school, 'GET', '/admin/timetable/exports/school?format=csv');
    const bent = data.url.replace(
      /&q=.*/,
      `&${new URLSearchParams({ q: JSON.stringify({ paper: 'school', format: 'xlsx', date: FRIDAY }) })}`,
    );
    expect((await test.app.inject(bent)).statusCode).toBe(404);
  });
});
