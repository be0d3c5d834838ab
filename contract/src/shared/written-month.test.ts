import { expect, it } from 'vitest';
import { writtenMonth } from './written-month.ts';

const HINDI = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

it('a month is known by its names and their short forms', () => {
  expect(HINDI.map(writtenMonth)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const short = 'जन फर मार्च अप्रै मई जून जुल अग सित अक्टू नव दिस';
  expect(short.split(' ').map(writtenMonth)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(['फरवरी', 'सितम्बर', 'सितं', 'अक्तू', 'दिस.', 'December', 'dec'].map(writtenMonth)).toEqual([2, 9, 9, 10, 12, 12, 12]);
  expect(['', 'foo', 'कल', 'सोमवार'].map(writtenMonth)).toEqual([0, 0, 0, 0]);
});
