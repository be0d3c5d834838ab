import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask, PNG } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

const get = (url: string) => ask(test, school, 'GET', url);
const post = (url: string, body: object) => ask(test, school, 'POST', url, body);
const add = async (body: object) => (await post('/admin/employees', body)).data as { id: string; employeeCode: string };
const history = (id: string) =>
  test.owner<{ action: string; before: object | null; after: object | null; reason: string | null }[]>`
    select action, old_values as before, new_values as after, reason from audit_log where school_id = ${school.id} and entity = 'employee' and entity_id = ${id} order by at, id`;
const upload = async (url: string, part: string, bytes: Buffer, fields?: Record<string, string>) => {
  const form = multipart(part, bytes, 'paper.exe', fields);
  const response = await test.app.inject({ method: 'POST', url, headers: { ...bearer(school), ...form.headers }, payload: form.payload });
  return { status: response.statusCode, ...response.json() };
};

describe('the lists', () => {
  it('show those who work here by name, and nobody who has left', async () => {
    const other = await makeSchool(test, 'Lists');
    const [sunita, anil, gone] = await Promise.all(
      ['Sunita Rao', 'Anil Mishra', 'Left Long'].map((name) => addEmployee(test, other, { name })),
    );
    await test.owner`update employees set left_on = '2025-01-01' where id = ${gone ?? ''}`;
    expect((await ask(test, other, 'GET', '/admin/getTeacherList')).data).toEqual([
      { _id: anil, name: 'Anil Mishra', imageUrl: null, gender: '', isTeaching: true },
      { _id: sunita, name: 'Sunita Rao', imageUrl: null, gender: '', isTeaching: true },
    ]);
    const names = async (query: string) =>
      (await ask(test, other, 'GET', `/admin/employees?${query}`)).data.employees.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Anil Mishra', 'Sunita Rao']);
    expect(await names('search=rao sun')).toEqual(['Sunita Rao']);
    expect(await names('status=former')).toEqual(['Left Long']);
    expect(await names('kind=other')).toEqual([]);
  });

  it('download as the filters show, and nothing in them becomes a formula', async () => {
    await add({ name: '=Evil Sum', positionRole: 'Clerk', isTeaching: false });
    const { url } = (await get('/admin/employee-export?format=csv&kind=other')).data;
    const file = await test.app.inject(url);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain("'=Evil Sum");
    expect(file.body).not.toContain('Meena');
    expect((await test.app.inject(url.replace('csv', 'xlsx'))).statusCode).toBe(404);
  });
});

describe('the detail', () => {
  it('has null for what nobody entered', async () => {
    const id = await addEmployee(test, school, { name: 'Meena Iyer' });
    expect((await get(`/admin/teacher/${id}`)).data).toEqual({
      _id: id,
      name: 'Meena Iyer',
      email: null,
      phoneNo: null,
      gender: null,
      positionRole: 'Teacher',
      totalClasses: null,
      dob: null,
      joiningDate: '2020-06-01',
      classTeacher: null,
      address: null,
      imageUrl: null,
      leftOn: null,
    });
  });
});

