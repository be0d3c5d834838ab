import { expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

it('greets by the first name, and keeps a form of address with its name', () => {
  expect(
    ['Asha Rao', 'Shri Deshpande', 'Dr. R. K. Gupta', 'Smt. Lata More', 'Shriya Nair', '', undefined].map((name) => greetingName(name)),
  ).toEqual(['Asha', 'Shri Deshpande', 'Dr. R. K. Gupta', 'Smt. Lata More', 'Shriya', '', '']);
});
