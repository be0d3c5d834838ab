import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { inFull } from '../../../test/in-full.ts';
import { findBreaches } from '../../../test/row-level-security.ts';
import { FORMER_CHECKSUMS } from './former-checksums.ts';
import { connect, listMigrations, migrate, type Pool, refuseStrangers } from './index.ts';

/** The change that 0039-leaner-payments.sql contained for one hour, shortened. */
const FORMER_ALLOCATION = `create or replace function app.allocate(p_school uuid, p_year uuid, p_student uuid, p_first integer, p_amount bigint, p_from smallint, p_to smallint)
  returns table (month_no smallint, head_id uuid, part bigint) language sql stable as $$ select 0::smallint, p_student, p_amount $$`;

const migrations = await listMigrations();
let admin: Pool;
let opened: { name: string; pool: Pool }[] = [];

beforeAll(() => {
  admin = connect({ ...inject('postgres'), database: 'postgres' }, { max: 1, name: 'migration tests', canReserve: true });
});
afterEach(async () => {
  for (const { name, pool } of opened) {
    await pool.end({ timeout: 5 });
    await admin.unsafe(`drop database ${name} with (force)`);
  }
  opened = [];
});
afterAll(() => admin.end({ timeout: 5 }));

describe('migrations', () => {
  it('have each a number of their own', () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4));
    expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('lead from an empty database to the newest, once, and tell which one runs', async () => {
    const owner = await makeDatabase();
    const told: string[] = [];
    const applied = await migrate(owner, { onProgress: (sentence) => void told.push(sentence) });
    expect(applied).toEqual({ applied: migrations.length, total: migrations.length });
    expect(told).toEqual(migrations.map(({ name }) => `Updating the database: ${name}`));
    expect(await migrate(owner)).toEqual({ applied: 0, total: migrations.length });
    expect(await findBreaches(owner)).toEqual([]);
  });

  inFull('lead from every version to the next, and so to the same schema as all at once', async () => {
    const [stepByStep, allAtOnce] = [await makeDatabase(), await makeDatabase()];
    for (const { name } of migrations) expect((await migrate(stepByStep, { upTo: name })).applied).toBe(1);
    await migrate(stepByStep);
    await migrate(allAtOnce);
    expect(await describeSchema(stepByStep)).toEqual(await describeSchema(allAtOnce));
  });

  it('are applied once when two servers start together', async () => {
    const { name, pool } = await makeNamedDatabase();
    const other = connect({ ...inject('postgres'), database: name }, { max: 2, name: 'other server', canReserve: true });
    const applied = await Promise.all([migrate(pool), migrate(other)]);
    await other.end({ timeout: 5 });
    expect(applied.map((outcome) => outcome.applied).sort((a, b) => a - b)).toEqual([0, migrations.length]);
  });

  it('are followed by the functions of this program, whatever a migration or a person wrote over them', async () => {
    const { owner } = await cloneMigrated();
    const note = () => owner<{ note: string | null }[]>`select obj_description('app'::regnamespace) as note`;
    const [before] = await note();
    await owner.unsafe(`${FORMER_ALLOCATION}; comment on schema app is null`);
    await migrate(owner);
    expect(await note()).toEqual([before]);
    const [allocation] = await owner<{ prosrc: string }[]>`select prosrc from pg_proc where proname = 'allocate'`;
    expect(allocation?.prosrc).toContain('from charges c');
  });

  it('are refused when an applied one was changed since', async () => {
    const { owner } = await cloneMigrated();
    await owner`update migrations set checksum = 'another' where name = ${migrations[0]?.name ?? ''}`;
    await expect(migrate(owner)).rejects.toThrow(`The migration ${migrations[0]?.name} was changed after it had been applied.`);
  });

  inFull('are taken as they were for an hour, before one that had landed was changed, and lead to the same functions', async () => {
    const [former, fresh] = [await makeDatabase(), await makeDatabase()];
    await migrate(former, { upTo: '0046-fee-heads-of-many.sql' });
    for (const [name, [checksum = '']] of Object.entries(FORMER_CHECKSUMS))
      await former`update migrations set checksum = ${checksum} where name = ${name}`;
    await former.unsafe(FORMER_ALLOCATION);
    await migrate(former);
    await migrate(fresh);
    const allocation = (pool: Pool) => pool`select prosrc from pg_proc where proname = 'allocate'`;
    expect(await allocation(former)).toEqual(await allocation(fresh));
    refuseStrangers(
      [{ name: '0039-leaner-payments.sql', checksum: FORMER_CHECKSUMS['0039-leaner-payments.sql']?.[0] ?? '' }],
      migrations,
      'backup',
    );
  });

  it('are refused on a database of a newer version', async () => {
    const { owner } = await cloneMigrated();
    await owner`insert into migrations (name, checksum) values ('9999-of-tomorrow.sql', 'x')`;
    await expect(migrate(owner)).rejects.toThrow('The database was made by a newer Shala (it knows 9999-of-tomorrow.sql).');
  });

  inFull('leave nothing of one that fails, and the lock free', async () => {
    const owner = await makeDatabase();
    await migrate(owner, { upTo: migrations[0]?.name ?? '' });
    await owner`create table classes (in_the_way int)`;
    await expect(migrate(owner)).rejects.toThrow(/classes/);
    expect((await owner`select name from migrations`).map(({ name }) => name)).toEqual([migrations[0]?.name]);
    await owner`drop table classes`;
    expect(await migrate(owner)).toMatchObject({ total: migrations.length });
  });
});

/** A copy of an up-to-date database, as every test gets. */
async function cloneMigrated(): Promise<TestDatabase> {
  const cloned = await createTestDatabase();
  onTestFinished(cloned.drop);
  return cloned;
}

async function makeDatabase(): Promise<Pool> {
  return (await makeNamedDatabase()).pool;
}

async function makeNamedDatabase(): Promise<{ name: string; pool: Pool }> {
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  await admin.unsafe(`create database ${name}`);
  const pool = connect({ ...inject('postgres'), database: name }, { max: 2, name: 'migration tests', canReserve: true });
  opened.push({ name, pool });
  return { name, pool };
}

/** Columns, keys, indexes, policies and rights as text. */
async function describeSchema(owner: Pool): Promise<string[]> {
  const rows = await owner<{ line: string }[]>`
    select format('column %s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all select format('constraint %s %s', conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
    union all select format('policy %s %s %s', tablename, policyname, qual) from pg_policies
    union all select format('right %s %s %s', table_name, grantee, privilege_type) from information_schema.table_privileges where table_schema = 'public'
    union all select format('function %s %s', p.oid::regprocedure, md5(prosrc)) from pg_proc p where pronamespace = 'app'::regnamespace
    order by 1`;
  return rows.map(({ line }) => line);
}
