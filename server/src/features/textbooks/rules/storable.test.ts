import { expect, it } from 'vitest';
import { storable, storableJson } from './storable.ts';

it('leaves out the half of a character that was cut, and nothing else', () => {
  const words = 'वेग 𝑣 और 🙂';
  expect(storable(words)).toBe(words);
  for (let end = 0; end <= words.length; end++) {
    const cut = words.slice(0, end);
    expect(storable(cut)).toBe(cut.isWellFormed() ? cut : words.slice(0, end - 1));
    expect(storable(words.slice(end)).isWellFormed()).toBe(true);
  }
  expect(storable('a\0b')).toBe('ab');
  expect(JSON.parse(storableJson([{ name: '🙂'.slice(0, 1), pages: 2 }]))).toEqual([{ name: '', pages: 2 }]);
});
