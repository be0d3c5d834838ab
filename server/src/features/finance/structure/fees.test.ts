import { describe, expect, it } from 'vitest';
import { bearer } from '../../../../test/app.ts';
import { type FeeSchool, provideFeeSchool } from '../../../../test/fee-school.ts';
import { addPupil, ask, headOf, payCash } from '../../../../test/fees.ts';
import { multipart } from '../../../../test/multipart.ts';
import { addLateFeesEverywhere } from './balances.ts';

let test: FeeSchool['test'];
let school: FeeSchool['school'];
let rohan: FeeSchool['rohan'];
let tuition: FeeSchool['tuition'];
const { get, post, yearOf, leftOf, rates, saveRules, expectSound } = provideFeeSchool((now) => {
  ({ test, school, rohan, tuition } = now);
});

describe('fees', () => {
  it('attach themselves at enrolment, from the month of joining', async () => {
    expect(await yearOf()).toMatchObject({ charged: 38_400, paid: 0, left: 38_400 });
    const late = await addPupil(test, school, { name: 'Late Comer', admittedOn: '2026-09-15' });
    expect(await yearOf(late.id)).toMatchObject({ charged: 7 * 3200 });
    expect(await leftOf('August', late.id)).toBe(0);
    const [year] = await test.owner`select id from academic_years where school_id = ${school.id} and is_current`;
    expect(year).toBeDefined();
    await expectSound();
  });

  it('follow a change of class and end with the departure', async () => {
    const [to] =
      await test.owner`select s.id from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id where s.school_id = ${school.id} and c.name = '9th'`;
    await test.owner`update enrolments set section_id = ${to?.id} where school_id = ${school.id} and student_id = ${rohan.id}`;
    await expectSound();
    await test.owner`update students set left_on = '2026-06-20' where school_id = ${school.id} and id = ${rohan.id}`;
    expect((await yearOf()).student.leftOn).not.toBeNull();
    expect(await leftOf('March')).toBe(0);
    await expectSound();
  });

  it('end with the month of a departure that is recorded late, and are none for who left before the year', async () => {
    const leave = (id: string, on: string) => test.owner`update students set left_on = ${on} where school_id = ${school.id} and id = ${id}`;
    const june = await addPupil(test, school, { name: 'Left in June', admittedOn: '2020-06-15' });
    await leave(june.id, '2026-06-20');
    expect(await yearOf(june.id)).toMatchObject({ charged: 3 * 3200 });
    const longGone = await addPupil(test, school, { name: 'Left in 2023', admittedOn: '2018-06-15' });
    expect(await yearOf(longGone.id)).toMatchObject({ charged: 12 * 3200 });
    await leave(longGone.id, '2023-04-30');
    expect(await yearOf(longGone.id)).toMatchObject({ charged: 0, left: 0 });
    await expectSound();
  });

  it('that were paid beyond the departure stay as they were paid', async () => {
    const pupil = await addPupil(test, school, { name: 'Paid ahead', admittedOn: '2020-06-15' });
    await payCash(test, school, pupil.id, { month: 'july', amount: 3 * 3200 });
    await test.owner`update students set left_on = '2026-06-20' where school_id = ${school.id} and id = ${pupil.id}`;
    expect(await yearOf(pupil.id)).toMatchObject({ paid: 3 * 3200, charged: 4 * 3200, left: 3200 });
    await expectSound();
  });

  it('for the bus are charged to those who ride it', async () => {
    const transport = await headOf(test, school, 'transport');
    const rider = await addPupil(test, school, { name: 'Rider', stop: 'Route 4' });
    const change = { fromMonth: 'April', rates: [{ classId: school.ids.class, headId: transport, amounts: Array(12).fill(900) }] };
    expect(await ask(test, school, 'PUT', '/finance/fee-structure', change)).toMatchObject({
      status: 200,
      data: { students: 1, change: 10_800 },
    });
    expect(await leftOf('May', rider.id)).toBe(4100);
    expect(await leftOf('May')).toBe(3200);
    const taken = await ask(test, school, 'PUT', `/finance/students/${rohan.id}/optional-heads`, {
      headIds: [transport],
      fromMonth: 'January',
    });
    expect(taken).toMatchObject({ status: 200, data: { students: 1, change: 2700 } });
    await expectSound();
  });
});

