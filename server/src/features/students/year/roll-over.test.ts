import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { schoolToday } from '../../../../test/clock.ts';
import { addPupil, ask, payCash } from '../../../../test/fees.ts';
import { endYear, otherSection } from '../../../../test/students.ts';
import { verifyLedger } from '../../finance/index.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
});

/** The school's year, 2026-27, can be closed from this day on; a full run also tests such days. */
const isTime = () => schoolToday() >= '2027-03-01';
const PLAN = { detainedIds: [] as string[], leaverIds: [] as string[], raisePercent: 10, carriesArrears: true };
const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
const post = (url: string, body: object) => ask(test, school, 'POST', url, body);
const sound = async () => expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
const classOf = async (id: string) => {
  const { className, sectionName, rollNumber, leftOn } = await get(`/admin/students/${id}`);
  return { seat: `${className} ${sectionName}`, rollNumber, leftOn };
};

describe('the change of the year', () => {
  it('is shown before it is done, and refused before its time', async () => {
    const pupil = await addPupil(test, school, { className: '9th' });
    const preview = await post('/admin/year/roll-over/preview', { ...PLAN, detainedIds: [pupil.id] });
    expect(preview.data).toMatchObject({
      fromYear: '2026-27',
      toYear: '2027-28',
      possibleFrom: '2027-03-01',
      isPossible: isTime(),
      students: 1,
      detained: 1,
      promoted: 0,
    });
    if (isTime()) return;
    expect(await post('/admin/year/roll-over', PLAN)).toMatchObject({
      status: 422,
      code: 'tooEarly',
      message: 'Academic year 2027-28 can be started from 1 Mar 2027.',
    });
    expect((await classOf(pupil.id)).seat).toBe('9th A');
  });

  it('promotes, detains, lets go, makes sections, raises fees and carries arrears, and the books hold', async () => {
    await otherSection(test, school, 'B');
    const up = await addPupil(test, school, { name: 'Up Goes', className: '9th' });
    const stays = await addPupil(test, school, { name: 'Stays Here', className: '9th' });
    const away = await addPupil(test, school, { name: 'Goes Away', className: '8th' });
    const last = await addPupil(test, school, { name: 'Last Class', className: '12th' });
    await test.owner`update enrolments set section_id = (select id from sections where school_id = ${school.id} and class_id = ${school.ids.class} and name = 'B') where school_id = ${school.id} and student_id = ${up.id}`;
    for (let month = 0; month < 12; month++)
      await payCash(test, school, stays.id, {
        month: ['April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December', 'January', 'February', 'March'][
          month
        ] as string,
      });
    await payCash(test, school, up.id, { month: 'April', amount: 2000 });
    // Urdu is offered in the next class too, French is not.
    await test.owner`insert into subjects (school_id, id, class_id, name) select school_id, app.new_id(), id, n from classes
      cross join unnest(array['Urdu', 'French']) n where school_id = ${school.id} and (name in ('9th', '10th') or name = '11th' and n = 'Urdu')`;
    const notTaken = (id: string) => test.owner`select y.name as year, c.name as class, j.name as subject from subjects_not_taken t
      join academic_years y on y.id = t.year_id join subjects j on j.id = t.subject_id join classes c on c.id = j.class_id
      where t.student_id = ${id} and y.is_current order by 3`;
    await test.owner`insert into subjects_not_taken (school_id, year_id, student_id, subject_id) select e.school_id, e.year_id, e.student_id, j.id
      from enrolments e join subjects j on j.school_id = e.school_id join sections s on s.id = e.section_id and s.class_id = j.class_id
      where e.school_id = ${school.id} and e.student_id = any (${[up.id, stays.id]}) and j.name in ('Urdu', 'French')`;
    await endYear(test, school);
    const leftOf = async (id: string) => (await get(`/finance/students/${id}/fees`)).left;
    const owed = await leftOf(up.id);
    const owedByLeavers = (await leftOf(away.id)) + (await leftOf(last.id));
    expect(owedByLeavers).toBeGreaterThan(0);
    const body = { ...PLAN, detainedIds: [stays.id], leaverIds: [away.id] };
    const { data: preview } = await post('/admin/year/roll-over/preview', body);
    expect(preview).toMatchObject({
      isPossible: true,
      students: 4,
      promoted: 1,
      detained: 1,
      leaving: 2,
      owed,
      owing: 1,
      owedByLeavers,
      owingLeavers: 2,
      newSections: [{ className: '11th', sectionName: 'B' }],
    });
    const done = await post('/admin/year/roll-over', body);
    expect(done).toMatchObject({ status: 200, message: 'Academic year 2026-27 has started.', data: preview });
    expect(await classOf(up.id)).toEqual({ seat: '11th B', rollNumber: 1, leftOn: null });
    expect(await classOf(stays.id)).toEqual({ seat: '9th A', rollNumber: 1, leftOn: null });
    expect(await notTaken(up.id)).toEqual([{ year: '2026-27', class: '11th', subject: 'Urdu' }]);
    expect((await notTaken(stays.id)).map(({ class: name, subject }) => `${name} ${subject}`)).toEqual(['9th French', '9th Urdu']);
    expect((await classOf(away.id)).leftOn).toBe('2026-03-31');
    // They stay in the old year, where they are collected.
    expect((await leftOf(away.id)) + (await leftOf(last.id))).toBe(owedByLeavers);
    expect((await get(`/admin/students/${last.id}`)).leavingReason).toBe('Completed the last class');
    // Why somebody leaves at the end of a year nobody has said yet: the certificate asks for it.
    const asked = await get(`/admin/certificates/forms/cbse-transfer/people/${away.id}`);
    expect(asked.fields.find(({ key }: { key: string }) => key === 'reason')).toMatchObject({ isRequired: true, value: '' });
    const fees = await get(`/finance/students/${up.id}/fees`);
    expect(fees.arrears.left).toBe(owed);
    expect(fees.months[0].charged).toBe(3520);
    expect((await get(`/finance/students/${stays.id}/fees`)).arrears.left).toBe(0);
    expect(await payCash(test, school, up.id, { month: 'April', amount: 3520 })).toMatchObject({ months: ['April'] });
    await sound();
    if (!isTime()) expect((await post('/admin/year/roll-over', PLAN)).code).toBe('tooEarly');
    const income =
      await test.owner`select coalesce(sum(credit_paise - debit_paise), 0)::bigint as paise from account_days where school_id = ${school.id} and code = 'opening'`;
    expect(Number(income[0]?.paise)).toBe(0);
  });

  it('knows what is due before the new year has begun, and when a year has ended and the next was not started', async () => {
    const pupil = await addPupil(test, school, { className: '9th' });
    await endYear(test, school);
    const owed = (await get(`/finance/students/${pupil.id}/fees`)).left;
    await post('/admin/year/roll-over', PLAN);
    const now = async () => ({
      owedNow: (await get(`/finance/students/${pupil.id}/payment-preview`)).owedNow,
      class: (await get('/finance/class-months')).month,
      dashboard: (await get('/admin/homepage')).money.month,
      month: (await test.owner`select app.fee_month(${school.id}) as no`)[0]?.no,
    });
    const move = (name: string, from: string, to: string) =>
      test.owner`update academic_years set name = ${name}, starts_on = ${from}, ends_on = ${to} where school_id = ${school.id} and is_current`;
    await test.owner`delete from terms where school_id = ${school.id}`;
    await move('2040-41', '2040-04-01', '2041-03-31');
    const { defaulters, total } = await get('/finance/defaulters');
    expect(defaulters).toMatchObject([{ student: { id: pupil.id }, overdue: owed, months: ['Arrears'], oldestDueOn: '2025-04-10' }]);
    expect((await get(`/finance/students/${pupil.id}/fees`)).arrears).toMatchObject({ dueOn: '2025-04-10', isOverdue: true });
    // What a school has entered itself has no such day: it is overdue at once.
    await test.owner`update fee_accounts set arrears_since = null, due_extended_to = null where school_id = ${school.id}`;
    expect((await get('/finance/defaulters')).defaulters).toMatchObject([{ months: ['Arrears'], daysOverdue: 1 }]);
    expect((await get(`/finance/students/${pupil.id}/fees`)).arrears.isOverdue).toBe(true);
    expect(total).toMatchObject({ students: 1, amount: owed });
    expect(await now()).toEqual({ owedNow: owed, class: 'April', dashboard: 'April', month: 1 });
    // Nor is it April again when a year has ended and the next one was not started.
    await move('2020-21', '2020-04-01', '2021-03-31');
    expect(await now()).toMatchObject({ class: 'March', dashboard: 'March', month: 12 });
  });

  it('shows the fees of the months that the school charges in this year, and of the whole next year', async () => {
    await addPupil(test, school, { className: '9th' });
    await test.owner`insert into fee_rules (school_id, year_id, first_month) select school_id, id, 3 from academic_years where school_id = ${school.id}
      on conflict (school_id, year_id) do update set first_month = 3`;
    const { classes } = (await post('/admin/year/roll-over/preview', { ...PLAN, raisePercent: 0 })).data;
    const ninth = classes.find(({ className }: { className: string }) => className === '9th');
    expect(ninth).toMatchObject({ feeBefore: 32_000, feeAfter: 38_400 });
  });

  it('leaves arrears where they are when told so', async () => {
    const pupil = await addPupil(test, school, { className: '9th' });
    await endYear(test, school);
    await post('/admin/year/roll-over', { ...PLAN, carriesArrears: false });
    expect((await get(`/finance/students/${pupil.id}/fees`)).arrears.left).toBe(0);
    await sound();
  });

  it('refuses somebody who shall stay and leave, and somebody unknown', async () => {
    const pupil = await addPupil(test, school, { className: '9th' });
    expect((await post('/admin/year/roll-over/preview', { ...PLAN, detainedIds: [pupil.id], leaverIds: [pupil.id] })).code).toBe(
      'unclearPlan',
    );
    expect((await post('/admin/year/roll-over/preview', { ...PLAN, detainedIds: [school.id] })).status).toBe(404);
    // Lists are kept for days: whoever left meanwhile is named.
    await test.owner`update students set left_on = '2026-11-01' where school_id = ${school.id} and id = ${pupil.id}`;
    expect(await post('/admin/year/roll-over/preview', { ...PLAN, detainedIds: [pupil.id] })).toMatchObject({
      status: 422,
      code: 'notInYear',
      message: expect.stringContaining('Rohan Kale'),
    });
  });
});

