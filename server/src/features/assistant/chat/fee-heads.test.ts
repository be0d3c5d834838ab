import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool, TODAY } from '../../../../test/app.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { addPupil, ask, headOf, type Pupil, payCash } from '../../../../test/fees.ts';
import { rupees, say } from './testing/say.ts';

/** A kind of fee in a prompt is a fee head of the school, and the answer is of that head alone. */
let test: TestApp;
let school: TestSchool;
let rider: Pupil;
let bus: string;
beforeAll(async () => {
  test = await openOwnTestApp();
  // A month without a year is the next or the last one, which must be of the school's year.
  await setClockTo(test.owner, TODAY);
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  rider = await addPupil(test, school, { name: 'Rohan Kale', className: '10th', stop: 'Route 4', guardian: '9812345601' });
  await addPupil(test, school, { name: 'Meera Joshi', className: '10th', guardian: '9812345602' });
  await test.owner`update guardians set email = phone || '@mail.example' where school_id = ${school.id}`;
  bus = await headOf(test, school, 'transport');
  await setRates(bus, 900);
  await payCash(test, school, rider.id, { month: 'June', amount: 3500 });
});

const setRates = async (headId: string, rate: number) => {
  const rates = [{ classId: school.ids.class, headId, amounts: Array(12).fill(rate) }];
  expect((await ask(test, school, 'PUT', '/finance/fee-structure', { fromMonth: 'April', rates })).status).toBe(200);
};
const talk = async (prompt: string) => (await say(test, school, prompt)).html;
const get = async (url: string) => (await ask(test, school, 'GET', url)).data;

describe('a kind of fee', () => {
  it('makes the list of those who owe under its head, with what is open there', async () => {
    const screen = await get(`/finance/defaulters?headId=${bus}`);
    const said = await talk('bus fee defaulters');
    expect(said).toContain(`1 student has overdue fees, ${rupees(screen.total.amount)} in all (the whole school, Transport).`);
    expect(said).not.toContain('Meera Joshi');
    expect(said).toContain(`href="/finance/overdue?head=${bus}"`);
    expect(await talk('class 9 ke bus fee defaulters')).toContain('No overdue fees (9th, Transport).');
  });

  it('is the only one in what has come in and in what one student owes', async () => {
    const [, june] = (await get('/finance/head-months?month=June')).heads;
    expect(june).toMatchObject({ head: 'Transport', due: 900, collected: 300 });
    expect(await talk('transport fee collected in June')).toContain('Collection, Transport, June 2026: ');
    expect(await talk('transport fee for June, how much is collected')).toContain(
      'Transport for June: ₹300 of ₹900 collected (33%). Balance ₹600.',
    );
    expect(await talk('transport fee collected today')).toContain('Collection, Transport, ');
    expect(await talk('transport fee collection of class 10 in June')).toContain('Class-wise fees for June: Transport');
    const year = await get(`/finance/students/${rider.id}/heads/${bus}`);
    expect(await talk('how much transport fee does Rohan Kale owe')).toContain(
      `has a balance of ${rupees(year.left)} in Transport this year`,
    );
    expect(await talk('transport fee of Rohan Kale for June')).toContain('has ₹600 due for June, Transport.');
    expect(await talk('how much transport fee does Meera Joshi owe')).toContain('has no fees charged for Transport.');
  });

  it('reminds only those who owe under its head, says so in the text, and looks again at the yes', async () => {
    const plan = await talk('send a reminder to class 10 for bus fees');
    expect(plan).toContain('Fee reminder for 1 person');
    expect(plan).toContain('1 with overdue fees: 10th, Transport');
    expect(plan).toContain('of school fees (Transport) for Rohan Kale (10th A) is overdue');
    expect(plan).not.toContain('Meera Joshi');
    await payCash(test, school, rider.id, { month: 'Complete Fees', amount: (await get(`/finance/students/${rider.id}/fees`)).left });
    const again = await talk('yes');
    expect(again).toContain('The data changed after the plan was made');
    expect(again).toContain('none of the students you named has such overdue fees');
  });

  it('that the school does not have is told, with those that it has, and nothing is planned', async () => {
    for (const prompt of [
      'hostel fee defaulters',
      'hostel fee collected in June',
      'how much hostel fee does Rohan Kale owe',
      'remind all for hostel fees',
    ])
      expect(await talk(prompt), prompt).toContain(
        'The school has no fee head for “hostel”. The heads are: Tuition, Transport, Laboratory',
      );
    expect(await test.owner`select from assistant_pending where school_id = ${school.id}`).toEqual([]);
  });

  it('is known by the name that the school gave its head, also by a new one', async () => {
    const { data } = await ask(test, school, 'POST', '/finance/fee-heads', { name: 'Robotics Club fee', kind: 'other', isOptional: false });
    await setRates(data.id, 150);
    const said = await talk('robotics club fee defaulters');
    expect(said).toContain('2 students have');
    expect(said).toContain('the whole school, Robotics Club fee)');
    expect(said).toContain(`href="/finance/overdue?head=${data.id}"`);
  });
});

