import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addComplete, issue } from '../../../test/certificates.ts';
import { ask } from '../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
let aarav: string;
let priya: string;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Numbers');
  aarav = await addComplete(test, school);
  priya = await addComplete(test, school, { name: 'Priya Sharma' });
});
afterAll(() => test.close());

const ALL = Array.from({ length: 200 }, (_, index) => index + 1);

/** On a busy machine a request may wait too long for its number and is refused; it is sent again with the same key, as a clerk would do. */
async function issueUntilAnswered(key: string): Promise<{ serialNo: number; bookNo: number }> {
  for (;;) {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/admin/certificates',
      headers: { ...bearer(school), 'idempotency-key': key },
      payload: { formId: 'bonafide', personId: aarav, values: {} },
    });
    if (answer.statusCode !== 503) {
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    }
  }
}

it('200 issues at once have numbers without a gap or a double', { timeout: 120_000 }, async () => {
  const issued = await Promise.all(ALL.map((press) => issueUntilAnswered(`press-${press}`)));
  expect(issued.map(({ serialNo }) => serialNo).sort((a, b) => a - b)).toEqual(ALL);
  expect(new Set(issued.map(({ bookNo }) => bookNo))).toEqual(new Set([1, 2]));
});

it('what is refused takes no number', async () => {
  const before = (await issue(test, school, { formId: 'character', personId: aarav })).data.serialNo;
  for (const conduct of ['Wonderful', 'Good', 'Terrible'])
    await issue(test, school, { formId: 'character', personId: aarav, values: { conduct } });
  expect((await issue(test, school, { formId: 'character', personId: aarav })).data.serialNo).toBe(before + 2);
});

it('a double click issues one certificate', async () => {
  const send = () =>
    test.app.inject({
      method: 'POST',
      url: '/admin/certificates',
      headers: { ...bearer(school), 'idempotency-key': 'one-press' },
      payload: { formId: 'study', personId: aarav, values: {} },
    });
  const answers = (await Promise.all([send(), send(), send()])).map((response) => response.json().data.number);
  expect(new Set(answers).size).toBe(1);
  expect((await ask(test, school, 'GET', '/admin/certificates?type=study')).data.total).toBe(1);
});

it('two clerks who issue at once give one certificate; the second is told its number', async () => {
  const send = (seen: string) => issue(test, school, { formId: 'character', personId: priya, seen });
  const answers = await Promise.all([send(''), send('')]);
  const [done, refused] = answers.sort((a, b) => a.status - b.status);
  expect([done?.status, refused?.status, refused?.code]).toEqual([200, 409, 'certificateMeanwhile']);
  expect(refused?.message).toContain(done?.data.number);
  expect((await send(done?.data.id ?? '')).status).toBe(200);
});

it('a series begins where the paper book ended, and never gives a number again', async () => {
  const names = { schoolNameHindi: '', schoolAddressHindi: '', principalNameHindi: '' };
  const settings = { isPublic: false, bookSize: 100, schoolCode: '', ...names, preferred: {} };
  const begin = (next: number) => ask(test, school, 'PUT', '/admin/certificates/settings', { ...settings, nextSerials: { sports: next } });
  expect((await begin(143)).status).toBe(200);
  const { data } = await issue(test, school, { formId: 'sports', personId: aarav, values: { sports: 'Kho-kho' } });
  expect([data.serialNo, data.bookNo]).toEqual([143, 2]);
  const again = await begin(143);
  expect([again.status, again.code]).toEqual([409, 'serialStart']);
  expect(again.message).toMatch(/^Sports and achievements: serial no\. 143 is already used in \d{4}-\d{2}\. Enter a larger number\.$/);
});

it('what was issued can be changed by nobody', async () => {
  const { data } = await issue(test, school, { personId: aarav });
  const act = (statement: string) =>
    test.database.schoolTransaction(school.id, (db) => db.rows({ strings: [statement], values: [] } as never));
  for (const statement of [
    `update certificates set snapshot = '{}' where id = '${data.id}'`,
    `delete from certificates where id = '${data.id}'`,
  ])
    await expect(act(statement)).rejects.toThrow();
});
