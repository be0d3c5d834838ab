import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp } from '../../../../test/app.ts';
import { claimPlan, insertPendingPlan } from './pending.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('a plan is claimed once, at one moment or later, and never after its time', async () => {
  const school = await makeSchool(test, 'Claimed Once');
  const where = { schoolId: school.id, accountId: school.accountId, sessionId: school.sessionId };
  const open = () =>
    test.database.schoolTransaction(school.id, (db) =>
      insertPendingPlan(db, {
        ...where,
        state: 'waiting',
        tool: 'calendar.add_holiday',
        prompt: 'x',
        arguments: {},
        code: 'AB12',
        recipients: 0,
        mustType: false,
      }),
    );
  const claim = (id: string) => test.database.schoolTransaction(school.id, (db) => claimPlan(db, where, id));
  const id = await open();
  const claims = await Promise.all([claim(id), claim(id), claim(id)]);
  expect(claims.filter((one) => one !== null)).toHaveLength(1);
  expect(await claim(id)).toBeNull();
  const late = await open();
  await test.owner`update assistant_pending set expires_at = now() - interval '1 second' where id = ${late}`;
  expect(await claim(late)).toBeNull();
});