describe('a changed structure', () => {
  it('says whom it affects before and after, and leaves paid months alone', async () => {
    await payCash(test, school, rohan.id, { month: 'April' });
    const preview = await post('/finance/fee-structure/preview', rates(3500));
    expect(preview).toMatchObject({
      status: 200,
      data: {
        students: 1,
        change: 3300,
        untouchedPaidMonths: 1,
        byHead: [{ head: 'Tuition', students: 1, change: 3300 }],
        byClass: [{ className: '10th' }],
      },
    });
    expect(preview.data.examples[0]).toMatchObject({ student: { name: 'Rohan Kale' }, before: 35_200, after: 38_500 });
    expect(await yearOf()).toMatchObject({ charged: 38_400 });
    expect((await ask(test, school, 'PUT', '/finance/fee-structure', rates(3500))).data).toEqual(preview.data);
    expect(await yearOf()).toMatchObject({ charged: 3200 + 11 * 3500 });
    expect(
      (await get('/finance/fee-structure')).rates.find((rate: { classId: string }) => rate.classId === school.ids.class).amounts[11],
    ).toBe(3500);
    await expectSound();
  });

  it('holds from its month on', async () => {
    await ask(test, school, 'PUT', '/finance/fee-structure', rates(4000, 'January'));
    expect([await leftOf('December'), await leftOf('January')]).toEqual([3200, 4000]);
  });

  it('never goes below what a part payment covers', async () => {
    await payCash(test, school, rohan.id, { month: 'April', amount: 2000 });
    await ask(test, school, 'PUT', '/finance/fee-structure', rates(500));
    const april = (await yearOf()).months[0];
    expect(april).toMatchObject({ charged: 2000, paid: 2000, isPaid: true });
    expect(april.paidOn).not.toBeNull();
    await expectSound();
  });

  it('refuses unknown classes and heads, and heads without rates', async () => {
    const late = await headOf(test, school, 'late');
    const bad = (change: object) =>
      ask(test, school, 'PUT', '/finance/fee-structure', { fromMonth: 'April', rates: [{ ...rates(1).rates[0], ...change }] });
    expect(await bad({ classId: tuition })).toMatchObject({ status: 404 });
    expect(await bad({ headId: late })).toMatchObject({ status: 422, code: 'fixedHead' });
    expect(await bad({ amounts: Array(12).fill(-1) })).toMatchObject({ status: 400 });
    expect(await bad({ amounts: Array(11).fill(1) })).toMatchObject({ status: 400 });
  });

  it('copies last year with a raise', async () => {
    expect(await ask(test, school, 'GET', '/finance/fee-structure/last-year')).toMatchObject({ status: 422, code: 'noLastYear' });
    const [last] =
      await test.owner`insert into academic_years (school_id, id, name, starts_on, ends_on) values (${school.id}, app.new_id(), 'last', '2020-04-01', '2021-03-31') returning id`;
    await test.owner`insert into fee_rates (school_id, year_id, class_id, head_id, month_no, amount_paise) select school_id, ${last?.id}, class_id, head_id, month_no, 300050 from fee_rates where school_id = ${school.id}`;
    const draft = await get('/finance/fee-structure/last-year?raisePercent=8');
    expect(draft.rates[0].amounts[0]).toBe(3241);
  });

  it('has heads of its own', async () => {
    const head = await post('/finance/fee-heads', { name: 'Computer', kind: 'other', isOptional: false });
    expect(head).toMatchObject({ status: 200, data: { name: 'Computer', hasRates: true } });
    expect(await post('/finance/fee-heads', { name: 'computer', kind: 'other', isOptional: false })).toMatchObject({
      status: 409,
      code: 'nameTaken',
    });
    expect(await ask(test, school, 'PATCH', `/finance/fee-heads/${head.data.id}`, { name: 'Tuition' })).toMatchObject({ status: 409 });
    expect(await ask(test, school, 'PATCH', `/finance/fee-heads/${head.data.id}`, { name: 'Computers' })).toMatchObject({ status: 200 });
  });
});

