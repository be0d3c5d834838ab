import { describe, expect, it } from 'vitest';
import { base32, findTotpStep, totpAt } from './totp.ts';

// RFC 6238, appendix B, and RFC 4226, appendix D use the same secret.
const SECRET = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i s are those of RFC 6238', (seconds, code) => {
    expect(totpAt(SECRET, Math.floor(seconds / 30), 8)).toBe(code);
  });

  it('of the first steps are those of RFC 4226', () => {
    expect([0, 1, 2, 3].map((step) => totpAt(SECRET, step))).toEqual(['755224', '287082', '359152', '969429']);
  });

  it('are good half a minute early and late, and no longer', () => {
    const at = (seconds: number) => findTotpStep(SECRET, '287082', new Date(seconds * 1000));
    expect([at(29), at(45), at(89), at(90)]).toEqual([1, 1, 1, null]);
    expect(findTotpStep(SECRET, '28708', new Date(45_000))).toBeNull();
  });
});

it.each([
  ['', ''],
  ['f', 'my'],
  ['fo', 'mzxq'],
  ['foo', 'mzxw6'],
  ['foob', 'mzxw6yq'],
  ['fooba', 'mzxw6ytb'],
  ['foobar', 'mzxw6ytboi'],
])('base 32 of "%s" is that of RFC 4648', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});
