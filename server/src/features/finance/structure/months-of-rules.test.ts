import { YEAR_MONTHS } from '@shala/contract/shared';
import { describe, expect, it } from 'vitest';
import { isYearOver } from '../../../../test/app.ts';
import { type FeeSchool, provideFeeSchool, RULES } from '../../../../test/fee-school.ts';
import { addPupil, ask } from '../../../../test/fees.ts';

let test: FeeSchool['test'];
let school: FeeSchool['school'];
let rohan: FeeSchool['rohan'];
const { get, post, yearOf, leftOf, rates, saveRules, expectSound } = provideFeeSchool((now) => {
  ({ test, school, rohan } = now);
});

describe('fees that change within the year', () => {
  // In a year that is over and not changed, today is in none of its months.
  it.skipIf(isYearOver())('give the sibling discount from the month in which the sibling joins, and leave what is past', async () => {
    const guardian = '9800000002';
    const om = await addPupil(test, school, { name: 'Om', className: '9th', guardian });
    const charged = async (id: string) => (await yearOf(id)).months.map((month: { charged: number }) => month.charged);
    await saveRules({ siblingDiscountPercent: 10 });
    const [{ no: now } = { no: 0 }] = await test.owner<{ no: number }[]>`select app.month_of(app.today(${school.id})) as no`;
    // A newcomer of today, elder than who is there: the discount begins now for the one who was there.
    const [today] = await test.owner<{ day: string }[]>`select app.today(${school.id})::text as day`;
    const newcomer = await addPupil(test, school, { name: 'Riya', className: '10th', guardian, admittedOn: today?.day ?? '' });
    expect(await charged(om.id)).toEqual(Array.from({ length: 12 }, (_, index) => (index + 1 < now ? 3200 : 2880)));
    expect(await charged(newcomer.id)).toEqual(Array.from({ length: 12 }, (_, index) => (index + 1 < now ? 0 : 3200)));
    // A third one, younger than both, has it from the month in which it was set; nothing changes for the others.
    const before = await charged(om.id);
    const third = await addPupil(test, school, { name: 'Tara', className: '5th', guardian });
    expect(await charged(om.id)).toEqual(before);
    expect(await charged(third.id)).toEqual(before);
    // Nor does a later change of other fees bring it to the months before.
    await ask(test, school, 'PUT', '/finance/fee-structure', rates(3300));
    expect(await charged(om.id)).toEqual(before);
    await expectSound();
  });

  // On 1 April of an office that has not changed the year, today is in none of its months.
  it.skipIf(isYearOver())('are previewed with the late fees that the coming night adds', async () => {
    const late = { lateKind: 'per day', lateAmount: 5, lateCap: 200 };
    const rules = (more: object) => ({ ...RULES, ...late, ...more });
    const preview = async (more: object) => (await post('/finance/fee-rules/preview', rules(more))).data.lateFees;
    const due = (await get('/finance/defaulters')).total;
    const all = await preview({ lateFromMonth: 'April' });
    expect([due.students, all.students]).toEqual([1, 1]);
    expect(all.amount).toBeGreaterThan(200);
    // A late fee that is new counts from this month, so that no parent pays for months before it.
    const now = await preview({});
    expect(now.amount).toBeLessThanOrEqual(200);
    await saveRules(late);
    const [{ no } = { no: 0 }] = await test.owner<{ no: number }[]>`select app.month_of(app.today(${school.id})) as no`;
    expect((await get('/finance/fee-structure')).rules.lateFromMonth).toBe(YEAR_MONTHS[no - 1]);
    const [night] =
      await test.owner`select students, amount_paise::int as paise from app.charge_late_fees(${school.id}, null, app.today(${school.id}) + 1)`;
    expect(night).toEqual({ students: now.students, paise: now.amount * 100 });
    expect(await leftOf('April')).toBe(3200);
    await expectSound();
  });

  it('take old dues of who has left, who stays on the list of dues', async () => {
    await test.owner`update students set left_on = app.today(${school.id}) where school_id = ${school.id} and id = ${rohan.id}`;
    const rows = [{ admissionNumber: rohan.admissionNumber, amount: 700 }];
    expect((await post('/finance/opening-balances', { rows, reason: 'old register' })).data).toMatchObject({ saved: 1, problems: [] });
    expect((await get('/finance/defaulters?who=left')).defaulters[0].months[0]).toBe('Arrears');
    await expectSound();
  });
});
