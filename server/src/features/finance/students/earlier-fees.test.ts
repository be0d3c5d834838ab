import { describe, expect, it } from 'vitest';
import { makeSchool } from '../../../../test/app.ts';
import { type FeeSchool, provideFeeSchool } from '../../../../test/fee-school.ts';
import { addLastYearDues, addPupil, ask, headOf, payCash } from '../../../../test/fees.ts';

let test: FeeSchool['test'];
let school: FeeSchool['school'];
let rohan: FeeSchool['rohan'];
let tuition: FeeSchool['tuition'];
const { get, post, yearOf } = provideFeeSchool((now) => {
  ({ test, school, rohan, tuition } = now);
});

const yearsOf = (studentId = rohan.id) => get(`/finance/students/${studentId}/fee-years`);
const feesOf = (yearId: string, studentId = rohan.id) => ask(test, school, 'GET', `/finance/students/${studentId}/fee-years/${yearId}`);

/** Transport of March of the last year, besides the tuition that `addLastYearDues` charges. */
async function addBus(paise: number): Promise<void> {
  const bus = await headOf(test, school, 'transport');
  await test.owner`select app.apply_charges(${school.id}, y.id, 'assessment', 'fee', array[row(${rohan.id}, 12, ${bus}, ${paise}::bigint, '', null)::app.charge_change], 'bus', null)
    from academic_years y where y.school_id = ${school.id} and y.name = 'last year'`;
}

describe('the fees of an earlier year', () => {
  it('stay to be seen by month and head when they were carried forward, and old dues say of which heads they are', async () => {
    await addLastYearDues(test, school, rohan.id, { months: [11, 12], paise: 320_000 });
    await addBus(90_050);
    await post('/finance/opening-balances', { rows: [{ admissionNumber: rohan.admissionNumber, amount: 500 }], reason: 'old register' });
    await post('/finance/arrears');
    const { years, arrears, otherArrears } = await yearsOf();
    expect(years.map(({ name }: { name: string }) => name)).toEqual([(await yearOf()).year, 'last year']);
    expect(arrears).toMatchObject([
      { head: 'Tuition', amount: 6400 },
      { head: 'Transport', amount: 900.5 },
    ]);
    expect(otherArrears).toBe(500);
    expect((await yearOf()).arrears.charged).toBe(7800.5);
    const { data } = await feesOf(years[1].id);
    expect(data).toMatchObject({
      ...{ year: 'last year', charged: 7300.5, carried: 7300.5, paid: 0, left: 0 },
      student: { id: rohan.id, className: '10th' },
      heads: [
        { head: 'Tuition', charged: 6400, carried: 6400 },
        { head: 'Transport', charged: 900.5, carried: 900.5 },
      ],
      months: [
        { month: 'February', charged: 3200, heads: [{ headId: tuition, charged: 3200, paid: 0 }] },
        { month: 'March', charged: 4100.5, heads: [{ headId: tuition }, { charged: 900.5 }] },
      ],
      ...{ payments: [], concessions: [] },
    });
  });

  it('have their own receipts and concessions, and of this year are as on the fees of the student', async () => {
    await addLastYearDues(test, school, rohan.id);
    const { receiptNo } = await payCash(test, school, rohan.id, { month: 'April', amount: 4000 });
    await post('/finance/concessions', {
      ...{ studentId: rohan.id, headId: null, percent: 10, fromMonth: 'June', toMonth: 'March', reason: 'Merit' },
    });
    const [current, last] = (await yearsOf()).years;
    const year = await yearOf();
    const { data } = await feesOf(current.id);
    expect(data).toMatchObject({ charged: year.charged, paid: 4000, left: year.left, carried: 0 });
    expect([data.payments, data.concessions]).toEqual([year.payments, year.concessions]);
    expect(data.payments).toMatchObject([{ receiptNo, months: ['April', 'May'] }]);
    expect(data.months[1]).toMatchObject({ month: 'May', charged: 3200, paid: 800, left: 2400 });
    expect((await feesOf(last.id)).data).toMatchObject({ charged: 3200, left: 3200, payments: [], concessions: [] });
  });

  it('say of old dues that were lowered later by how much', async () => {
    await addLastYearDues(test, school, rohan.id);
    await post('/finance/arrears');
    const arrears = await headOf(test, school, 'arrears');
    await post(`/finance/students/${rohan.id}/waivers`, { month: 'Arrears', headId: arrears, amount: 200, reason: 'hardship' });
    expect(await yearsOf()).toMatchObject({ arrears: [{ head: 'Tuition', amount: 3200 }], otherArrears: -200 });
  });

  it('are refused for an unknown student, a year without fees of the student, and another school', async () => {
    await addLastYearDues(test, school, rohan.id);
    const [, last] = (await yearsOf()).years;
    const newcomer = await addPupil(test, school, { name: 'Meera' });
    expect((await feesOf(last.id, newcomer.id)).status).toBe(404);
    expect((await feesOf(tuition)).status).toBe(404);
    expect((await ask(test, school, 'GET', `/finance/students/${tuition}/fee-years`)).status).toBe(404);
    const other = await makeSchool(test, 'Another school');
    expect((await ask(test, other, 'GET', `/finance/students/${rohan.id}/fee-years/${last.id}`)).status).toBe(404);
  });
});
