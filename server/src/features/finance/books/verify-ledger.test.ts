import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, payCash, payCheque } from '../../../../test/fees.ts';
import { verifyLedger, verifyLedgers } from './verify-ledger.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  const rohan = await addPupil(test, school);
  const { paymentId } = await payCash(test, school, rohan.id);
  await payCheque(test, school, rohan.id, { month: 'May' });
  await payCash(test, school, rohan.id, { month: 'June' });
  await ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'wrong child' });
  await ask(test, school, 'POST', '/finance/addExpenses', { category: 'Other', amount: 50, description: 'Tea' });
});

describe('the check of the books', () => {
  it('hashes each entry with its content and the hash before it, in a form that does not depend on the database', async () => {
    const rows = await test.owner<{ hash: Buffer; fields: (string | null)[] }[]>`select j.hash, array[j.entry_no::text, j.kind,
        to_char(j.on_date, 'YYYY-MM-DD'), j.debit_code, j.credit_code, j.amount_paise::text, j.student_id::text, j.document_id::text, j.reverses_no::text,
        j.memo, j.account_id::text, ((extract(epoch from j.created_at) * 1000000)::bigint)::text] as fields
      from journal j where j.school_id = ${school.id} order by j.entry_no`;
    expect(rows.some(({ fields }) => fields[6] === null && fields[8] === null)).toBe(true);
    expect(rows.some(({ fields }) => fields[8] !== null)).toBe(true);
    let before = Buffer.alloc(0);
    for (const { hash, fields } of rows) {
      before = createHash('sha256')
        .update(before)
        .update(fields.map((field) => field ?? '').join('\u001f'))
        .digest();
      expect(hash.equals(before)).toBe(true);
    }
  });

  it('finds nothing in books that were kept by the application', async () => {
    expect(await verifyLedger(test.database, school.id)).toMatchObject({ faults: [], receipts: 3 });
  });

  it.each([
    ['a changed memo', "update journal set memo = 'x' where entry_no = 2", 'Each entry’s hash follows from the one before'],
    [
      'a changed sum',
      'update journal set amount_paise = amount_paise - 1 where entry_no = 2',
      'Each entry’s hash follows from the one before',
    ],
    [
      'an entry that was taken out',
      "delete from expenses; delete from journal where kind = 'expense'",
      'The head of the chain is the last entry',
    ],
    ['a changed head', "update ledger_heads set last_hash = '\\x00'", 'The head of the chain is the last entry'],
    ['a head of another time', "update ledger_heads set last_at = last_at - interval '1 day'", 'The head of the chain is the last entry'],
    [
      'a receipt with another number',
      'update payments set receipt_no = 9 where receipt_no = 3',
      'Receipts of a year run from 1 without a gap, in order of time, up to the counter',
    ],
    [
      'a counter that ran ahead',
      'update ledger_heads set last_receipt_no = 7',
      'Receipts of a year run from 1 without a gap, in order of time, up to the counter',
    ],
    [
      'a payment of another sum',
      'update payments set amount_paise = 1 where receipt_no = 3',
      'A payment has an entry of its sum and is allocated whole',
    ],
    [
      'a payment that was declared void by hand',
      "update payments set state = 'reversed' where receipt_no = 3",
      'A payment that does not stand has been reversed, and no other',
    ],
    [
      'a cheque that was cleared by hand',
      "update payments set cheque_state = 'cleared' where mode = 'cheque'",
      'Cheques in hand are those that stand and have not cleared',
    ],
    [
      'a month that was marked paid',
      'update fee_accounts set paid[9] = charged[9]',
      'Students’ fee accounts equal their charges and allocations',
    ],
    ['a charge that was lowered', 'update charges set amount_paise = 1 where month_no = 12', 'Charges add up to the entry that they name'],
    [
      'a class total that drifted',
      'update fee_month_totals set pending_students = 5 where month_no = 7',
      'Totals of class and month equal the students’ accounts',
    ],
    [
      'a day of an account that drifted',
      "update account_days set debit_paise = debit_paise + 1 where code = 'cash'",
      'Days of accounts equal the journal',
    ],
    [
      'a day of collection that drifted',
      "update collection_days set receipts = 9 where mode = 'cash'",
      'Days of collection equal what was received, less what was given back',
    ],
    [
      'an expense of another sum',
      'update expenses set amount_paise = 1',
      'Expenses and salaries have their entries, and these their documents',
    ],
  ])('finds %s', async (_what, statement, sentence) => {
    await test.owner.unsafe(
      statement.replaceAll(
        /(update \w+ set .*?|delete from \w+)(?= where |;|$)( where )?/g,
        (_all, act: string, where?: string) => `${act} where school_id = '${school.id}' ${where ? 'and ' : ''}`,
      ),
    );
    const { faults } = await verifyLedger(test.database, school.id);
    expect(faults.map((fault) => fault.sentence)).toContain(sentence);
    for (const fault of faults) expect(fault.examples.length).toBeGreaterThan(0);
    expect(await verifyLedgers(test.database, () => {})).toBe(false);
  });
});