describe('a month', () => {
  it('is the only one in the list and in the reminder', async () => {
    const screen = await get('/finance/defaulters?month=June');
    expect(screen.total).toMatchObject({ students: 2, amount: 3200 + 600 });
    const said = await talk('who has not paid June fees in class 10');
    expect(said).toContain('2 students have overdue fees, ₹3,800 in all (10th, June).');
    expect(said).toMatch(/href="\/finance\/overdue\?class=[\w-]+&amp;month=June"/);
    expect(await talk('remind Rohan Kale for June fees')).toContain('₹600 of school fees (June) for Rohan Kale (10th A) is overdue');
    expect(await talk('remind Rohan Kale for June bus fees')).toContain('of school fees (Transport, June)');
    // Several owe different sums of it: none is named.
    expect(await talk('send a reminder to class 10 for June fees')).toMatch(/Dear [\w ]+, school fees \(June\) for /);
  });

  it('of another year is told, and nothing is planned', async () => {
    for (const prompt of ['fee defaulters of June 2025', 'remind all for fees of June 2025'])
      expect(await talk(prompt), prompt).toContain('June 2025 is not in the current academic year');
    // What came in during a month is asked of the receipts, of any year.
    expect(await talk('fees collected in June 2025')).toContain('Collection, June 2025: ₹0');
    expect(await test.owner`select from assistant_pending where school_id = ${school.id}`).toEqual([]);
  });
});

describe('a sum that is said with a reminder', () => {
  it('changes nothing and stands beside what is owed by the books', async () => {
    const owed = (await get('/finance/defaulters')).defaulters.find(
      ({ student }: { student: { name: string } }) => student.name === 'Meera Joshi',
    ).overdue;
    expect(await talk('remind Meera Joshi for pending ₹4,750')).toContain(
      `You said ₹4,750. The overdue amount in the accounts is ${rupees(owed)}.`,
    );
    expect(await talk(`remind Meera Joshi for pending ₹${owed}`)).not.toContain('You said');
    expect(await talk('remind class 10 for pending Rs 3200')).toContain(
      'You said ₹3,200. Each family is reminded of its own overdue amount',
    );
  });
});

describe('what came in on some days', () => {
  it('from a class is of that class and those days', async () => {
    const { total } = await get(`/finance/payments?state=live&classId=${school.ids.class}`);
    expect(total.amount).toBe(3500);
    expect(await talk('how much fees came in today from class 10')).toContain('₹3,500 collected by 1 receipt: 10th, ');
    expect(await talk('how much fees came in today from class 9')).toContain('₹0 collected by 0 receipts: 9th, ');
    expect(await talk('how much fees came in today from class 10A')).toContain('These amounts are for whole classes.');
  });
});
