import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_HEADER, writeDay } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folderIn } from '#platform/files';
import { loadSchool, writeSchoolArchive } from '#platform/school-archive';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { schoolToday, setClockOff, testClock } from '../../../test/clock.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { addPupil, ask, type Pupil, payCash } from '../../../test/fees.ts';
import { findBookFaults, verifyLedger } from './books/verify-ledger.ts';

const DAY_MS = 24 * 60 * 60_000;
let test: TestApp;
let school: TestSchool;
let rohan: Pupil;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await setOff(`'0'`);
  school = await makeSchool(test, `School ${performance.now()}`);
  rohan = await addPupil(test, school);
});

const setOff = (interval: string) => setClockOff(test.owner, interval);
const inWords = (daysAhead: number) =>
  new Date(testClock().getTime() + daysAhead * DAY_MS)
    .toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    })
    .replace('Sept', 'Sep');

async function expectSoundBooks(): Promise<void> {
  expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
}

function spend(description: string, day?: string) {
  return ask(test, school, 'POST', '/finance/addExpenses', { category: 'Other', amount: 50, description, ...(day && { date: day }) });
}

const pay = (month: string) =>
  ask(test, school, 'POST', '/finance/updateOfflineCashFeePayment', { studentId: rohan.id, month, amount: 3200 });

describe('a clock that steps back by two seconds', () => {
  it('leaves entries and receipts in order of time, and the books sound', async () => {
    await payCash(test, school, rohan.id);
    await setOff(`'-2 seconds'`);
    const { paymentId } = await payCash(test, school, rohan.id, { month: 'May' });
    await setOff(`'-4 seconds'`);
    await ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'wrong month' });
    expect(await spend('Tea')).toMatchObject({ status: 200 });
    const moments = await test.owner<{ at: Date }[]>`select distinct created_at as at from journal where school_id = ${school.id}
      and entry_no >= (select entry_no from payments where school_id = ${school.id} and receipt_no = 1)`;
    expect(moments).toHaveLength(1);
    expect(await test.owner`select distinct created_at from payments where school_id = ${school.id}`).toHaveLength(1);
    await expectSoundBooks();
  });

  it('leaves an archive that goes into another installation', async () => {
    await payCash(test, school, rohan.id);
    await setOff(`'-2 seconds'`);
    await payCash(test, school, rohan.id, { month: 'May' });
    const folder = mkdtempSync(join(tmpdir(), 'shala-clock-'));
    const file = join(folder, 'school.zip');
    const to = await createTestDatabase();
    try {
      const { files } = test.platform;
      // As in an archive of an earlier version, which does not know when the last entry was made.
      await test.owner`update ledger_heads set last_at = null where school_id = ${school.id}`;
      await test.database.schoolSnapshot(school.id, (db) =>
        writeSchoolArchive({ db, schoolId: school.id, files, version: '0.1.0', path: file, now: testClock() }),
      );
      await loadSchool({ owner: to.owner, file, filePlace: folderIn(folder), passwordHash: 'nobody knows', check: findBookFaults });
      const select = (owner: typeof to.owner) =>
        owner`select receipt_no, created_at from payments where school_id = ${school.id} order by 1`;
      expect(await select(to.owner)).toEqual(await select(test.owner));
    } finally {
      await to.drop();
      rmSync(folder, { recursive: true });
    }
  });

  it('keeps the books in order while many post and the clock jumps', async () => {
    const pupils = await Promise.all(Array.from({ length: 6 }, (_, n) => addPupil(test, school, { name: `Pupil ${n}` })));
    await setOff(`random() * interval '-3 seconds'`);
    const answers = await Promise.all(
      ['April', 'May', 'June'].flatMap((month) => [
        ...pupils.map(({ id }) => payCash(test, school, id, { month })),
        spend(`Tea of ${month}`),
      ]),
    );
    expect(answers).toHaveLength(21);
    expect(await test.owner`select from payments where school_id = ${school.id}`).toHaveLength(18);
    await expectSoundBooks();
  });
});

describe('a clock that is a day behind the books', () => {
  beforeEach(async () => {
    await payCash(test, school, rohan.id);
    await setOff(`'-1 day'`);
  });

  it('stops posting with a sentence until it is set, and changes nothing', async () => {
    const sentence = `The date of the server is ${inWords(-1)}, but the last entry in the accounts was recorded on ${inWords(0)}. Nothing was recorded. Ask your computer person to set its date and time.`;
    for (const refused of [await pay('May'), await spend('Tea')])
      expect(refused).toMatchObject({ status: 422, code: 'clockBehind', error: sentence });
    expect(await test.owner`select from payments where school_id = ${school.id}`).toHaveLength(1);
    await setOff(`'0'`);
    expect(await pay('May')).toMatchObject({ status: 200, data: { receiptNo: 2 } });
    await expectSoundBooks();
  });

  it('is told in the language of the request, with its days', async () => {
    const payment = { studentId: rohan.id, month: 'May', amount: 3200 };
    const refused = await ask(test, school, 'POST', '/finance/updateOfflineCashFeePayment', payment, { [LANGUAGE_HEADER]: 'hi' });
    expect(refused).toMatchObject({ code: 'clockBehind', error: expect.stringContaining(writeDay(schoolToday(), 'hi')) });
    expect(refused.error).not.toMatch(/[A-Za-z]/);
  });

  it('is named too when a browser sends its own day, which has not come for the server', async () => {
    const behind = { status: 422, code: 'clockBehind', error: expect.stringContaining(`The date of the server is ${inWords(-1)}, but`) };
    expect(await spend('Tea', schoolToday())).toMatchObject(behind);
    expect(await ask(test, school, 'POST', `/finance/days/${schoolToday()}/closing`, { counted: [] })).toMatchObject(behind);
    await setOff(`'0'`);
    expect(await spend('Tea', '2099-01-01')).toMatchObject({ status: 422, code: 'futureDay' });
  });

  it('stops what else makes charges with the same sentence', async () => {
    const { id } = await addPupil(test, school, { name: 'Asha' }).catch((error: Error) => ({ id: error.message }));
    expect(id).toBe('clockBehind');
  });

  it('is told on the health page', async () => {
    test.platform.installation.operators = [school.email];
    const clock = async () => (await ask(test, school, 'GET', '/admin/health')).data.installation.clock.wrong;
    expect(await clock()).toEqual({ today: expect.any(String), lastDay: expect.any(String) });
    await setOff(`'0'`);
    expect(await clock()).toBeNull();
  });
});

it('business dates of earlier open days stay free when the clock is right', async () => {
  await payCash(test, school, rohan.id);
  const yesterday = new Date(testClock().getTime() - DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  expect(await spend('Tea', yesterday)).toMatchObject({ status: 200 });
  await expectSoundBooks();
});

it.each(['-60 years', '100 years'])('a clock that is off by %s is refused, also while the books are empty', async (off) => {
  await setOff(`'${off}'`);
  expect(await spend('Tea')).toMatchObject({ status: 422, code: 'clockYear' });
});

it('an entry on a day of an impossible year is refused by the database', async () => {
  const post = (day: string) =>
    test.owner`select app.post_entry(${school.id}, 'expense', ${day}::date, 'cash', 'bank', 100)`.then(
      () => 'posted',
      (error: Error) => error.message,
    );
  expect(await post('2200-01-01')).toContain('journal_possible');
  expect(await post('1899-12-31')).toContain('journal_possible');
});
