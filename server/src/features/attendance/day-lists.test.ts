import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Db, type Fragment, sql } from '#platform/db';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupils, schoolDay } from '../../../test/attendance.ts';
import { countOnLeave, findDay } from './store/days.store.ts';
import { listStudentsWith } from './store/lists.store.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

/** The plan of the statement that a store function sends. */
async function planOf(read: (db: Db) => Promise<unknown>): Promise<string[]> {
  const sent: Fragment[] = [];
  const noted = async (fragment: Fragment, answer: unknown) => {
    sent.push(fragment);
    return answer as never;
  };
  await read({ rows: (fragment) => noted(fragment, []), row: (fragment) => noted(fragment, null) });
  return test.database.schoolTransaction(school.id, async (db) => {
    return (await db.rows<{ 'QUERY PLAN': string }>(sql`explain ${sent[0] as Fragment}`)).map((line) => line['QUERY PLAN']);
  });
}

it('who is on leave is found without asking for the day again for each person', async () => {
  const lines = await planOf((db) => countOnLeave(db, school.id));
  expect(lines.filter((line) => line.includes('leave_requests')).length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes('app.today('))).toEqual([]);
});

it('the facts of a day ask for the day once', async () => {
  const lines = await planOf((db) => findDay(db, school.id, undefined, 'students'));
  expect(lines.filter((line) => line.includes('app.today('))).toEqual([]);
});

it('the school days in a row of an absent student begin after the last day with another mark; a day without a mark ends nothing', async () => {
  const days = [4, 3, 2, 1, 0].map((back) => schoolDay(back));
  // One letter a day; a dash is no mark.
  const marks = ['AAAAA', 'PAAAA', 'AALAA', 'AAAPA', 'PA-AA', 'AAAAP'];
  const pupils = await addPupils(test, school, marks.length);
  for (const [place, on] of days.entries()) {
    await test.owner`insert into registers (school_id, section_id, on_date) values (${school.id}, ${school.ids.section}, ${on})`;
    for (const [index, { id }] of pupils.entries()) {
      const mark = marks[index]?.[place] ?? '-';
      if (mark === '-') continue;
      await test.owner`insert into student_attendance (school_id, student_id, on_date, section_id, mark) values (${school.id}, ${id}, ${on}, ${school.ids.section}, ${mark})`;
    }
  }
  const rowsOn = async (on: string) => {
    const rows = await test.database.schoolTransaction(school.id, (db) => listStudentsWith(db, school.id, { on, marks: ['A'] }));
    return Object.fromEntries(rows.map(({ id, days: count }) => [pupils.findIndex((pupil) => pupil.id === id), count]));
  };
  expect(await rowsOn(days[4] as string)).toEqual({ 0: 5, 1: 4, 2: 2, 3: 1, 4: 3 });
  // What came later does not count.
  expect(await rowsOn(days[1] as string)).toEqual({ 0: 2, 1: 1, 2: 2, 3: 2, 4: 1, 5: 2 });
});
