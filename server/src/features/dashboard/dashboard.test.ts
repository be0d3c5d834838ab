import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#features/finance';
import { provisionWaitingSchools } from '#features/school';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool, TODAY } from '../../../test/app.ts';
import { coverToday } from '../../../test/attendance.ts';
import { testClock } from '../../../test/clock.ts';
import { addEmployee, addPupil, ask, depositCheque, payCash, payCheque } from '../../../test/fees.ts';
import { takeSnapshot } from '../../../test/snapshot.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());

describe('the checklist of the first days', () => {
  it('says what is done and what is left, in order', async () => {
    const asha = await makeSchool(test, 'Checklist School');
    const read = async () => (await test.app.inject({ method: 'GET', url: '/admin/setup-checklist', headers: bearer(asha) })).json().data;
    const before = await read();
    expect(before.isComplete).toBe(false);
    expect(before.steps.map(({ step, isDone }: { step: string; isDone: boolean }) => `${step} ${isDone}`)).toEqual([
      'school false',
      'classes false',
      'fees false',
      'periods false',
      'subjects false',
      'students false',
      'employees false',
      'classTeachers false',
      'channels false',
      'openingBalances false',
      'timetable false',
    ]);
    await test.owner`insert into employees (school_id, id, employee_code, name) values (${asha.id}, app.new_id(), 'E1', 'Meera')`;
    expect((await read()).steps[6]).toEqual({ step: 'employees', isDone: true, isSkipped: false, count: 1 });
    await test.owner`update sections set class_teacher_id = (select id from employees where school_id = ${asha.id}) where school_id = ${asha.id}`;
    expect((await read()).steps[7]).toMatchObject({ step: 'classTeachers', isDone: true });
  });
});

describe('setting up a new school', () => {
  /** A school with what every state starts with: it was copied from one of no state, and Maharashtra adds a language. */
  const makeReady = async (name: string) => {
    const school = await makeSchool(test, name);
    await test.owner`update schools set state = '' where id = ${school.id}`;
    return school;
  };

  it('may be interrupted and repeated, and makes everything once', async () => {
    const asha = await makeReady('Twice School');
    const before = await takeSnapshot(test, asha.id);
    await test.owner`update schools set ready_at = null where id = ${asha.id}`;
    await provisionWaitingSchools(test.database, TODAY);
    const after = await takeSnapshot(test, asha.id);
    expect({ ...after, schools: '' }).toEqual({ ...before, schools: '' });
  });

  it('goes on with what is missing after a stop in the middle', async () => {
    const asha = await makeReady('Halfway School');
    await test.owner`update schools set ready_at = null where id = ${asha.id}`;
    const count = async () =>
      (
        await test.owner`select (select count(*)::int from subjects where school_id = s.id) as subjects,
      (select count(*)::int from fee_rates where school_id = s.id) as rates from schools s where id = ${asha.id}`
      )[0];
    const before = await count();
    await test.owner`delete from fee_rates where school_id = ${asha.id}`;
    await test.owner`delete from subjects where school_id = ${asha.id}`;
    await provisionWaitingSchools(test.database, TODAY);
    expect(await count()).toEqual(before);
    expect(before).toMatchObject({ rates: 15 * 12 });
  });

  it('works for several servers at once', async () => {
    const asha = await makeReady('Crowded School');
    const before = await takeSnapshot(test, asha.id);
    await test.owner`update schools set ready_at = null where id = ${asha.id}`;
    await Promise.all([1, 2, 3].map(() => provisionWaitingSchools(test.database, TODAY)));
    expect({ ...(await takeSnapshot(test, asha.id)), schools: '' }).toEqual({ ...before, schools: '' });
  });
});

/** On a Sunday the school moves to a time zone with another weekday, so that its day has lessons whenever the tests run. */
async function avoidSunday({ id }: TestSchool): Promise<void> {
  const now = testClock();
  const zone = now.getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  const [today] = await test.owner<{ isSunday: boolean }[]>`select extract(isodow from app.today(${id})) = 7 as "isSunday"`;
  if (today?.isSunday) await test.owner`update schools set time_zone = ${zone} where id = ${id}`;
}

