import { describe, expect, it } from 'vitest';
import { makeToken } from '../../test/token.ts';
import { decodeLiveToken } from './token.ts';

describe('a stored token', () => {
  it('names who is signed in, in any script', () => expect(decodeLiveToken(makeToken({ name: 'आशा' }))?.name).toBe('आशा'));
  it('counts for nothing at the second of its expiry', () => {
    const token = makeToken({ secondsLeft: 10 });
    const { exp = 0 } = decodeLiveToken(token) ?? {};
    expect(decodeLiveToken(token, exp * 1000 - 1)).not.toBeNull();
    expect(decodeLiveToken(token, exp * 1000)).toBeNull();
  });
  it.each([null, '', 'x', 'a.b.c', 'a.bnVsbA.c', 'a.e30.c'])('counts for nothing when it is %s', (token) =>
    expect(decodeLiveToken(token)).toBeNull(),
  );
});
