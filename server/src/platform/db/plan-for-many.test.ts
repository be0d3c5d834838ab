import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { planForManySchools } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const addSchools = (count: number, students: number) => test.owner`with s as (
    insert into schools (id, name, board, address, state, city) select app.new_id(), 'School ' || n, 'CBSE', 'MG Road', 'Goa', 'Panaji' from generate_series(1, ${count}::int) n returning id
  ), y as (
    insert into academic_years (school_id, id, name, starts_on, ends_on, is_current) select id, app.new_id(), '2026-27', '2026-04-01', '2027-03-31', true from s returning school_id, id
  ), p as (
    insert into students (school_id, id, admission_number, name) select id, app.new_id(), 'A' || n, 'Rohan Kale' from s, generate_series(1, ${students}::int) n returning school_id, id
  ) select count(*) from y, p where y.school_id = p.school_id`;

type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };

/** The planner's estimate of the number of students of any school. */
async function expected() {
  await test.owner`analyze`;
  const [row] = await test.owner.unsafe<Explained[]>('explain (generic_plan, format json) select * from students where school_id = $1');
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'];
}

it('among many schools of one size, the accounts of a school in a year are expected', async () => {
  await addSchools(60, 100);
  await test.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into fee_accounts (school_id, year_id, student_id, charged) select s.school_id, y.id, s.id, array_fill(100, array[12]) from students s join academic_years y on y.school_id = s.school_id`;
  });
  await planForManySchools(test.owner);
  await test.owner`analyze`;
  const [row] = await test.owner.unsafe<Explained[]>(`explain (generic_plan, format json)
    select * from fee_accounts where school_id = $1 and year_id = (select id from academic_years where school_id = $1 and is_current)`);
  expect(row?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(90);
  await test.owner`truncate schools cascade`;
  await planForManySchools(test.owner);
});

it('from the eleventh school on plans are made for large schools, and only then', async () => {
  await addSchools(10, 2);
  expect(await planForManySchools(test.owner)).toBe(false);
  await addSchools(300, 2);
  await addSchools(1, 1000);
  expect(await expected()).toBeLessThan(10);
  expect(await planForManySchools(test.owner)).toBe(true);
  expect(await expected()).toBeGreaterThan(100);
  expect(await planForManySchools(test.owner)).toBe(false);
  const unset = await test.owner`select relname from pg_class c where relrowsecurity and relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'school_id') and not exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'school_id' and a.attoptions = '{n_distinct=10}')`;
  expect(unset).toEqual([]);
  await test.owner`truncate schools cascade`;
  expect(await planForManySchools(test.owner)).toBe(true);
  expect(await test.owner`select 1 from pg_attribute where attname in ('school_id', 'year_id') and attoptions is not null`).toEqual([]);
});
