import { afterAll, beforeAll, expect, it } from 'vitest';
import { provisionWaitingSchools } from '#features/school';
import { makeSchool, openOwnTestApp, type TestApp, TODAY } from './app.ts';
import { listIds } from './snapshot.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const INSTANT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*[+\d:]*/g;
/** Numbers that a table assigns over all schools. */
const NUMBER = /"no": \d+, /g;
let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());

/** Every row of a school as text, table by table, without sign-in data, which belongs to the account, and the marks of changes. */
async function readRows(schoolId: string): Promise<Record<string, string[]>> {
  const tables = await test.owner<{ name: string }[]>`select relname as name from pg_class
    where relkind = 'r' and relrowsecurity and relnamespace = 'public'::regnamespace and relname not in ('accounts', 'sessions', 'wanted_letters', 'change_marks') order by 1`;
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await test.owner<
      { row: string }[]
    >`select to_jsonb(t)::text as row from ${test.owner(name)} t where school_id = ${schoolId}`;
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

it('a copied school equals a school that was set up, except for its ids', async () => {
  const copied = await makeSchool(test, 'Copied School');
  const other = await makeSchool(test, 'Other School');
  const setUp = '00000000-0000-7000-8000-00000000abcd';
  await test.owner`insert into schools (id, name, board) values (${setUp}, 'Set-up School', 'CBSE')`;
  await provisionWaitingSchools(test.database, TODAY);

  const shape = (rows: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(rows).map(([name, found]) => [
        name,
        found.map((row) => row.replaceAll(UUID, 'id').replaceAll(INSTANT, 'at').replaceAll(NUMBER, '')).sort(),
      ]),
    );
  // Tests charge fees from April by default; a new school charges from its first month.
  await test.owner`update fee_rules set first_month = 1 where school_id = ${setUp}`;
  const rows = await readRows(copied.id);
  expect(shape(rows)).toEqual(shape(await readRows(setUp)));
  expect(Object.values(rows).flat().length).toBeGreaterThan(100);

  const own = await listIds(test, copied.id);
  const strange = Object.values(rows)
    .flat()
    .flatMap((row) => row.match(UUID) ?? [])
    .filter((id) => !own.has(id));
  expect(strange).toEqual([]);
  expect([...(await listIds(test, other.id))].filter((id) => own.has(id))).toEqual([]);
});