describe('readiness for the register', () => {
  it('says who lacks what, and exports what is there', async () => {
    const pupil = await addPupil(test, school, { name: 'Ananya Kale', guardian: '9823041172' });
    const { total, ready, byField, students } = await get('/admin/students/udise');
    expect([total, ready]).toEqual([1, 0]);
    expect(byField).toContainEqual({ field: 'gender', students: 1 });
    expect(students[0]).toMatchObject({ id: pupil.id, name: 'Ananya Kale' });
    expect(students[0].problems).toContainEqual({ field: 'mother', problem: 'missing', value: '' });
    expect(students[0].problems.map(({ field }: { field: string }) => field)).not.toContain('father');
    await ask(test, school, 'PATCH', `/admin/students/${pupil.id}`, { gender: 'Female' });
    expect((await get('/admin/students/udise?field=gender')).students).toEqual([]);
    const { url } = await get('/admin/students/export?kind=udise&format=csv');
    const file = await test.app.inject(url);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body).toContain('Ananya Kale,Female');
    expect((await test.app.inject(url.replace('udise', 'students'))).statusCode).toBe(404);
  });

  it('exports what the filters show, and never a formula', async () => {
    await addPupil(test, school, { name: 'Rohan Kale', admissionNumber: '=1+1' });
    await addPupil(test, school, { name: 'Diya Rao', className: '9th' });
    const { url } = await get(`/admin/students/export?kind=students&format=csv&classId=${school.ids.class}`);
    const { body } = await test.app.inject(url);
    expect(body).toContain("'=1+1,Rohan Kale,10th,A");
    expect(body).not.toContain('Diya');
  });
});
