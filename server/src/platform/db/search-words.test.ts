import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['', []],
  ['  Ananya  kulkarni ', ['kulkarni', 'ananya']],
  ['98230 41172', ['9823041172']],
  ['+91 98230-41172', ['9823041172']],
  ['982304', ['982304']],
  ['2019/0412', ['2019/0412']],
  ['अनन्या', ['अनन्या']],
  ['a a a', ['a']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e']],
])('%j is searched by %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
