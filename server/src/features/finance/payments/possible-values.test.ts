import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, payCash } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Possible School');
  const { paymentId } = await payCash(test, school, (await addPupil(test, school)).id);
  await ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'wrong child' });
});
afterAll(() => test.close());

const IMPOSSIBLE = '23514';
const MISSING = '23503';
const TWICE = '23505';

describe('the database refuses', () => {
  it.each([
    ['more paid for a month than charged', 'update fee_accounts set paid[9] = charged[9] + 1', IMPOSSIBLE],
    ['less than nothing paid', 'update fee_accounts set paid[9] = -1', IMPOSSIBLE],
    ['less than nothing, of a month without a fee', 'update fee_accounts set charged[9] = -1, paid[9] = -1', IMPOSSIBLE],
    ['a year of eleven months', 'update fee_accounts set paid = paid[1:11]', IMPOSSIBLE],
    ['days of thirteen months', "update fee_accounts set paid_on[13] = '2026-11-20'", IMPOSSIBLE],
    ['more arrears paid than charged', 'update fee_accounts set arrears_paid = arrears_charged + 1', IMPOSSIBLE],
    ['a part of nothing', 'update allocations set amount_paise = 0', IMPOSSIBLE],
    ['a part for a thirteenth month', 'update allocations set month_no = 13', IMPOSSIBLE],
    ['totals with more collected than charged', 'update fee_month_totals set collected_paise = charged_paise + 1', IMPOSSIBLE],
    ['totals of a thirteenth month', 'update fee_month_totals set month_no = 13 where month_no = 12', IMPOSSIBLE],
    [
      'an empty key',
      "insert into idempotency_keys (school_id, key, call, request_hash) select id, '', 'a', '' from schools limit 1",
      IMPOSSIBLE,
    ],
    [
      'a key that is too long',
      "insert into idempotency_keys (school_id, key, call, request_hash) select id, repeat('k', 201), 'a', '' from schools limit 1",
      IMPOSSIBLE,
    ],
    ['a payment of a student without an account', 'update payments set student_id = app.new_id()', MISSING],
    ['a payment of a year without an account', 'update payments set year_id = app.new_id()', MISSING],
    [
      'a second reversal of an entry',
      `insert into journal select (jsonb_populate_record(j, '{"entry_no": 9000}')).* from journal j where j.reverses_no is not null`,
      TWICE,
    ],
  ])('%s', async (_what, statement, code) => {
    const undone = test.owner.begin((transaction) => transaction.unsafe(statement));
    await expect(undone).rejects.toMatchObject({ code });
  });
});

describe('the latest closed day', () => {
  it('is noted with each closing and stays when a day before it is closed', async () => {
    const close = (day: string) =>
      test.owner`insert into day_closings (school_id, id, on_date, counted, counted_paise, expected_paise) values (${school.id}, app.new_id(), ${day}, '[]', 0, 0)`;
    const noted = async () =>
      (await test.owner<{ day: string }[]>`select closed_until::text as day from ledger_heads where school_id = ${school.id}`)[0]?.day;
    expect(await noted()).toBe('-infinity');
    await close('2026-11-10');
    await close('2026-11-08');
    expect(await noted()).toBe('2026-11-10');
  });
});
