import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, signInAnother, type TestApp } from '../../../test/app.ts';
import { forgetOldDevices } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());

it('browsers of more than a year ago are forgotten in every school, but for the last one of an account', async () => {
  const asha = await makeSchool(test, 'Asha Academy');
  const bela = await makeSchool(test, 'Bela Vidyalaya');
  const away = await signInAnother(test, bela, 'Chandan Das');
  const use = (school: typeof asha, name: string, days: number) =>
    test.owner`insert into known_devices (school_id, account_id, device_hash, last_seen_at)
      values (${school.id}, ${school.accountId}, ${Buffer.from(name)}, now() - ${`${days} days`}::interval)`;
  await use(asha, 'asha, old', 370);
  await use(asha, 'asha, new', 1);
  await use(bela, 'bela, old', 400);
  await use(bela, 'bela, within the year', 360);
  await use(away, 'chandan, older', 900);
  await use(away, 'chandan, last', 800);
  await forgetOldDevices(test.database);
  const left = await test.owner<{ name: string }[]>`select convert_from(device_hash, 'UTF8') as name from known_devices order by 1`;
  expect(left.map(({ name }) => name)).toEqual(['asha, new', 'bela, within the year', 'chandan, last']);
});
