import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp } from '../../../test/app.ts';
import { asText, type Db, numberOrNull, orNull, type Readers, rowsByText, sql } from './index.ts';

let test: TestApp;
let asked: number;
let db: Db;
beforeAll(async () => {
  test = await openTestApp({ routes: [] });
  const school = await makeSchool(test, 'Asha School');
  const real = test.database.forSession({ sessionId: school.sessionId, schoolId: school.id });
  const counted = (fragment: Parameters<Db['rows']>[0]) => {
    asked++;
    return real.rows(fragment);
  };
  db = { rows: counted as Db['rows'], row: async (fragment) => ((await counted(fragment))[0] ?? null) as never };
});
afterAll(() => test.close());

type Row = { name: string; rollNumber: number | null; leftOn: string | null };
const READERS: Readers<Row> = { name: asText, rollNumber: numberOrNull, leftOn: orNull };
const read = (rows: readonly Row[]) => {
  asked = 0;
  return rowsByText(
    db,
    sql`select name, roll as "rollNumber", day as "leftOn" from unnest(${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ rollNumber }) => rollNumber)}::int[], ${rows.map(({ leftOn }) => leftOn)}::date[]) with ordinality as x (name, roll, day, no) order by no`,
    READERS,
  );
};

it('rows come as they are and in their order, in one statement', async () => {
  const rows = [
    { name: 'Zoya', rollNumber: 12, leftOn: null },
    { name: '', rollNumber: null, leftOn: '2026-11-28' },
    { name: 'मीरा "Mini", {Joshi}\n', rollNumber: 0, leftOn: null },
  ];
  expect(await read(rows)).toEqual(rows);
  expect(asked).toBe(1);
});

it('of no rows there are none', async () => {
  expect(await read([])).toEqual([]);
  expect(asked).toBe(1);
});

it.each(['a\u001fb', 'a\u001eb', 'a\u001f\u001f\u001eb', '\u001e', '\u001f'])('a name that holds a separator (%j) moves no other value', async (name) => {
  const rows = [
    { name, rollNumber: 3, leftOn: null },
    { name: 'Zoya', rollNumber: null, leftOn: '2026-11-28' },
  ];
  expect(await read(rows)).toEqual(rows);
  expect(asked).toBe(2);
});
