import { describe, expect, it } from 'vitest';
import { openOwnTestApp } from '../../../../test/app.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { payCash } from '../../../../test/fees.ts';
import { openStudentSchool } from '../../../../test/student-school.ts';
import { addDocument, addStudent } from '../../../../test/students.ts';

const { at, send, get, find, sound } = openStudentSchool({ open: openOwnTestApp });

describe('a departure', () => {
  it('ends the fees with its month, and may be taken back', async () => {
    await setClockTo(at.test.owner, '2026-11-28'); // Who comes back in a later month pays from that month on.
    const { studentId } = await addStudent(at.test, at.school);
    const leave = (leftOn: string) => send('POST', `/admin/students/${studentId}/leaving`, { leftOn, reason: 'Health', note: '' });
    expect((await leave('2030-01-01')).code).toBe('leavingDay');
    const before = (await get(`/finance/students/${studentId}/fees`)).charged;
    expect((await leave('2026-11-20')).message).toBe('Rohan Kale was withdrawn from the school.');
    expect((await get(`/finance/students/${studentId}/fees`)).charged).toBeLessThan(before);
    expect((await leave('2026-11-20')).code).toBe('alreadyLeft');
    expect(await find('')).toEqual([]);
    expect((await send('POST', `/admin/students/${studentId}/return`, { reason: 'Came back' })).status).toBe(200);
    expect(await find('')).toEqual(['Rohan Kale']);
    expect((await get(`/finance/students/${studentId}/fees`)).charged).toBe(before);
    await sound();
  });

  it('dated back removes the marks after its day from the registers, and keeps what they were', async () => {
    await setClockTo(at.test.owner, '2026-11-28');
    const { studentId } = await addStudent(at.test, at.school);
    for (const on of ['2026-11-20', '2026-11-26', '2026-11-28']) {
      await at.test.owner`insert into registers (school_id, section_id, on_date) values (${at.school.id}, ${at.school.ids.section}, ${on})`;
      await at.test.owner`insert into student_attendance (school_id, student_id, on_date, section_id, mark)
        select school_id, student_id, ${on}, section_id, 'P' from enrolments where school_id = ${at.school.id} and student_id = ${studentId}`;
    }
    const body = { leftOn: '2026-11-20', reason: 'Health', note: '' };
    expect((await send('POST', `/admin/students/${studentId}/leaving`, body)).message).toBe(
      'Rohan Kale was withdrawn from the school. The attendance marked after that day was removed (2 days).',
    );
    const marks = await at.test
      .owner`select on_date as on from student_attendance where school_id = ${at.school.id} and student_id = ${studentId}`;
    expect(marks.map(({ on }) => on)).toEqual(['2026-11-20']);
    const [kept] = await at.test
      .owner`select old_values as before from audit_log where school_id = ${at.school.id} and entity = 'student attendance'`;
    expect(kept?.before).toEqual({ '2026-11-26': 'P', '2026-11-28': 'P' });
    const [day] = [(await get('/admin/attendance/day')).students];
    expect((await get('/admin/homepage')).students).toMatchObject({ total: day.total, present: day.present });
  });

  it('may be followed by forgetting the person, while the books stand', async () => {
    const { studentId } = await addStudent(at.test, at.school, { phone: '9823041172', admissionNumber: 'A1', medicalNotes: 'Asthma' });
    await addDocument(at.test, at.school, studentId);
    await payCash(at.test, at.school, studentId);
    const forget = (admissionNumber: string) =>
      send('POST', `/admin/students/${studentId}/anonymisation`, { admissionNumber, reason: 'Asked' });
    expect((await forget('A1')).code).toBe('notLeft');
    await send('POST', `/admin/students/${studentId}/leaving`, { leftOn: '2026-11-20', reason: 'Health', note: '' });
    expect((await forget('a1')).code).toBe('confirmNumber');
    expect((await forget('A1')).data).toEqual({ documents: 1, guardians: 1 });
    const left = await at.test
      .owner`select (select count(*) from guardians where school_id = ${at.school.id}) + (select count(*) from files where school_id = ${at.school.id}) as n`;
    expect(Number(left[0]?.n)).toBe(0);
    const [kept] = await at.test
      .owner`select string_agg(coalesce(old_values::text, '') || coalesce(new_values::text, '') || coalesce(reason, ''), ' ') as text from audit_log where school_id = ${at.school.id} and entity in ('student', 'guardian')`;
    expect(kept?.text).not.toMatch(/Rohan|Suresh|Asthma|9823041172/);
    expect(await find('search=rohan&status=all')).toEqual([]);
    expect((await send('PATCH', `/admin/students/${studentId}`, { house: 'X' })).code).toBe('studentAnonymised');
    await sound();
  });
});

it('leave of who leaves is settled: what waits or was to come is withdrawn, what runs on ends with the last day', async () => {
  const { studentId } = await addStudent(at.test, at.school);
  const request = async (from: string, to: string, state: string) =>
    (
      await at.test.owner<{ id: string }[]>`insert into leave_requests (school_id, id, student_id, from_date, to_date, state)
      values (${at.school.id}, app.new_id(), ${studentId}, ${from}, ${to}, ${state}) returning id`
    )[0]?.id ?? '';
  const ids = [
    await request('2026-11-02', '2026-11-03', 'applied'),
    await request('2026-11-18', '2026-11-24', 'approved'),
    await request('2026-12-01', '2026-12-02', 'approved'),
    await request('2026-12-03', '2026-12-04', 'applied'),
    await request('2026-10-05', '2026-10-06', 'approved'),
  ];
  await send('POST', `/admin/students/${studentId}/leaving`, { leftOn: '2026-11-20', reason: 'Health', note: '' });
  const rows = await at.test.owner<
    { id: string; state: string; to: string }[]
  >`select id, state, to_date::text as to from leave_requests where school_id = ${at.school.id}`;
  expect(ids.map((id) => rows.find((row) => row.id === id)).map((row) => [row?.state, row?.to])).toEqual([
    ['withdrawn', '2026-11-03'],
    ['approved', '2026-11-20'],
    ['withdrawn', '2026-12-02'],
    ['withdrawn', '2026-12-04'],
    ['approved', '2026-10-06'],
  ]);
  expect((await get('/admin/leave?state=applied')).totals.applied).toBe(0);
});
