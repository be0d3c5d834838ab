import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type Database, openConnectionPool, openDatabase } from '../db/index.ts';
import { loadSigningKeys, makeAuthority, rotateSigningKeys } from './index.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(openConnectionPool(test.connection, { max: 8, name: 'keys' }));
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

it('servers that start together for the first time agree on one key, which stays', async () => {
  const loaded = await Promise.all(Array.from({ length: 6 }, () => loadSigningKeys(database)));
  expect(new Set(loaded.map((keys) => keys.map(({ id }) => id).join())).size).toBe(1);
  expect(loaded[0]).toHaveLength(1);
  expect(loaded[0]?.[0]?.secret).toHaveLength(32);
  expect(await loadSigningKeys(database)).toEqual(loaded[0]);
});

it('after a rotation the new key signs, and tokens of the old one hold until it retires', async () => {
  const exp = Math.floor(Date.now() / 1000) + 60;
  const token = await makeAuthority(await loadSigningKeys(database)).sign({
    sub: 'a',
    sid: 's',
    school: 'v',
    name: 'Asha',
    iat: exp - 60,
    exp,
  });
  await rotateSigningKeys(database);
  const keys = await loadSigningKeys(database);
  expect(keys).toHaveLength(2);
  const after = makeAuthority(keys);
  expect(await after.verify(token)).toMatchObject({ sub: 'a' });
  const [head = ''] = (await after.sign({ sub: 'b', sid: 's', school: 'v', name: 'Bela', iat: exp - 60, exp })).split('.');
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toMatchObject({ kid: keys[0]?.id });

  await test.owner`update signing_keys set retires_at = now() - interval '1 second' where retires_at is not null`;
  expect(await makeAuthority(await loadSigningKeys(database)).verify(token)).toBeNull();
});
