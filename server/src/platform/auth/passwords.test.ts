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
});
