import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { findBreaches } from './row-level-security.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('tenant isolation', () => {
  it('holds for every table that is not in the list of global tables', async () => {
    expect(await findBreaches(database.owner)).toEqual([]);
  });

  it.each([
    ['a table without school_id', 'create table bad (id uuid primary key)', 'bad has no school_id uuid not null'],
    ['a table whose school may be missing', 'create table bad (school_id uuid, id uuid primary key)', 'bad has no school_id uuid not null'],
    [
      'a table without row-level security',
      'create table bad (school_id uuid not null, id uuid, primary key (school_id, id))',
      'bad has no row-level security',
    ],
    [
      'a table without a primary key',
      "create table bad (school_id uuid not null); select app.isolate_tenant('bad')",
      'bad has no primary key',
    ],
    [
      'a primary key over all schools',
      "create table bad (school_id uuid not null, id uuid primary key); select app.isolate_tenant('bad')",
      'bad_pkey of bad begins with id, not with school_id',
    ],
    [
      'a unique name over all schools',
      'create unique index bad_name on classes (name)',
      'bad_name of classes begins with name, not with school_id',
    ],
    [
      'a unique expression over all schools',
      'create unique index bad_name on classes (lower(name), school_id)',
      'bad_name of classes begins with lower(name), not with school_id',
    ],
    [
      'a reference that leaves the school',
      "create table bad (school_id uuid not null, id uuid, account uuid references accounts, primary key (school_id, id)); select app.isolate_tenant('bad')",
      'bad_account_fkey of bad begins with account, not with school_id',
    ],
    ['an account that opens to everybody', 'create policy loose on accounts using (true)', 'accounts opens by more than its own key'],
    ['sessions without row-level security', 'alter table sessions disable row level security', 'sessions has no row-level security'],
    [
      'a second policy that lets more through',
      'create policy loose on classes using (true)',
      'classes must have exactly the policy of app.isolate_tenant',
    ],
    [
      'a policy of another condition',
      'alter policy tenant_isolation on classes using (true)',
      'classes must have exactly the policy of app.isolate_tenant',
    ],
    [
      'a view, which its owner reads',
      'create view bad as select * from students',
      "bad is a view: it would be read with its owner's rights",
    ],
    ['a right to empty a table', 'grant truncate on students to shala_app', 'shala_app may truncate students'],
    ['a role that bypasses', 'alter role shala_app bypassrls', 'shala_app is mighty'],
    [
      "a function with its owner's rights",
      "create function app.bad() returns bigint language sql security definer as 'select count(*) from students'",
      "app.bad() runs with its owner's rights",
    ],
  ])('are seen to be broken by %s', async (_what, statements, breach) => {
    const breaches = await inRolledBack(statements);
    expect(breaches).toContain(breach);
  });
});

/** Roles belong to the whole cluster, so the change must end with this test. */
async function inRolledBack(statements: string): Promise<string[]> {
  let breaches: string[] = [];
  const undone = new Error('undone');
  await database.owner
    .begin(async (transaction) => {
      await transaction.unsafe(statements);
      breaches = await findBreaches(transaction as never);
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
  return breaches;
}
