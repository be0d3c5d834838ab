import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { ARRAY_OIDS } from './array-types.ts';
import { connect, type Pool } from './index.ts';

let test: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  test = await createTestDatabase();
  pool = connect(test.connection, { max: 1, name: 'array tests' });
});
afterAll(async () => {
  await pool.end({ timeout: 5 });
  await test.drop();
});

const back = async (values: readonly unknown[], type: string): Promise<unknown> => {
  const [row] = await pool.unsafe(`select $1::${type}[] as back`, [values as never]);
  return row?.back;
};

describe('arrays', () => {
  it.each([
    ['text', ['a "b" \\ c', 'null', '', '{x,y}', null, 'अ,ब', " 'quoted' \n"]],
    ['uuid', ['0190163d-8694-739b-aea5-966c26f8ad91', null]],
    ['bigint', [0, -1, 9_007_199_254_740_991]],
    ['smallint', [1, null, 2]],
    ['integer', []],
    ['float8', [0.5, -1e300]],
    ['date', ['2026-11-21', '0001-01-01']],
    ['numeric', ['12.50', '-3']],
    ['jsonb', [{ a: ['"', '\\', null] }, 'text', 7]],
  ])('of %s come back as they went', async (type, values) => {
    expect(await back(values, type)).toEqual(values);
  });

  it('of numbers are read whatever their bounds', async () => {
    const [row] =
      await pool`select '[0:1]={7,null}'::int[] as bounds, ('{1,2,3}'::bigint[])[2:] as part, '{null}'::int[] as nothing, '{NaN,-Infinity}'::float8[] as odd`;
    expect(row).toEqual({ bounds: [7, null], part: [2, 3], nothing: [null], odd: [Number.NaN, -Infinity] });
  });

  it('of truths, instants and bytes are read', async () => {
    const [row] = await pool`select array[true, false, null] as truths, array[timestamptz '2026-11-21T10:00:00.123Z'] as instants,
      array['\\x005c22ff'::bytea] as bytes`;
    expect(row).toEqual({
      truths: [true, false, null],
      instants: [new Date('2026-11-21T10:00:00.123Z')],
      bytes: [Buffer.from([0, 92, 34, 255])],
    });
  });

  it('of any texts come back as they went', async () => {
    // PostgreSQL does not allow NUL in a text.
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((it) => !it.includes('\0'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text)), async (values) => {
        expect(await back(values, 'text')).toEqual(values);
      }),
      { numRuns: 200 },
    );
  });

  it('are known for every type that a table or a function of Shala has', async () => {
    const rows = await test.owner<{ oid: number; name: string }[]>`select distinct t.oid::int, t.typname as name from pg_type t
      where t.typcategory = 'A' and (select e.typtype from pg_type e where e.oid = t.typelem) = 'b' and t.oid in (
        select a.atttypid from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
          where n.nspname in ('public', 'app') and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
        union select unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname = 'app'
        union select p.prorettype from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'app')`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ oid }) => !ARRAY_OIDS.includes(oid)).map(({ name }) => name)).toEqual([]);
  });
});
