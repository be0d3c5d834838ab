import { expect, it } from 'vitest';
import { readLed } from './read-led.ts';

const CLASSES = [
  { key: '6', name: '6th', sections: ['a', 'b'].map((key) => ({ id: `6 ${key}`, key })) },
  { key: '7', name: '7th', sections: [{ id: '7 a', key: 'a' }] },
];

it.each([
  ['6th B', ['6 b']],
  ['VI-B', ['6 b']],
  ['6A, 6B', ['6 a', '6 b']],
  ['VII', ['7 a']],
  ['6', null],
  ['6 C', null],
  ['9 A', null],
])('%s', (text, ids) => expect(readLed(text, CLASSES)).toEqual(ids));