describe('concessions', () => {
  const concession = (change: object) => ({
    studentId: rohan.id,
    headId: null,
    percent: 25,
    fromMonth: 'October',
    toMonth: 'March',
    reason: 'Merit',
    ...change,
  });

  it('are granted once, also to two who grant at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => post('/finance/concessions', concession({}))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await post('/finance/concessions', concession({ reason: 'merit', fromMonth: 'March' }))).toMatchObject({
      status: 409,
      code: 'concessionKnown',
      error: 'This student already has this concession from October to March. Stop it first, or enter another reason.',
    });
    expect(await post('/finance/concessions/preview', concession({}))).toMatchObject({ status: 409 });
    for (const other of [{ reason: 'Sibling' }, { percent: 10 }, { fromMonth: 'April', toMonth: 'September' }])
      expect(await post('/finance/concessions', concession(other))).toMatchObject({ status: 200 });
  });

  it('are shown with the year of their student: with a guardian, without one, and after the departure', async () => {
    const meera = await addPupil(test, school, { name: 'Meera Joshi', guardian: '9822000001' });
    for (const { id } of [rohan, meera]) await post('/finance/concessions', concession({ studentId: id }));
    const common = ({ student, concessions, ...year }: Awaited<ReturnType<typeof yearOf>>) => year;
    const [his, hers] = [await yearOf(), await yearOf(meera.id)];
    expect(common(hers)).toEqual(common(his));
    expect(his.student).toMatchObject({ id: rohan.id, name: 'Rohan Kale', className: '10th', rollNumber: 1, guardian: '', leftOn: null });
    expect(hers.student).toMatchObject({ id: meera.id, className: '10th', rollNumber: 2, guardian: 'Suresh Kale', phone: '9822000001' });
    for (const year of [his, hers]) {
      const { id, name, admissionNumber, className, sectionName } = year.student;
      expect(year.concessions).toMatchObject([
        { percent: 25, by: 'Asha Rao', student: { id, name, admissionNumber, className, sectionName } },
      ]);
    }
    await test.owner`update students set left_on = app.today(school_id) where school_id = ${school.id} and id = ${meera.id}`;
    const after = await yearOf(meera.id);
    expect(after).toMatchObject({
      student: { leftOn: expect.any(String), guardian: 'Suresh Kale' },
      concessions: [{ student: { name: 'Meera Joshi' } }],
    });
  });

  it('lower the months of their stretch, and end', async () => {
    expect((await post('/finance/concessions/preview', concession({}))).data).toMatchObject({ students: 1, change: -4800 });
    const granted = await post('/finance/concessions', concession({}));
    expect(granted).toMatchObject({ status: 200, data: { changes: { change: -4800 } } });
    expect([await leftOf('September'), await leftOf('October')]).toEqual([3200, 2400]);
    expect(await post(`/finance/concessions/${granted.data.id}/end`, { fromMonth: 'January', reason: 'marks' })).toMatchObject({
      status: 200,
      data: { change: 2400 },
    });
    expect(await post(`/finance/concessions/${granted.data.id}/end`, { fromMonth: 'January', reason: 'marks' })).toMatchObject({
      status: 409,
      code: 'alreadyEnded',
    });
    expect((await get('/finance/concessions'))[0]).toMatchObject({ percent: 25, toMonth: 'December', reason: 'Merit', by: 'Asha Rao' });
    const month = await get(`/finance/students/${rohan.id}/fees/October`);
    expect(month).toMatchObject({
      charged: 2400,
      charges: [
        { head: 'Tuition', amount: 3200 },
        { amount: -800, reason: 'Merit' },
      ],
    });
    await expectSound();
  });

  it('may be a sum a month, and all of it', async () => {
    await post('/finance/concessions', concession({ percent: undefined, amount: 500 }));
    expect(await leftOf('March')).toBe(2700);
    const meera = await addPupil(test, school, { name: 'Meera' });
    await post('/finance/concessions', concession({ studentId: meera.id, percent: 100, fromMonth: 'April' }));
    expect(await yearOf(meera.id)).toMatchObject({ charged: 0 });
    await expectSound();
  });

  it('are refused with both kinds, an end before the beginning, or an unknown student', async () => {
    expect(await post('/finance/concessions', concession({ amount: 5 }))).toMatchObject({ status: 422, code: 'concessionKind' });
    expect(await post('/finance/concessions', concession({ percent: undefined }))).toMatchObject({ status: 422, code: 'concessionKind' });
    expect(await post('/finance/concessions', concession({ toMonth: 'June' }))).toMatchObject({ status: 422, code: 'monthOrder' });
    expect(await post('/finance/concessions', concession({ percent: 101 }))).toMatchObject({ status: 400 });
    expect(await post('/finance/concessions', concession({ studentId: tuition }))).toMatchObject({ status: 404 });
  });

  it('for brothers and sisters go to the younger', async () => {
    const elder = await addPupil(test, school, { name: 'Om', className: '12th', guardian: '9800000001' });
    const younger = await addPupil(test, school, { name: 'Asha', className: '5th', guardian: '9800000001' });
    const saved = await saveRules({ siblingDiscountPercent: 5, firstMonth: 'May' });
    expect(saved.status).toBe(200);
    expect([await leftOf('March', elder.id), await leftOf('March', younger.id)]).toEqual([3200, 3040]);
    await test.owner`update students set left_on = (now() at time zone 'Asia/Kolkata')::date where id = ${elder.id}`;
    expect(await leftOf('March', younger.id)).toBe(3200);
    await expectSound();
  });
});

