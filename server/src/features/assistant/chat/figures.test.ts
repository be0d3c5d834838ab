import { monthName, monthOfDay } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { coverToday, leaveType, schoolDay } from '../../../../test/attendance.ts';
import { schoolToday } from '../../../../test/clock.ts';
import { addEmployee, addPupil, ask, payCash } from '../../../../test/fees.ts';
import { addLesson, FRIDAY } from '../../../../test/timetable.ts';
import { rupees, say } from './testing/say.ts';

/** Every answer that reads says what the screen's own call says. */
const ON_FRIDAY = 'on 21 November 2025';
let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
});

const talk = async (prompt: string) => (await say(test, school, prompt)).html;
const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
const post = async (url: string, body: object) => (await ask(test, school, 'POST', url, body)).data;
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)]
    .map(([, row = '']) => [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')))
    .filter((row) => row.length > 0);

describe('fees', () => {
  it('of a month, of a class, of a day and of the year are those of finance', async () => {
    const pupil = await addPupil(test, school);
    await addPupil(test, school, { name: 'Meera Kale', className: '9th' });
    await payCash(test, school, pupil.id, { month: 'June', amount: 3200 });
    const june = await post('/finance/getFinanceDetails', { month: 'June' });
    const said = await talk('fee collection of June 2026');
    expect(june.collectedAmount).toBe(3200);
    expect(said).toContain(`${rupees(june.collectedAmount)} of ${rupees(june.totalAmount)}`);
    expect(said).toContain(`${june.numFeePaid} students have paid, ${june.numFeePending} have not`);

    const ofClass = await post('/finance/getFinanceDetailsOfAClass', { classId: school.ids.class });
    expect(rowsOf(await talk('fee collection of class 10'))[0]?.slice(1, 4)).toEqual(
      [ofClass.totalAmount, ofClass.collectedAmount, ofClass.totalAmount - ofClass.collectedAmount].map(rupees),
    );

    const today = await get('/finance/payments?state=live');
    expect(await talk('how much fees came in today')).toContain(`${rupees(today.total.amount)} collected by ${today.total.count} receipt`);
  });

  it('that are overdue are those of the list of overdue fees, and what one student owes those of the fee page', async () => {
    const pupil = await addPupil(test, school);
    const due = await get('/finance/defaulters');
    expect(await talk('list of fee defaulters')).toContain(
      `${due.total.students} student has overdue fees, ${rupees(due.total.amount)} in all`,
    );
    const fees = await get(`/finance/students/${pupil.id}/fees`);
    const said = await talk('how much does Rohan Kale owe');
    expect(said).toContain(`has a balance of ${rupees(fees.left)} this year`);
    expect(rowsOf(said).map((row) => row[2])).toEqual(
      fees.months.filter(({ left }: { left: number }) => left > 0).map(({ left }: { left: number }) => rupees(left)),
    );
  });

  it('spent are those of the expenses', async () => {
    await post('/finance/addExpenses', { category: 'Electricity', amount: 4200, description: 'Bill' });
    await post('/finance/addExpenses', { category: 'Repairs', amount: 1300.5, description: 'Pump' });
    const found = await get('/finance/expenses');
    const said = await talk('how much did we spend this month');
    expect(said).toContain('₹5,500.50 was spent');
    expect(found.total.amount).toBe(5500.5);
    expect(said).not.toContain('Salaries are not in it');
    const employeeId = await addEmployee(test, school);
    await post('/finance/salaries', { employeeIds: [employeeId], month: monthName(monthOfDay(schoolToday())), paidFrom: 'bank' });
    expect(await talk('how much did we spend this month')).toContain('Salaries are not in it: ₹42,000 was paid as salaries on these days.');
    const electricity = await talk('expenses on electricity this month');
    expect(electricity).toContain('₹4,200 was spent');
    expect(electricity).not.toContain('Salaries');
  });
});

describe('people', () => {
  it('are counted as the student lists count them', async () => {
    await addPupil(test, school);
    await addPupil(test, school, { name: 'Meera Kale' });
    await addPupil(test, school, { name: 'Tara Kale', className: '9th' });
    const { counts } = await get('/admin/students/counts');
    const all = counts.reduce((total: number, { count }: { count: number }) => total + count, 0);
    expect(all).toBe(3);
    expect(await talk('how many students in class 10')).toContain('2 students');
    expect(await talk('how many students in the school')).toContain(`${all} students`);
  });

  it('who are absent are those of the day’s list', async () => {
    await coverToday(test, school);
    const pupil = await addPupil(test, school, { admittedOn: '2020-06-01' });
    await addPupil(test, school, { name: 'Meera Kale', admittedOn: '2020-06-01' });
    const on = schoolDay();
    const marks = [{ id: pupil.id, mark: 'A' }];
    expect(
      (await ask(test, school, 'PUT', `/admin/attendance/sections/${school.ids.section}`, { on, version: 0, marks, reason: 'test' }))
        .status,
    ).toBe(200);
    const screen = await get(`/admin/attendance/students/absent?on=${on}`);
    const [year, month, day] = on.split('-');
    const said = await talk(`absent students of class 10 on ${day}/${month}/${year}`);
    expect(screen.absent).toHaveLength(1);
    expect(rowsOf(said).map(([name]) => name)).toEqual(screen.absent.map(({ name }: { name: string }) => name));
    expect(said).toContain(`href="/student/profile/${pupil.id}"`);
  });

  it('who are present are those of the register, one by one, by section and for the staff', async () => {
    await coverToday(test, school);
    const pupil = await addPupil(test, school, { admittedOn: '2020-06-01' });
    const meera = await addPupil(test, school, { name: 'Meera Kale', admittedOn: '2020-06-01' });
    const kavita = await addEmployee(test, school, { name: 'Kavita Joshi' });
    const on = schoolDay();
    const marks = [
      { id: pupil.id, mark: 'A' },
      { id: meera.id, mark: 'L' },
    ];
    await ask(test, school, 'PUT', `/admin/attendance/sections/${school.ids.section}`, { on, version: 0, marks, reason: 'test' });
    await ask(test, school, 'PUT', '/admin/attendance/staff', { on, version: 0, marks: [{ id: kavita, mark: 'P' }], reason: 'test' });
    const day = on.split('-').reverse().join('/');
    const there = await talk(`who was present in 10A on ${day}`);
    expect(there).toContain('1 of 2 present in 10th A');
    expect(rowsOf(there)).toEqual([['Meera Kale', 'present, came late']]);
    const { sections } = await get(`/admin/attendance/day?on=${on}`);
    const { counts } = sections.find(({ sectionId }: { sectionId: string }) => sectionId === school.ids.section);
    expect([counts.present + counts.late + counts.halfDay, counts.absent, counts.total]).toEqual([1, 1, 2]);
    const all = await talk(`how many were present on ${day}`);
    expect(all).toContain('1 of 2 students present');
    expect(all).toContain('Staff: 1 of 1 present');
    expect(rowsOf(all)).toContainEqual(['10th A', '1', '1', '0', '0', '2']);
    expect(await talk(`was Rohan Kale present on ${day}`)).toContain('Rohan Kale (10th A): absent');
    expect(await talk(`was Kavita Joshi absent on ${day}`)).toContain('Kavita Joshi: present');
    expect(rowsOf(await talk(`which teachers were present on ${day}`))[0]?.[0]).toBe('Kavita Joshi');
    expect(await talk('who was present on Sunday')).toContain('is not a school day');
  });

  it('on leave are those whose leave is approved, for any day, with the days and the reason', async () => {
    await coverToday(test, school);
    const teacher = await addEmployee(test, school, { name: 'Kavita Joshi' });
    const typeId = await leaveType(test, school);
    await test.owner`insert into leave_requests (school_id, id, employee_id, type_id, from_date, to_date, reason, state) values
      (${school.id}, app.new_id(), ${teacher}, ${typeId}, '2025-11-20', '2025-11-22', 'Wedding', 'approved'),
      (${school.id}, app.new_id(), ${teacher}, ${typeId}, '2025-11-24', '2025-11-24', 'Errand', 'applied')`;
    const screen = await get(`/admin/leave?state=approved&kind=employee&from=${FRIDAY}&to=${FRIDAY}`);
    const said = await talk(`which teachers are on leave ${ON_FRIDAY}`);
    expect(rowsOf(said).map(([name]) => name)).toEqual(screen.leaves.map(({ person }: { person: { name: string } }) => person.name));
    expect(said).toContain('Thursday, 20 Nov 2025 to Saturday, 22 Nov 2025');
    expect(said).toContain('Casual leave');
    expect(said).toContain(`href="/employee/profile/${teacher}"`);
    expect(await talk('which teachers are on leave on 24 November 2025')).toContain('No teacher is on leave (approved)');
  });
});

describe('the school day', () => {
  let periods: { _id: string; name: string }[];
  let [kavita, sunita, anil] = ['', '', ''];
  beforeEach(async () => {
    [kavita = '', sunita = '', anil = ''] = await Promise.all(
      ['Kavita Joshi', 'Sunita Rao', 'Anil Mishra'].map((name) => addEmployee(test, school, { name })),
    );
    periods = await get('/admin/getPeriods');
    for (const period of [0, 4]) await addLesson(test, school, { day: 'Friday', periodId: periods[period]?._id ?? '', teacherId: kavita });
    await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${sunita}, ${school.ids.subject})`;
  });
  const mark = (teacherId: string, letter: string) =>
    test.owner`insert into employee_attendance (school_id, employee_id, on_date, mark, reason) values (${school.id}, ${teacherId}, ${FRIDAY}, ${letter}, 'Fever')`;

  it('has the timetable of the scheduler', async () => {
    const rows = await post('/admin/getTeacherSchedule', { classId: school.ids.class, sectionId: school.ids.section, day: 'Friday' });
    const said = rowsOf(await talk('timetable of 10A on Friday'));
    expect(said.map(([name]) => name)).toEqual(rows.map(({ periodName }: { periodName: string }) => periodName));
    expect(said.map(([, lesson]) => lesson)).toEqual(
      rows.map(({ subjectName, teacherName }: { subjectName: string | null; teacherName: string | null }) =>
        subjectName ? `${subjectName} (${teacherName})` : '',
      ),
    );
  });

  it('has as free whom the cover desk has as free: nobody who teaches, is absent, on leave or covers', async () => {
    await mark(kavita, 'A');
    const desk = await get(`/admin/covers/${FRIDAY}`);
    const free = rowsOf(await talk(`who is free in period 1 ${ON_FRIDAY}`)).map(([name]) => name);
    expect(free.sort()).toEqual(desk.lessons[0].candidates.map(({ name }: { name: string }) => name).sort());
    expect(free).toEqual(['Anil Mishra', 'Sunita Rao']);
    await ask(test, school, 'PUT', `/admin/covers/${FRIDAY}`, {
      covers: [{ periodId: periods[0]?._id, sectionId: school.ids.section, teacherId: sunita }],
    });
    expect(rowsOf(await talk(`who is free in period 1 ${ON_FRIDAY}`)).map(([name]) => name)).toEqual(['Anil Mishra']);
    expect(await talk(`who is free in period 1 ${ON_FRIDAY}`)).toContain(`href="/employee/profile/${anil}"`);
  });

  it('takes half a day from the second half on', async () => {
    await mark(anil, 'H');
    expect(rowsOf(await talk(`who is free in period 2 ${ON_FRIDAY}`)).map(([name]) => name)).toContain('Anil Mishra');
    expect(rowsOf(await talk(`who is free in period 5 ${ON_FRIDAY}`)).map(([name]) => name)).toEqual(['Sunita Rao']);
  });

  it('suggests the stand-ins of the cover desk, and free colleagues for who is not marked away', async () => {
    const before = await talk(`who can substitute for Kavita Joshi ${ON_FRIDAY}`);
    expect(before).toContain('Kavita Joshi is not marked absent');
    expect(rowsOf(before)[0]).toEqual([periods[0]?.name, '10th A', 'English', 'Sunita Rao', 'teaches this subject', 'Anil Mishra']);
    await mark(kavita, 'A');
    const { lessons } = await get(`/admin/covers/${FRIDAY}`);
    const said = rowsOf(await talk(`who can substitute for Kavita Joshi ${ON_FRIDAY}`));
    expect(said.map((row) => row[3])).toEqual(lessons.map(({ proposal }: { proposal: { name: string } }) => proposal.name));
    expect(said[0]).toEqual([periods[0]?.name, '10th A', 'English', 'Sunita Rao', 'suggested', 'Anil Mishra']);
    await ask(test, school, 'PUT', `/admin/covers/${FRIDAY}`, {
      covers: [{ periodId: periods[0]?._id, sectionId: school.ids.section, teacherId: anil }],
    });
    expect(rowsOf(await talk(`who can stand in for 10A in period 1 ${ON_FRIDAY}`))).toEqual([
      [periods[0]?.name, '10th A', 'English', 'Anil Mishra', 'arranged', 'Sunita Rao'],
    ]);
  });

  it('has no lessons on a Sunday', async () => {
    expect(await talk('who is free in period 1 on 23 November 2025')).toContain('not a school day');
    expect(await talk('find a substitute for Kavita Joshi on 23 November 2025')).toContain('not a school day');
  });

  it('has the log of the logbook', async () => {
    const log = await post('/admin/fetchTeacherLog', { teacherId: kavita, date: FRIDAY });
    const said = rowsOf(await talk(`logbook of Kavita Joshi ${ON_FRIDAY}`));
    expect(said.map((row) => row.slice(1, 4))).toEqual(
      log.periods.map((one: { periodName: string; className: string; sectionName: string; subjectName: string }) => [
        one.periodName,
        `${one.className} ${one.sectionName}`,
        one.subjectName,
      ]),
    );
  });

  it('has the log of a class, lesson by lesson, from the logs of those who gave them', async () => {
    const [first] = periods;
    await ask(test, school, 'PUT', `/admin/logbook/${kavita}/${FRIDAY}/${first?._id}`, { description: 'Tenses', reason: 'Late' });
    await mark(kavita, 'H');
    const lesson = { periodId: periods[4]?._id, sectionId: school.ids.section };
    await ask(test, school, 'PUT', `/admin/covers/${FRIDAY}`, { covers: [{ ...lesson, teacherId: anil }] });
    await ask(test, school, 'PUT', `/admin/logbook/${anil}/${FRIDAY}/${lesson.periodId}`, { description: 'Reading', reason: 'Late' });
    const said = await talk(`logbook of 10A ${ON_FRIDAY}`);
    expect(rowsOf(said)).toEqual([
      [first?.name, 'English', 'Kavita Joshi', 'Tenses'],
      [periods[4]?.name, 'English', 'Anil Mishra', 'Reading'],
    ]);
    expect(said).toContain(`href="/logbook/${anil}?date=${FRIDAY}"`);
    expect(rowsOf(await talk(`logbook of Kavita Joshi for 10A ${ON_FRIDAY}`))).toHaveLength(2);
    expect(await talk('logbook of 10A on 23 November 2025')).toContain('10th A has no periods: Sunday, 23 Nov 2025');
  });
});

it('the calendar holds what the calendar’s own call gives', async () => {
  await post('/admin/calendar/events', { kind: 'holiday', title: 'Founders', startsOn: '2026-12-09', endsOn: '2026-12-10' });
  const events = await get('/admin/calendar/events?from=2026-12-01&to=2026-12-31');
  const said = rowsOf(await talk('which holidays are in December 2026'));
  expect(said.map((row) => row[1])).toEqual(
    events.filter(({ kind }: { kind: string }) => kind === 'holiday').map(({ title }: { title: string }) => title),
  );
  expect(said).toHaveLength(1);
});
