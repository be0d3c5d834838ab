import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'qwertyuiop',
  'Password123!',
  '2026password2026',
  'passwordpassword',
  '9812345670',
  'aaaaaaaaaaaa',
  'abababababab',
  'Shala@2026!!!',
  'Venkatesh@123',
])('%s is common', async (password) => {
  expect(await isCommonPassword(password, ['Venkatesh Rao', 'office@school.example'])).toBe(true);
});

it.each(['a long password', 'the bus leaves at seven', 'kT9#vQ2!mZ', 'दस बजे की घंटी'])('%s is not', async (password) => {
  expect(await isCommonPassword(password, ['Venkatesh Rao', 'office@school.example'])).toBe(false);
});