describe('rules', () => {
  it('begin with the month from which the school charges', async () => {
    expect(await saveRules({ firstMonth: 'October' })).toMatchObject({ status: 200, data: { students: 1, change: -19_200 } });
    expect([await leftOf('September'), await leftOf('October')]).toEqual([0, 3200]);
    await expectSound();
  });

  it('add late fees once, up to the cap, but not to a family that has time', async () => {
    await saveRules({ lateKind: 'per day', lateAmount: 10, lateCap: 60, firstMonth: 'April', lateFromMonth: 'April' });
    const meera = await addPupil(test, school, { name: 'Meera' });
    expect(
      await ask(test, school, 'PUT', `/finance/students/${meera.id}/due-extension`, { until: '2020-01-01', reason: 'x' }),
    ).toMatchObject({ status: 422, code: 'pastDay' });
    expect(
      await ask(test, school, 'PUT', `/finance/students/${meera.id}/due-extension`, { until: '2099-01-01', reason: 'Father is ill' }),
    ).toMatchObject({ status: 200 });
    const first = await post('/finance/late-fees');
    expect(first.data.students).toBe(1);
    expect(await leftOf('April')).toBe(3260);
    expect((await post('/finance/late-fees')).data).toEqual({ students: 0, amount: 0 });
    await addLateFeesEverywhere(test.database);
    expect(await leftOf('April')).toBe(3260);
    const defaulters = (await get('/finance/defaulters')).defaulters.map((row: { student: { name: string } }) => row.student.name);
    expect(defaulters).toEqual(['Rohan Kale']);
    expect((await get('/finance/defaulters?withExtended=true')).total.students).toBe(2);
    await expectSound();
  });

  it('add the first late fees once when several ask at the same moment, also beside a head of that name', async () => {
    // As in the demo school, which creates these heads on demand.
    await test.owner`delete from fee_heads where school_id = ${school.id} and kind = 'late'`;
    expect((await post('/finance/fee-heads', { name: 'Late fee', kind: 'other', isOptional: true })).status).toBe(200);
    await saveRules({ lateKind: 'fixed', lateAmount: 50, lateFromMonth: 'April' });
    const answers = await Promise.all([1, 2, 3].map(() => post('/finance/late-fees')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ data }) => data.students).sort()).toEqual([0, 0, 1]);
    expect(await leftOf('April')).toBe(3250);
    await expectSound();
  });

  it('let a late fee be waived, and it does not come back', async () => {
    await saveRules({ lateKind: 'fixed', lateAmount: 50, lateFromMonth: 'April' });
    await post('/finance/late-fees');
    const late = await headOf(test, school, 'late');
    const waive = (amount: number) =>
      post(`/finance/students/${rohan.id}/waivers`, { month: 'April', headId: late, amount, reason: 'first time' });
    expect(await waive(51)).toMatchObject({ status: 422, code: 'moreThanOwed', data: { owed: 50 } });
    expect(await waive(50)).toMatchObject({ status: 200, data: { owed: 0 } });
    await post('/finance/late-fees');
    expect(await leftOf('April')).toBe(3200);
    await expectSound();
  });
});

