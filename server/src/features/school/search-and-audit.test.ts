import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { schoolToday } from '../../../test/clock.ts';
import { addEmployee, addPupil, ask, payCash } from '../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
let riya: Awaited<ReturnType<typeof addPupil>>;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
  bela = await makeSchool(test, 'Bela Vidyalaya');
  riya = await addPupil(test, asha);
  await test.owner`insert into student_search (school_id, token, student_id) select school_id, token, id from students,
    unnest(array['riya', 'sharma', lower(admission_number), '9823041172', 'रिया']) as token where id = ${riya.id} on conflict do nothing`;
  await addEmployee(test, asha, { name: 'Meera Iyer' });
});
afterAll(() => test.close());

const find = async (q: string, school = asha) => (await ask(test, school, 'GET', `/admin/search?q=${encodeURIComponent(q)}`)).data;
const log = async (query: Record<string, string>, school = asha) =>
  (await ask(test, school, 'GET', `/admin/audit?${new URLSearchParams(query)}`)).data;

describe('search everywhere', () => {
  it.each(['riya', 'SHAR', 'sharma riya', '98230', '+91 98230 41172', 'रिया'])('finds a student by %s', async (q) =>
    expect((await find(q)).students).toMatchObject([{ id: riya.id, name: riya.name, className: '10th', section: 'A', hasLeft: false }]),
  );

  it('finds employees, classes and receipts', async () => {
    expect((await find('iyer')).employees).toMatchObject([{ name: 'Meera Iyer', positionRole: 'Teacher' }]);
    expect((await find('class XII')).classes).toMatchObject([{ className: '12th', sections: 1 }]);
    expect((await find('1')).classes.map(({ className }: { className: string }) => className)).toEqual(['1st', '10th', '11th', '12th']);
    const { receiptNo } = await payCash(test, asha, riya.id);
    expect((await find(`#${receiptNo}`)).receipts).toMatchObject([{ studentId: riya.id, amount: 3200, isCancelled: false }]);
  });

  it('finds each once, who is at school first, and nobody who was forgotten', async () => {
    const [left, forgotten] = [await addPupil(test, bela), await addPupil(test, bela)];
    await test.owner`update students set left_on = '2026-05-01', anonymised_at = case when id = ${forgotten.id} then now() end where id in (${left.id}, ${forgotten.id})`;
    const { id } = await addPupil(test, bela);
    await test.owner`insert into student_search (school_id, token, student_id) select school_id, token, id from students, unnest(array['zoya', 'zoyab']) as token
      where id in (${left.id}, ${forgotten.id}, ${id}) on conflict do nothing`;
    const { students } = await find('zo', bela);
    expect(students.map((student: { id: string; hasLeft: boolean }) => [student.id, student.hasLeft])).toEqual([
      [id, false],
      [left.id, true],
    ]);
  });

  it('finds nothing of another school, for nothing, or for what nobody is called', async () => {
    for (const [q, school] of [
      ['riya', bela],
      ['', asha],
      ['zzz', asha],
      ['%', asha],
      ["'", asha],
    ] as const)
      expect(await find(q, school)).toEqual({ students: [], employees: [], classes: [], receipts: [] });
  });
});