describe('adding and editing', () => {
  it('gives the next code of the series and keeps subjects, duty and salary', async () => {
    const first = await add({ name: 'First One', employeeCode: 'KV-0041' });
    const { id, employeeCode } = await add({
      name: 'फ़रीदा शेख',
      phone: '+91 98123 45671',
      email: 'Farida@School.IN',
      dateOfBirth: '1985-06-01',
      joinedOn: '2012-06-15',
      monthlySalary: 38_500.5,
      subjectIds: [school.ids.subject],
      classTeacherOf: [school.ids.section],
      address: '12 MG Road',
      city: 'Nashik',
      state: 'Maharashtra',
      pinCode: '422013',
    });
    expect([first.employeeCode, employeeCode]).toEqual(['KV-0041', 'KV-0042']);
    expect((await get(`/admin/employees/${id}`)).data).toMatchObject({
      phone: '9812345671',
      email: 'farida@school.in',
      monthlySalary: 38_500.5,
      subjects: [{ id: school.ids.subject, className: '10th' }],
      classTeacherOf: [{ id: school.ids.section, className: '10th', sectionName: 'A' }],
    });
    expect((await get(`/admin/teacher/${id}`)).data).toMatchObject({
      classTeacher: '10th A',
      dob: '1985-06-01',
      address: '12 MG Road, Nashik, Maharashtra 422013',
    });
    const { staff } = (await get('/finance/salaries')).data as { staff: { name: string; salary: number }[] };
    expect(staff.find(({ name }) => name === 'फ़रीदा शेख')?.salary).toBe(38_500.5);
  });

  it('two at once get two codes', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, (_, i) => add({ name: `Twin ${i}` })));
    expect(new Set(codes.map(({ employeeCode }) => employeeCode)).size).toBe(6);
  });

  it.each([
    ['a code that somebody has', { employeeCode: 'KV-0041' }, 409, 'employeeCode'],
    ['a birth in the future', { dateOfBirth: '2099-01-01' }, 422, 'dateOfBirth'],
    ['a day that does not exist', { dateOfBirth: '2015-02-31' }, 400, 'dateOfBirth'],
    ['joining as a child', { dateOfBirth: '1990-01-01', joinedOn: '2001-01-01' }, 422, 'joinedOn'],
    ['a phone that is none', { phone: '12345' }, 400, 'phone'],
    ['a mail address that is none', { email: 'nobody' }, 400, 'email'],
    ['markup in the name', { name: '<img src=x onerror=alert(1)>' }, 400, 'name'],
    ['a name that turns the writing round', { name: 'Rao\u202eoaR' }, 400, 'name'],
    ['a name without a letter', { name: '123' }, 400, 'name'],
    ['a whole Aadhaar number', { aadhaarLast4: '123412341234' }, 400, 'aadhaarLast4'],
    ['half a paisa', { monthlySalary: 10.005 }, 400, 'monthlySalary'],
    ['duties of somebody who does not teach', { isTeaching: false, classTeacherOf: ['section'] }, 422, 'isTeaching'],
  ])('refuses %s under its field, and changes nothing', async (_what, body, status, field) => {
    const known = 'classTeacherOf' in body ? { ...body, classTeacherOf: [school.ids.section] } : body;
    const before = (await get('/admin/employees')).data;
    const answer = await post('/admin/employees', { name: 'Nobody New', ...known });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([status, [field]]);
    expect((await get('/admin/employees')).data).toEqual(before);
  });

  it('keeps a history of what changed and why, and of nothing else', async () => {
    const { id } = await add({ name: 'Kiran Rao', phone: '9812345672' });
    const edit = (body: object) => ask(test, school, 'PATCH', `/admin/employees/${id}`, body);
    expect(
      (await edit({ name: 'Kiran Rao', phone: '9812345673', subjectIds: [school.ids.subject], reason: 'New number' })).data.changed,
    ).toEqual(['phone', 'subjects']);
    expect((await edit({ phone: '9812345673' })).data.changed).toEqual([]);
    const [, changed] = await history(id);
    expect(changed).toMatchObject({
      before: { phone: '9812345672', subjects: [] },
      after: { phone: '9812345673', subjects: ['10th English'] },
      reason: 'New number',
    });
  });

  it('writes over nobody else’s change that was not seen', async () => {
    const { id } = await add({ name: 'Kiran Rao', phone: '9812345672', monthlySalary: 20_000 });
    const edit = (body: object) => ask(test, school, 'PATCH', `/admin/employees/${id}`, body);
    await edit({ phone: '9812345673', monthlySalary: 21_000, subjectIds: [school.ids.subject] });
    const seen = { phone: '9812345672', monthlySalary: 20_000, subjectIds: [] };
    const stale = await edit({ phone: '9812345674', monthlySalary: 22_000, subjectIds: [], seen });
    expect(stale).toMatchObject({ status: 409, code: 'changedMeanwhile' });
    expect(stale.data.present).toEqual({ phone: '9812345673', monthlySalary: 21_000, subjectIds: [school.ids.subject] });
    expect((await get(`/admin/employees/${id}`)).data).toMatchObject({ phone: '9812345673', monthlySalary: 21_000 });
    expect((await edit({ city: 'Nashik', seen: { city: '' } })).data.changed).toEqual(['city']);
    expect((await edit({ phone: '9812345674', seen: stale.data.present })).data.changed).toEqual(['phone']);
  });

  it('takes the class from another class teacher', async () => {
    const { id } = await add({ name: 'New Leader', classTeacherOf: [school.ids.section] });
    const [section] = await test.owner`select class_teacher_id from sections where id = ${school.ids.section}`;
    expect(section?.class_teacher_id).toBe(id);
  });
});

