import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { isMobile, mobile, optionalPhone, phone, readPhoneNumber } from './index.ts';

it.each([
  ['9823041172', '9823041172'],
  ['98230 41172', '9823041172'],
  ['+91 98230-41172', '9823041172'],
  ['919823041172', '9823041172'],
  ['09823041172', '9823041172'],
  ['09823 041172', '9823041172'],
  ['0231-2654321', '02312654321'],
  ['(0231) 265 4321', '02312654321'],
  ['02312654321', '02312654321'],
  ['2312654321', '02312654321'],
  ['022 2654 1234', '02226541234'],
  ['080-26541234', '080-26541234'],
  ['+91 11 2654 1234', '01126541234'],
  ['98230-41172', '9823041172'],
  ['98-23-04-11-72', '9823041172'],
  ['+91-98230-41172', '9823041172'],
  ['098230-41172', '9823041172'],
  ['98230\u{2013}41172', '9823041172'],
  ['98230\u{2011}41172', '9823041172'],
  ['+91\u{2212}98230\u{2010}41172', '9823041172'],
  ['0091 98230 41172', '9823041172'],
  ["'9823041172", '9823041172'],
  ['\u{202A}+91 98230 41172\u{202C}', '9823041172'],
  ['080\u{2013}26541234', '080-26541234'],
  ['', ''],
])('%s is kept as %s', (written, kept) => {
  expect(readPhoneNumber(written)).toBe(kept);
  // The stored form is read as itself, for example when a record is saved without a change.
  expect(readPhoneNumber(kept)).toBe(kept);
});

it.each(['12345', '2654321', '98230411', '982304117255', '0000000000', '1234567890', '1111111111', 'none', '+1 415 555 2671'])(
  '%s is no phone number',
  (written) => {
    expect(readPhoneNumber(written)).toBeNull();
  },
);

it('records take a landline, and a registration a mobile number alone', () => {
  expect(z.parse(phone, '0231-2654321')).toBe('02312654321');
  expect(z.parse(optionalPhone, '')).toBe('');
  expect(z.safeParse(phone, '').success).toBe(false);
  expect(z.safeParse(mobile, '0231-2654321').success).toBe(false);
  expect(z.parse(mobile, '+91 98230 41172')).toBe('9823041172');
  expect([isMobile('9823041172'), isMobile('02312654321'), isMobile('')]).toEqual([true, false, false]);
});