describe('the homepage', () => {
  const read = async (school: TestSchool) => (await ask(test, school, 'GET', '/admin/homepage')).data;

  it('is empty and whole for a school of its first day', async () => {
    const data = await read(await makeSchool(test, 'Empty School'));
    expect(Object.values(data).filter((part) => part === null).length).toBeLessThanOrEqual(2);
    expect(data.students).toMatchObject({ total: 0, present: 0, absent: 0, onLeave: 0, notYet: 0 });
    expect(data.needs).toMatchObject({
      uncovered: { count: 0, first: [] },
      registers: { count: 0 },
      cheques: { count: 0, amount: 0, oldestOn: null },
    });
    expect(data.money).toMatchObject({ charged: 0, collected: 0, today: 0, byMode: [] });
    expect(data.activity).toEqual([]);
  });

  it('says the same sums as the finance screens', async () => {
    const asha = await makeSchool(test, 'Sums School');
    const { id } = await addPupil(test, asha);
    await payCash(test, asha, id, { amount: 3200 });
    await payCheque(test, asha, (await addPupil(test, asha, { name: 'Diya Rao' })).id);
    const data = await read(asha);
    const details = (await ask(test, asha, 'POST', '/finance/getFinanceDetails', { month: data.money.month })).data;
    expect(data.money).toMatchObject({
      charged: details.totalAmount,
      collected: details.collectedAmount,
      pendingStudents: details.numFeePending,
    });
    const board = (await ask(test, asha, 'GET', '/finance/cheques')).data;
    expect(data.needs.cheques.count).toBe(board.cheques.filter((cheque: { state: string }) => cheque.state === 'received').length);
    expect(data.activity).toHaveLength(2);
    expect(data.money.today).toBe(data.money.byMode.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0));
  });

  it('counts the receipts of the day without those that were cancelled, as the day book does', async () => {
    const asha = await makeSchool(test, 'Cancelled School');
    await payCash(test, asha, (await addPupil(test, asha)).id);
    const { paymentId } = await payCash(test, asha, (await addPupil(test, asha, { name: 'Diya Rao' })).id);
    await ask(test, asha, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'Wrong student' });
    const { today, money } = await read(asha);
    expect(money).toMatchObject({ today: 3200, byMode: [{ mode: 'cash', amount: 3200, receipts: 1 }] });
    const book = (await ask(test, asha, 'GET', `/finance/days/${today}`)).data;
    expect(book.byMode).toEqual([{ mode: 'cash', amount: 3200, receipts: 1 }]);
    expect(await verifyLedger(test.database, asha.id)).toMatchObject({ faults: [] });
  });

  it('names the student of a bounced cheque only where there is one, because the amount is that of all', async () => {
    const asha = await makeSchool(test, 'Bounced School');
    const bounce = async (name: string) => {
      const { paymentId } = await payCheque(test, asha, (await addPupil(test, asha, { name })).id);
      await depositCheque(test, asha, paymentId);
      await ask(test, asha, 'POST', `/finance/cheques/${paymentId}/bounce`, { reason: 'Funds insufficient' });
    };
    await bounce('Diya Rao');
    expect((await read(asha)).needs.bounced).toEqual({ count: 1, amount: 3200, student: 'Diya Rao' });
    await bounce('Aarav Shah');
    expect((await read(asha)).needs.bounced).toEqual({ count: 2, amount: 6400, student: null });
  });

  it('counts nobody twice: absent, on leave, present and not yet are the whole', async () => {
    const asha = await makeSchool(test, 'Present School');
    await avoidSunday(asha);
    const pupils = await Promise.all(['Aarav Shah', 'Diya Rao', 'Kabir Das', 'Meera Nair'].map((name) => addPupil(test, asha, { name })));
    const today = (await read(asha)).today as string;
    await test.owner`delete from calendar_events where school_id = ${asha.id}`;
    const isOpen = new Date(`${today}T00:00:00Z`).getUTCDay() !== 0;
    await test.owner`insert into registers (school_id, section_id, on_date) values (${asha.id}, ${asha.ids.section}, ${today})`;
    const mark = (
      at: number,
      letter: string,
    ) => test.owner`insert into student_attendance (school_id, student_id, on_date, section_id, mark)
      values (${asha.id}, ${pupils[at]?.id ?? null}, ${today}, ${asha.ids.section}, ${letter})`;
    await mark(0, 'P');
    await mark(1, 'A');
    await test.owner`insert into leave_requests (school_id, id, student_id, from_date, to_date, state) values (${asha.id}, app.new_id(), ${pupils[2]?.id ?? null}, ${today}, ${today}, 'approved')`;
    const { students } = await read(asha);
    expect(students).toEqual({
      isSchoolDay: isOpen,
      total: 4,
      present: isOpen ? 1 : 0,
      absent: isOpen ? 1 : 0,
      onLeave: isOpen ? 1 : 0,
      notYet: isOpen ? 1 : 4,
    });
    await test.owner`update student_attendance set mark = 'L' where school_id = ${asha.id} and student_id = ${pupils[1]?.id ?? null}`;
    await test.owner`delete from student_attendance where school_id = ${asha.id} and student_id = ${pupils[0]?.id ?? null}`;
    const [totals] = await test.owner`select present, absent, late from attendance_totals where school_id = ${asha.id}`;
    expect(totals).toEqual({ present: 0, absent: 0, late: 1 });
  });

  it('counts the uncovered lessons as the cover desk lists them', async () => {
    const asha = await makeSchool(test, 'Cover School');
    await avoidSunday(asha);
    const { today } = await read(asha);
    const day = new Date(`${today}T00:00:00Z`).getUTCDay() || 6;
    const teacher = await addEmployee(test, asha);
    await test.owner`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id)
      select ${asha.id}, ${asha.ids.section}, ${day}, p.id, ${asha.ids.subject}, case when p.position = 1 then null else ${teacher}::uuid end from periods p where p.school_id = ${asha.id}`;
    await test.owner`insert into employee_attendance (school_id, employee_id, on_date, mark) values (${asha.id}, ${teacher}, ${today}, 'H')`;
    const desk = (await ask(test, asha, 'GET', `/admin/covers/${today}`)).data;
    const { needs } = await read(asha);
    const open = desk.lessons.filter((lesson: { coverId: string | null; cover?: unknown }) => !lesson.coverId && !lesson.cover);
    expect(needs.uncovered.count).toBe(open.length);
  });

  it('counts what the lists behind it show, figure by figure', async () => {
    const asha = await makeSchool(test, 'Lists School');
    await coverToday(test, asha);
    await avoidSunday(asha);
    const { today } = await read(asha);
    const get = async (path: string) => (await ask(test, asha, 'GET', path)).data;
    const pupils = await Promise.all(['Aarav Shah', 'Diya Rao', 'Kabir Das', 'Meera Nair'].map((name) => addPupil(test, asha, { name })));
    const staff = await Promise.all(['Anil Mishra', 'Kavita Joshi', 'Sunita Rao'].map((name) => addEmployee(test, asha, { name })));
    await test.owner`insert into registers (school_id, section_id, on_date) values (${asha.id}, ${asha.ids.section}, ${today})`;
    for (const [at, mark] of ['L', 'A', 'H'].entries())
      await test.owner`insert into student_attendance (school_id, student_id, on_date, section_id, mark)
        values (${asha.id}, ${pupils[at]?.id ?? null}, ${today}, ${asha.ids.section}, ${mark})`;
    const leave = (employee: string | undefined, state: string, half: string | null) =>
      test.owner`insert into leave_requests (school_id, id, employee_id, from_date, to_date, state, half_day, half)
        values (${asha.id}, app.new_id(), ${employee ?? null}, ${today}, ${today}, ${state}, ${half !== null}, ${half ?? 'second'})`;
    await leave(staff[0], 'approved', null);
    await leave(staff[1], 'approved', 'first');
    await leave(staff[2], 'applied', null);
    // Lessons in each period of each day, by one teacher a day in turn; one of them is recorded.
    await test.owner`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id)
      select ${asha.id}, ${asha.ids.section}, d, p.id, ${asha.ids.subject}, (${staff}::uuid[])[1 + d % 3] from periods p, generate_series(1, 6) d where p.school_id = ${asha.id}`;
    await test.owner`insert into logbook_entries (school_id, teacher_id, on_date, period_id, section_id, subject_id, description)
      select school_id, teacher_id, g.held, period_id, section_id, subject_id, 'Tenses' from timetable_slots,
        (select d::date as held from generate_series(${today}::date - 10, ${today}::date - 1, interval '1 day') d) g
      where school_id = ${asha.id} and day = extract(isodow from g.held) and period_id = ${asha.ids.period}`;
    const { needs, students, staff: people, away, coming, notices, week } = await read(asha);

    const day = await get(`/admin/attendance/day?on=${today}`);
    const here = (counts: { present: number; late: number; halfDay: number }) => counts.present + counts.late + counts.halfDay;
    if (day.day.isSchoolDay) {
      expect(students).toMatchObject({ present: here(day.students), absent: day.students.absent, notYet: day.students.notMarked });
      expect(people).toMatchObject({ present: here(day.staff), absent: day.staff.absent, onLeave: day.staff.onLeave });
      const lists = await get(`/admin/attendance/staff/absent?on=${today}`);
      expect(away.filter(({ why }: { why: string }) => why !== 'half day')).toHaveLength(lists.absent.length + lists.onLeave.length);
      expect(needs.registers.count).toBe(day.sections.filter(({ takenAt }: { takenAt: string | null }) => takenAt === null).length);
    } else expect(students.isSchoolDay).toBe(false);
    const desk = await get(`/admin/covers/${today}`);
    expect(needs.uncovered.count).toBe(desk.lessons.filter(({ cover }: { cover: unknown }) => cover === null).length);
    expect(needs.leaves.count).toBe((await get('/admin/leave?state=applied')).totals.applied);
    const last = week.days.findLast(({ on }: { on: string }) => on < today)?.on;
    const logs = (await get(`/admin/logbook/progress/${last}`)).teachers as { lessons: number; recorded: number }[];
    const open = logs.filter(({ lessons, recorded }) => recorded < lessons);
    expect(needs.logs).toEqual({ teachers: open.length, lessons: open.reduce((sum, row) => sum + row.lessons - row.recorded, 0) });
    expect(needs.logs.lessons).toBeGreaterThan(0);
    const until = new Date(Date.parse(today) + 60 * 86_400_000).toISOString().slice(0, 10);
    const events = await get(`/admin/calendar/events?from=${today}&to=${until}`);
    expect(coming.map(({ _id }: { _id: string }) => _id)).toEqual(events.slice(0, 5).map(({ _id }: { _id: string }) => _id));
    const current = await get('/admin/notices?show=current');
    expect(notices.map(({ _id }: { _id: string }) => _id)).toEqual(current.notices.slice(0, 4).map(({ _id }: { _id: string }) => _id));
  });

  it('a card in trouble does not take the others with it', async () => {
    const asha = await makeSchool(test, 'Trouble School');
    await test.owner`alter table attendance_totals rename to totals_elsewhere`;
    try {
      const data = await read(asha);
      expect(data).toMatchObject({ students: null, week: null });
      expect(data.money).not.toBeNull();
      expect(data.needs).not.toBeNull();
    } finally {
      await test.owner`alter table totals_elsewhere rename to attendance_totals`;
    }
  });
});