describe('opening balances', () => {
  it('are entered in bulk, tried first, and told row by row', async () => {
    const rows = [
      { admissionNumber: rohan.admissionNumber.toUpperCase(), amount: 1500 },
      { admissionNumber: 'nobody', amount: 10 },
      { admissionNumber: rohan.admissionNumber.toLowerCase(), amount: 2 },
    ];
    const trial = await post('/finance/opening-balances', { rows, reason: 'old register', isTrial: true });
    expect(trial).toMatchObject({
      status: 200,
      data: {
        saved: 1,
        change: 1500,
        problems: [
          { row: 2, problem: 'unknownStudent' },
          { row: 3, problem: 'twice' },
        ],
      },
    });
    expect((await yearOf()).arrears.left).toBe(0);
    expect((await post('/finance/opening-balances', { rows, reason: 'old register' })).data.saved).toBe(1);
    expect((await yearOf()).arrears).toMatchObject({ month: 'Arrears', charged: 1500, left: 1500 });
    expect((await post('/finance/opening-balances', { rows: rows.slice(0, 1), reason: 'again' })).data).toMatchObject({
      saved: 0,
      unchanged: 1,
    });
    const list = async () => (await ask(test, school, 'GET', '/finance/opening-balances')).data;
    const dues = { student: { id: rohan.id }, amount: 1500, paid: 0, left: 1500, reason: 'old register' };
    expect(await list()).toMatchObject({ accounts: [], students: [dues], total: { students: 1, amount: 1500, left: 1500 } });
    await post('/finance/account-openings', { account: 'bank', amount: 200000, on: '2026-04-01' });
    await payCash(test, school, rohan.id, { month: 'Complete Fees', amount: 600 });
    expect(await list()).toMatchObject({
      accounts: [{ account: 'bank', amount: 200000, on: '2026-04-01' }],
      students: [{ ...dues, paid: 600, left: 900 }],
      total: { students: 1, amount: 1500, left: 900 },
    });
    await expectSound();
  });

  it('are paid when the named month is covered, before any other month', async () => {
    await post('/finance/opening-balances', { rows: [{ admissionNumber: rohan.admissionNumber, amount: 500 }], reason: 'old register' });
    expect((await payCash(test, school, rohan.id, { month: 'June', amount: 4000 })).months).toEqual(['June', 'Arrears', 'April']);
    expect(
      (await post('/finance/opening-balances', { rows: [{ admissionNumber: rohan.admissionNumber, amount: 100 }], reason: 'wrong' })).data
        .problems[0].problem,
    ).toBe('lessThanPaid');
    await expectSound();
  });

  it('are read from the downloaded list, as it was filled in, and from nothing that is no sheet', async () => {
    await post('/finance/opening-balances', { rows: [{ admissionNumber: rohan.admissionNumber, amount: 500 }], reason: 'old register' });
    const read = async (file: Buffer, name: string) => {
      const form = multipart('sheet', file, name);
      const headers = { ...bearer(school), ...form.headers };
      const response = await test.app.inject({ method: 'POST', url: '/finance/opening-balances/sheet', headers, payload: form.payload });
      return { status: response.statusCode, ...response.json() };
    };
    const { data } = await ask(test, school, 'GET', '/finance/exports/opening-balances?format=xlsx');
    const list = (await test.app.inject(data.url)).rawPayload;
    const { data: sheet } = await read(list, 'owed.xlsx');
    expect(sheet.text.split('\n')).toContain(`${rohan.admissionNumber}\tRohan Kale\t10th\tA\t500`);
    expect((await read(Buffer.from('Adm no,Name,Owed\n,,\nA-1,"Rao, Asha","1,500"\n'), 'a.csv')).data).toEqual({
      text: 'Adm no\tName\tOwed\nA-1\tRao, Asha\t1,500',
    });
    expect(await read(Buffer.from([0, 1, 2, 3]), 'a.csv')).toMatchObject({ status: 422, code: 'sheetKind' });
    expect(await read(list.subarray(0, 200), 'a.xlsx')).toMatchObject({ status: 422, code: 'sheetBroken' });
    expect(await read(Buffer.from('\n,\n'), 'a.csv')).toMatchObject({ status: 422, code: 'sheetEmpty' });
    expect(await read(Buffer.from('A-1,5\n'.repeat(5002)), 'a.csv')).toMatchObject({ status: 413, code: 'sheetTooLarge' });
  });
});