describe('removing', () => {
  async function addTeacher(name: string) {
    const { id } = await add({ name, email: `${name.split(' ')[0]?.toLowerCase()}@school.example`, classTeacherOf: [school.ids.section] });
    await test.owner`delete from timetable_slots where school_id = ${school.id}`;
    await test.owner`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id)
      values (${school.id}, ${school.ids.section}, 1, ${school.ids.period}, ${school.ids.subject}, ${id})`;
    return id;
  }

  it('lists what becomes vacant in the order of the classes, not of the days', async () => {
    const teacherId = await addTeacher('Order Liness');
    await test.owner`update timetable_slots set day = 2 where school_id = ${school.id}`;
    const [later] = await test.owner`insert into sections (school_id, id, class_id, name)
      select school_id, app.new_id(), class_id, 'Z' from sections where id = ${school.ids.section} returning id`;
    await test.owner`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id)
      values (${school.id}, ${later?.id}, 1, ${school.ids.period}, ${school.ids.subject}, ${teacherId})`;
    const { vacant } = (await get(`/admin/employees/${teacherId}/leaving`)).data;
    const places = vacant.lessons.map(({ sectionName, day }: { sectionName: string; day: string }) => [sectionName, day]);
    await test.owner`delete from timetable_slots where section_id = ${later?.id}`;
    await test.owner`delete from sections where id = ${later?.id}`;
    expect(places).toEqual([
      ['A', 'Tuesday'],
      ['Z', 'Monday'],
    ]);
  });

  it('vacates lessons and duty, says so, and keeps the history', async () => {
    const teacherId = await addTeacher('Going Gone');
    await test.owner`insert into logbook_entries (school_id, teacher_id, on_date, period_id, section_id, subject_id, description)
      values (${school.id}, ${teacherId}, '2026-11-16', ${school.ids.period}, ${school.ids.section}, ${school.ids.subject}, 'Rivers')`;
    const vacant = {
      lessons: [{ day: 'Monday', period: 'P1', className: '10th', sectionName: 'A', subject: 'English' }],
      classTeacherOf: [{ className: '10th', sectionName: 'A' }],
    };
    expect((await get(`/admin/employees/${teacherId}/leaving`)).data).toEqual({
      vacant,
      hasAccess: false,
      waitingLeave: 0,
      paidSalaries: [],
    });
    await test.owner`insert into leave_requests (school_id, id, employee_id, from_date, to_date) values (${school.id}, app.new_id(), ${teacherId}, '2026-12-07', '2026-12-08')`;
    expect((await get(`/admin/employees/${teacherId}/leaving`)).data.waitingLeave).toBe(1);
    const answer = await post('/admin/removeTeacher', { teacherId });
    const [leave] = await test.owner`select state, decision_note as note from leave_requests where employee_id = ${teacherId}`;
    expect(leave).toEqual({ state: 'withdrawn', note: 'The employee left the school.' });
    expect((await history(teacherId)).at(-1)?.after).toMatchObject({ leaveWithdrawn: 1 });
    expect([answer.status, answer.data]).toEqual([200, { vacant, hasEndedAccess: false }]);
    const [slot] = await test.owner`select subject_id, teacher_id from app.week_now(${school.id})`;
    expect(slot).toEqual({ subject_id: school.ids.subject, teacher_id: null });
    const [section] = await test.owner`select class_teacher_id from sections where id = ${school.ids.section}`;
    expect(section?.class_teacher_id).toBeNull();
    expect((await test.owner`select 1 from logbook_entries where teacher_id = ${teacherId}`).length).toBe(1);
    expect((await get('/admin/getTeacherList')).data.map(({ _id }: { _id: string }) => _id)).not.toContain(teacherId);
    expect((await get(`/admin/teacher/${teacherId}`)).status).toBe(200);
    expect((await post('/admin/removeTeacher', { teacherId })).status).toBe(409);
  });

  it('says for which months how much of a salary is paid, without what was cancelled', async () => {
    const employeeId = await addEmployee(test, school, { name: 'Paid Twice' });
    const pay = (month: string) => post('/finance/salaries', { employeeIds: [employeeId], month, paidFrom: 'bank' });
    expect([(await pay('April')).status, (await pay('May')).status]).toEqual([200, 200]);
    const paid = async () => (await get(`/admin/employees/${employeeId}/leaving`)).data.paidSalaries;
    const payments =
      await test.owner`select id, for_month::text as month, (amount_paise / 100)::int as amount from salary_payments where employee_id = ${employeeId} order by for_month`;
    expect(await paid()).toEqual(payments.map(({ month, amount }) => ({ month, amount })));
    expect(payments[0]?.amount).toBeGreaterThan(0);
    expect((await post(`/finance/salaries/${payments[0]?.id}/reversal`, { reason: 'Twice' })).status).toBe(200);
    expect(await paid()).toEqual([{ month: payments[1]?.month, amount: payments[1]?.amount }]);
  });

  it('ends the sessions of an account of the same address, but never one’s own', async () => {
    const [person] = await test.owner<{ id: string }[]>`insert into accounts (id, school_id, email, name, password_hash, email_verified_at)
      values (app.new_id(), ${school.id}, 'clerk@school.example', 'Clerk', 'x', now()) returning id`;
    const accountId = (person as { id: string }).id;
    await test.owner`insert into sessions (id, school_id, account_id, expires_at) values (app.new_id(), ${school.id}, ${accountId}, now() + interval '1 hour')`;
    const { id } = await add({ name: 'Clerk Of Office', email: 'Clerk@School.example', isTeaching: false });
    expect((await post('/admin/removeTeacher', { teacherId: id })).data.hasEndedAccess).toBe(true);
    const [session] = await test.owner`select ended_at from sessions where account_id = ${accountId}`;
    expect(session?.ended_at).not.toBeNull();
    const self = await add({ name: 'Asha Rao', email: school.email });
    expect(await post('/admin/removeTeacher', { teacherId: self.id })).toMatchObject({ status: 422, code: 'removeSelf' });
  });

  it('refuses a last day before joining or still to come', async () => {
    const { id } = await add({ name: 'Short Stay', joinedOn: '2020-06-01' });
    for (const [lastDay, code, error] of [
      ['2020-05-31', 'lastDay', 'The last working day cannot be before the joining date, 1 Jun 2020.'],
      ['2099-01-01', 'lastDayAhead', /^The last working day cannot be later than today, \d+ \w+ \d{4}\.$/],
    ] as const) {
      const refused = await post('/admin/removeTeacher', { teacherId: id, lastDay });
      expect(refused).toMatchObject({ status: 422, code, error: typeof error === 'string' ? error : expect.stringMatching(error) });
      expect(refused.fields).toEqual({ lastDay: refused.error });
    }
    expect((await post('/admin/removeTeacher', { teacherId: id, lastDay: '2024-03-31', reason: 'Retired' })).status).toBe(200);
    expect((await get('/admin/employees?status=former&search=Short')).data.employees).toMatchObject([
      { leftOn: '2024-03-31', leavingReason: 'Retired' },
    ]);
    expect((await ask(test, school, 'POST', `/admin/employees/${id}/return`)).status).toBe(200);
    expect((await ask(test, school, 'POST', `/admin/employees/${id}/return`)).status).toBe(409);
    expect((await get('/admin/employees?search=Short')).data.employees).toMatchObject([{ leftOn: null, leavingReason: '' }]);
  });
});

