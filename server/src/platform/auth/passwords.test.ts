import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('a password', () => {
  it('is kept as an Argon2id hash with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('asha and bela'), hashPassword('asha and bela')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isPassword(one, 'asha and bela')).toBe(true);
    expect(await isPassword(one, 'asha and bela ')).toBe(false);
  });

  it('fits nobody where there is no hash or a broken one', async () => {
    expect(await isPassword(null, 'a password that nobody has')).toBe(false);
    expect(await isPassword('not a hash', 'anything at all')).toBe(false);
  });

  it('of nobody takes as much work to check as one of somebody', async () => {
    const stored = await hashPassword('asha and bela');
    await isPassword(null, 'warm');
    const work = async (hash: string | null) => {
      const begun = process.cpuUsage();
      await isPassword(hash, 'a wrong password');
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 15; round++) {
      times[0].push(await work(stored));
      times[1].push(await work(null));
    }
    const [known = 0, unknown = 0] = times.map((list) => list.toSorted((a, b) => a - b)[7]);
    expect(known / unknown).toBeGreaterThan(0.7);
    expect(known / unknown).toBeLessThan(1.4);
  });
});
