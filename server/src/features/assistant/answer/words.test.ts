import { expect, it } from 'vitest';
import { inLanguage } from '#platform/words';
import { monthsWords } from './words.ts';

it('writes three months or more in a row as a span', () => {
  expect(monthsWords(['April', 'May', 'June', 'July'])).toBe('April to July');
  expect(monthsWords(['Arrears', 'April', 'May', 'August', 'September', 'October'])).toBe('Arrears, April, May, August to October');
  expect(monthsWords(['December', 'January', 'February'])).toBe('December to February');
});

it('names months in the language of the request', () => {
  expect(inLanguage('hi', () => monthsWords(['October', 'November']))).toBe('अक्टूबर, नवंबर');
});