describe('the audit log', () => {
  it('is searched by words, kind, person, day and who did it', async () => {
    await ask(test, asha, 'PATCH', `/admin/school-classes/${asha.ids.class}`, { className: 'Dasavi' });
    await ask(test, asha, 'PATCH', `/admin/school-classes/${asha.ids.class}`, { className: '10th' });
    const [newest] = (await log({ search: 'dasavi' })).entries;
    expect(newest).toMatchObject({
      user: 'Asha Rao',
      action: 'renameClass',
      act: 'Class renamed',
      entity: 'class',
      before: { className: 'Dasavi' },
      after: { className: '10th' },
    });
    expect((await log({ search: 'dasavi', entity: 'section' })).entries).toEqual([]);
    expect((await log({ entityId: asha.ids.class })).entries).toHaveLength(2);
    expect((await log({ user: asha.accountId })).entries.length).toBeGreaterThan(1);
    expect((await log({ user: bela.accountId })).entries).toEqual([]);
    expect((await log({ from: '2001-01-01', to: '2001-12-31' })).entries).toEqual([]);
    expect((await log({ search: 'dasavi' }, bela)).entries).toEqual([]);
  });

  it('is about a student whose name was typed', async () => {
    await test.owner`insert into audit_log (school_id, id, action, entity, entity_id) values (${asha.id}, app.new_id(), 'readDocument', 'student', ${riya.id})`;
    expect((await log({ search: 'riya' })).entries[0]).toMatchObject({ user: null, about: riya.name, action: 'readDocument' });
    expect((await ask(test, asha, 'GET', '/admin/audit-choices')).data).toMatchObject({
      entities: expect.arrayContaining(['class', 'student']),
    });
  });

  it('says whose receipt, leave and section an entry is of, and is searched by that name', async () => {
    const { receiptNo, paymentId } = await payCash(test, asha, riya.id, { month: 'May' });
    // Nobody takes leave on a Sunday.
    const [{ workday } = { workday: '' }] = await test.owner<
      { workday: string }[]
    >`select (d - (extract(isodow from d) = 7)::int)::text as workday
      from (select ${schoolToday()}::date as d) as today`;
    const leave = await ask(test, asha, 'POST', '/admin/leave', {
      kind: 'student',
      personId: riya.id,
      from: workday,
      to: workday,
      reason: 'Fever',
    });
    expect((await log({ entityId: paymentId })).entries[0]).toMatchObject({
      entity: 'payment',
      about: expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d/${receiptNo} · ${riya.name}$`)),
    });
    expect((await log({ entity: 'leave', search: 'riya' })).entries).toMatchObject([{ entityId: leave.data.leaveId, about: riya.name }]);
    expect((await log({ entity: 'payment', search: 'riya' })).entries.map(({ entityId }: { entityId: string }) => entityId)).toContain(
      paymentId,
    );
    expect((await log({ entity: 'payment', search: 'iyer' })).entries).toEqual([]);
    await ask(test, asha, 'PATCH', `/admin/school-classes/${asha.ids.class}`, { className: '10th' });
    expect((await log({ entityId: asha.ids.class })).entries[0]).toMatchObject({ about: '10th' });
  });

  it('names the people and classes in the rules of the timetable', async () => {
    const [teacher] = await test.owner`select id, name from employees where school_id = ${asha.id} and name = 'Meera Iyer'`;
    const rule = { teacherId: teacher?.id, mostADay: 7, mostInRow: 0, mostVacant: 0, away: [] };
    await ask(test, asha, 'PUT', '/admin/timetable/rules', { teachers: [rule] });
    const [newest] = (await log({ entity: 'timetableRules' })).entries;
    expect(newest.after.teachers).toMatchObject([{ teacherId: 'Meera Iyer', mostADay: 7 }]);
  });

  it('comes by pages that neither repeat nor leave out', async () => {
    await test.owner`insert into audit_log (school_id, id, at, action, entity)
      select ${bela.id}, app.new_id(), now() - interval '1 hour', 'act', 'same instant' from generate_series(1, 250)`;
    const seen = new Set<string>();
    let after: string | null = '';
    do {
      const page: { entries: { id: string }[]; next: string | null } = await log({ entity: 'same instant', ...(after && { after }) }, bela);
      for (const { id } of page.entries) seen.add(id);
      after = page.next;
    } while (after);
    expect(seen.size).toBe(250);
    expect((await log({ entity: 'same instant', after: 'nonsense' }, bela)).entries).toHaveLength(100);
  });

  it('is downloaded as CSV, of its own school alone, without formulas', async () => {
    await ask(test, asha, 'PATCH', `/admin/school-classes/${asha.ids.class}`, { className: '=1+1' });
    const { url } = (await ask(test, asha, 'GET', '/admin/audit-export?entity=class')).data;
    const file = await test.app.inject({ method: 'GET', url });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain('Class renamed');
    // As on the screen: without ids of records and names of fields in the code.
    expect(file.body).not.toContain(asha.ids.class);
    expect(file.body).not.toMatch(/[{}]|className/);
    const tampered = url.replace(/q=[^&]+/, `q=${encodeURIComponent('{}')}`);
    expect((await test.app.inject({ method: 'GET', url: tampered })).statusCode).toBe(404);
  });
});
