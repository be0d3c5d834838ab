import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, TODAY } from '../../../test/app.ts';
import { takeStock } from '../../../test/stock.ts';
import { setUpWaitingSchools } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('the checklist of the first days', () => {
  it('says what is done and what is left, in order', async () => {
    const asha = await makeSchool(test, 'Checklist School');
    const read = async () => (await test.app.inject({ method: 'GET', url: '/admin/setup-checklist', headers: bearer(asha) })).json().data;
    const before = await read();
    expect(before.isComplete).toBe(false);
    expect(before.steps.map(({ step, isDone }: { step: string; isDone: boolean }) => `${step} ${isDone}`)).toEqual([
      'logo false',
      'classes true',
      'staff false',
      'students false',
      'fees true',
      'openingBalances false',
      'timetable false',
    ]);
    await test.owner`insert into employees (school_id, id, employee_code, name) values (${asha.id}, app.new_id(), 'E1', 'Meera')`;
    expect((await read()).steps[2]).toEqual({ step: 'staff', isDone: true, count: 1 });
  });
});

describe('setting up a new school', () => {
  it('may be interrupted and repeated, and makes everything once', async () => {
    const asha = await makeSchool(test, 'Twice School');
    const before = await takeStock(test, asha.id);
    await test.owner`update schools set ready_at = null where id = ${asha.id}`;
    await setUpWaitingSchools(test.database, TODAY);
    const after = await takeStock(test, asha.id);
    expect({ ...after, schools: '' }).toEqual({ ...before, schools: '' });
  });

  it('goes on with what is missing after a stop in the middle', async () => {
    const asha = await makeSchool(test, 'Halfway School');
    await test.owner`update schools set ready_at = null where id = ${asha.id}`;
    const count = async () =>
      (
        await test.owner`select (select count(*)::int from subjects where school_id = s.id) as subjects,
      (select count(*)::int from fee_rates where school_id = s.id) as rates from schools s where id = ${asha.id}`
      )[0];
    const before = await count();
    await test.owner`delete from fee_rates where school_id = ${asha.id}`;
    await test.owner`delete from subjects where school_id = ${asha.id}`;
    await setUpWaitingSchools(test.database, TODAY);
    expect(await count()).toEqual(before);
    expect(before).toMatchObject({ rates: 15 * 12 });
  });

  it('works for several servers at once', async () => {
    const asha = await makeSchool(test, 'Crowded School');
    const before = await takeStock(test, asha.id);
    await test.owner`update schools set ready_at = null where id = ${asha.id}`;
    await Promise.all([1, 2, 3].map(() => setUpWaitingSchools(test.database, TODAY)));
    expect({ ...(await takeStock(test, asha.id)), schools: '' }).toEqual({ ...before, schools: '' });
  });
});
