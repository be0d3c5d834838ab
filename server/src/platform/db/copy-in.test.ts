import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { copyRows } from '#db/demo/copy';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { copyIn } from './copy-in.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner`create table numbers (n integer primary key)`;
});
afterAll(() => database.drop());
beforeEach(() => database.owner`delete from numbers`);

const STATEMENT = 'copy numbers (n) from stdin';
const count = async () => (await database.owner<{ n: number }[]>`select count(*)::int as n from numbers`)[0]?.n;
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `${from + index}\n`).join('');

function copy(...chunks: string[]): Promise<unknown> {
  return database.owner.begin(async (tx) => {
    const target = await copyIn(tx, STATEMENT);
    for (const chunk of chunks) await target.write(chunk);
    await target.end();
  });
}

it('brings all rows in', async () => {
  await copy('1\n2\n', '', lines(3, 60_000));
  expect(await count()).toBe(59_999);
});

it.each([
  ['the only row', ['x\n']],
  ['the last row', [lines(0, 200_000), '7\n']],
  ['the first row of many', ['x\n', ...Array.from({ length: 40 }, (_, n) => lines(n * 50_000, (n + 1) * 50_000))]],
])('says what PostgreSQL refused when %s is wrong, keeps nothing and goes on', async (_which, chunks) => {
  await expect(copy(...chunks)).rejects.toThrow(/invalid input syntax for type integer|duplicate key value/);
  expect(await count()).toBe(0);
  await copy('1\n');
  expect(await count()).toBe(1);
});

it('refuses a table that is not there', async () => {
  await expect(database.owner.begin((tx) => copyIn(tx, 'copy nowhere from stdin'))).rejects.toThrow('relation "nowhere" does not exist');
});

it('leaves its connection usable when the rows themselves cannot be made', async () => {
  const rows = function* () {
    yield { n: 1 };
    throw new Error('no second row');
  };
  await expect(database.owner.begin((tx) => copyRows(tx, { table: 'numbers', schoolId: '1', rows: rows() }))).rejects.toThrow();
  await database.owner`create table school_numbers (school_id integer, n integer)`;
  await expect(database.owner.begin((tx) => copyRows(tx, { table: 'school_numbers', schoolId: '1', rows: rows() }))).rejects.toThrow(
    'no second row',
  );
  await copy('1\n');
  expect(await count()).toBe(1);
});