describe('photo and papers', () => {
  it('are known by their bytes, and a program renamed is refused', async () => {
    const id = await addEmployee(test, school);
    const program = Buffer.from('MZ\u0090\u0000 this program cannot be run');
    expect(await upload(`/admin/employees/${id}/photo`, 'photo', program)).toMatchObject({ status: 415, code: 'photoKind' });
    const webp = Buffer.from('RIFF\u0024\0\0\0WEBPVP8 ');
    expect(await upload(`/admin/employees/${id}/photo`, 'photo', webp)).toMatchObject({ status: 415, code: 'photoKind' });
    expect(await upload(`/admin/employees/${id}/papers`, 'paper', program, { kind: 'Contract' })).toMatchObject({
      status: 415,
      code: 'paperKind',
    });
    expect(await upload(`/admin/employees/${id}/photo`, 'photo', Buffer.alloc(3 * 1024 * 1024))).toMatchObject({
      status: 413,
      code: 'fileTooLarge',
    });
    const { data } = await upload(`/admin/employees/${id}/photo`, 'photo', PNG);
    expect((await test.app.inject(data.imageUrl)).headers['content-type']).toBe('image/png');
    expect((await get(`/admin/teacher/${id}`)).data.imageUrl).toBe(data.imageUrl);
  });

  it('each reading of a paper is recorded, and what was taken off opens no more', async () => {
    const id = await addEmployee(test, school);
    const { data } = await upload(`/admin/employees/${id}/papers`, 'paper', PNG, { kind: 'ID proof', expiresOn: '2030-01-31' });
    expect((await get(`/admin/employees/${id}`)).data.papers).toMatchObject([
      { kind: 'ID proof', expiresOn: '2030-01-31', mediaType: 'image/png' },
    ]);
    const url = (await ask(test, school, 'POST', `/admin/employees/${id}/papers/${data.id}/open`)).data.url;
    expect((await test.app.inject(url)).statusCode).toBe(200);
    expect((await history(id)).map(({ action, after }) => [action, after])).toContainEqual([
      'openEmployeePaper',
      { paperRead: 'ID proof' },
    ]);
    const gone = await test.app.inject({ method: 'DELETE', url: `/admin/employees/${id}/papers/${data.id}`, headers: bearer(school) });
    expect(gone.statusCode).toBe(200);
    expect((await ask(test, school, 'POST', `/admin/employees/${id}/papers/${data.id}/open`)).status).toBe(404);
  });
});
