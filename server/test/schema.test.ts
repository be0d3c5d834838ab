import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { describeSchema } from './describe-schema.ts';

const DB = resolve(import.meta.dirname, '../src/db');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('what is written down of the database', () => {
  it('is in db/schema.sql, which `npx vitest run server/test/schema.test.ts -u` writes again', async () => {
    await expect(await describeSchema(database.owner)).toMatchFileSnapshot(resolve(DB, 'schema.sql'));
  });

  it('has each function in a file of its name in db/functions', async () => {
    const files = await readdir(resolve(DB, 'functions'), { recursive: true });
    const written = files
      .filter((name) => name.endsWith('.sql'))
      .map((name) => name.replace(/^.*\//, '').replace('.sql', '').replaceAll('-', '_'));
    const made = await database.owner<{ name: string }[]>`select distinct proname as name from pg_proc
      where pronamespace = 'app'::regnamespace`;
    expect(made.map(({ name }) => name).sort()).toEqual(written.sort());
  });
});
