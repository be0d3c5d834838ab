import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GLOBAL_TABLES } from '#db/global-tables';
import { createTestDatabase, type TestDatabase } from './database.ts';

/**
 * The tables could be distributed over several databases by school (as Citus does with `create_distributed_table(…, 'school_id')`): each table has the school
 * in every key, or is one of the few that every database would have.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('statements outside a school', () => {
  it('are sent by the files that docs/scale.md lists', () => {
    const root = resolve(import.meta.dirname, '../..');
    const files = globSync('server/src/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
    const senders = files.filter((path) => /\.global\b|\bglobalTransaction\b/.test(readFileSync(resolve(root, path), 'utf8')));
    const section =
      readFileSync(resolve(root, 'docs/scale.md'), 'utf8').split('**Jobs and commands.**')[1]?.split('**As the owner')[0] ?? '';
    const listed = [...section.matchAll(/`([\w/.-]+\/[\w.-]+\.ts)`/g)].map(([, path]) => `server/src/${path}`);
    expect(listed.filter((path) => !path.includes('.test.')).sort()).toEqual(senders.sort());
  });
});

describe('every table of a school', () => {
  it('has the school in its primary key, and in whatever else is unique', async () => {
    const without = await database.owner`
      select c.relname as "table", i.relname as "index" from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion) and c.relname <> all (${GLOBAL_TABLES as unknown as string[]})
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any (x.indkey) and a.attname = 'school_id')`;
    expect(without).toEqual([]);
  });

  it('refers to other tables of the school together with the school', async () => {
    const without = await database.owner`
      select k.conrelid::regclass::text as "table", k.conname as "key" from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and k.conrelid::regclass::text <> all (${GLOBAL_TABLES as unknown as string[]}) and f.relname <> all (${GLOBAL_TABLES as unknown as string[]})
        and not exists (select from unnest(k.conkey, k.confkey) as p(here, there)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.here join pg_attribute b on b.attrelid = k.confrelid and b.attnum = p.there
          where a.attname = 'school_id' and b.attname = 'school_id')`;
    expect(without).toEqual([]);
  });

  it('is read by functions that are given the school', async () => {
    const tables = await database.owner<{ name: string }[]>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (${GLOBAL_TABLES as unknown as string[]})`;
    const functions = await database.owner<{ name: string; body: string; given: string[] | null }[]>`
      select proname as name, prosrc as body, proargnames as given from pg_proc where pronamespace = 'app'::regnamespace and prorettype <> 'trigger'::regtype`;
    const reads = new RegExp(`\\b(?:from|join|update|into)\\s+(?:${tables.map(({ name }) => name).join('|')})\\b`);
    const without = functions
      .filter(({ body, given }) => reads.test(body) && !given?.some((name) => /school/.test(name)))
      .map(({ name }) => name);
    expect(without).toEqual([]);
    expect(functions.filter(({ body }) => reads.test(body)).length).toBeGreaterThan(30);
  });
});
