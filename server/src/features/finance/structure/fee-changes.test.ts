import { monthOfDay } from '@shala/contract/shared';
import { expect, it } from 'vitest';
import { isYearOver } from '../../../../test/app.ts';
import { schoolToday } from '../../../../test/clock.ts';
import { type FeeSchool, provideFeeSchool } from '../../../../test/fee-school.ts';
import { addPupil, ask, headOf, payCash } from '../../../../test/fees.ts';

let test: FeeSchool['test'];
let school: FeeSchool['school'];
let rohan: FeeSchool['rohan'];
let tuition: FeeSchool['tuition'];
const { post, yearOf, rates, expectSound } = provideFeeSchool((now) => {
  ({ test, school, rohan, tuition } = now);
});

// On 1 April of an office that has not changed the year, today is in none of its months.
it.skipIf(isYearOver())(
  'a change of rates concerns the students of its class alone, and each month the class in which it was spent',
  async () => {
    const meera = await addPupil(test, school, { name: 'Meera Joshi', className: '9th' });
    const [to] =
      await test.owner`select s.id, s.class_id as "classId" from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id where s.school_id = ${school.id} and c.name = '9th'`;
    const ratesOfNinth = (rupees: number) => ({
      fromMonth: 'April',
      rates: [{ classId: to?.classId, headId: tuition, amounts: Array(12).fill(rupees) }],
    });
    await ask(test, school, 'PUT', '/finance/fee-structure', ratesOfNinth(4000));
    expect(
      (await post('/admin/students/moves', { studentIds: [rohan.id], sectionId: to?.id, on: schoolToday(), reason: 'asked for it' }))
        .status,
    ).toBe(200);
    const before = monthOfDay(schoolToday()) - 1;
    expect(await yearOf()).toMatchObject({ charged: before * 3200 + (12 - before) * 4000 });
    // He still pays for April as the 10th did, so what changes in the 9th from April on changes only what he had there.
    const nine = await post('/finance/fee-structure/preview', ratesOfNinth(4100));
    expect(nine.data).toMatchObject({ students: 2, change: 1200 + (12 - before) * 100 });
    const ten = await post('/finance/fee-structure/preview', rates(3300));
    expect(ten.data).toMatchObject(before === 0 ? { students: 0 } : { students: 1, change: before * 100 });
    // Whatever the structure would ask of others by now is not charged with a change of another class.
    await test.owner`update fee_rates set amount_paise = 999900 where school_id = ${school.id} and class_id = ${to?.classId}`;
    const { examples } = (await post('/finance/fee-structure/preview', { ...rates(3300), fromMonth: 'March' })).data;
    expect(examples.map(({ student }: { student: { name: string } }) => student.name)).not.toContain('Meera Joshi');
    expect(await yearOf(meera.id)).toMatchObject({ charged: 48_000 });
  },
);

it('a concession says of how many paid months nothing is deducted', async () => {
  const half = { studentId: rohan.id, headId: null, percent: 50, fromMonth: 'April', toMonth: 'March', reason: 'Merit' };
  const paid = await payCash(test, school, rohan.id, { month: 'April' });
  expect((await post('/finance/concessions/preview', half)).data).toMatchObject({
    students: 1,
    change: -11 * 1600,
    untouchedPaidMonths: 1,
  });
  await post('/finance/concessions', half);
  expect(await yearOf()).toMatchObject({ charged: 3200 + 11 * 1600 });
  // A month that opens again has the concession too.
  await post(`/finance/payments/${paid.paymentId}/reversal`, { reason: 'Wrong child' });
  expect(await yearOf()).toMatchObject({ charged: 12 * 1600, paid: 0 });
  await expectSound();
});

it('a concession changes its own months and heads alone, whatever else is not as the structure asks', async () => {
  const transport = await headOf(test, school, 'transport');
  const lab = await headOf(test, school, 'lab');
  const heads = [transport, lab].map((headId) => ({ classId: school.ids.class, headId, amounts: Array(12).fill(900) }));
  await ask(test, school, 'PUT', '/finance/fee-structure', { fromMonth: 'April', rates: heads });
  // The bus and the laboratory as they are after a bus stop was entered, and a head was made optional, in mid-year: earlier months stay as they were charged.
  await test.owner`update students set transport_stop = 'Route 4' where school_id = ${school.id} and id = ${rohan.id}`;
  await test.owner`update fee_heads set is_optional = true where school_id = ${school.id} and id = ${lab}`;
  const tuitionOnly = { studentId: rohan.id, headId: tuition, percent: 25, fromMonth: 'April', toMonth: 'May', reason: 'Merit' };
  const before = await yearOf();
  const preview = await post('/finance/concessions/preview', tuitionOnly);
  expect(preview.data).toMatchObject({ students: 1, change: -1600, byHead: [{ head: 'Tuition', students: 1, change: -1600 }] });
  expect(preview.data.examples).toMatchObject([{ before: 6400, after: 4800 }]);
  const granted = await post('/finance/concessions', tuitionOnly);
  expect(granted.data.changes).toEqual(preview.data);
  expect(await yearOf()).toMatchObject({ charged: before.charged - 1600 });
  // On all heads it lowers what is charged, and charges no bus of the months before the stop was known.
  const busOf = async () => (await ask(test, school, 'GET', `/finance/students/${rohan.id}/heads/${transport}`)).data;
  const bus = await busOf();
  await post('/finance/concessions', { ...tuitionOnly, headId: null, percent: 10, reason: 'Staff' });
  const charged = ({ months }: typeof bus, month: string) => months.find((one: { month: string }) => one.month === month)?.charged ?? 0;
  expect(charged(await busOf(), 'April')).toBe(charged(bus, 'April') * 0.9);
  expect(charged(await busOf(), 'June')).toBe(charged(bus, 'June'));
  const end = await post(`/finance/concessions/${granted.data.id}/end`, { fromMonth: 'May', reason: 'marks' });
  expect(end.data).toMatchObject({ change: 800, byHead: [{ head: 'Tuition', change: 800 }] });
  await expectSound();
});
