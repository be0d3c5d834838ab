import { describe, expect, it } from 'vitest';
import { mergeOrder } from './merge-order.ts';

const merged = (old: string[], fresh: string[]) => mergeOrder(old, fresh).map((place) => fresh[place]);

describe('the order of a list that is found again', () => {
  it.each([
    ['the order of people', 'c a b', 'a b c', 'c a b'],
    ['what is new behind the one that it follows', 'c a b', 'a x b c y', 'c y a x b'],
    ['what is new at the head first', 'b a', 'x a b', 'x b a'],
    ['nothing of what is gone', 'c a b', 'a c', 'c a'],
    ['the like of two as two', 'b a a', 'a a b', 'b a a'],
    ['a third like behind the second', 'b a a', 'a a a b', 'b a a a'],
    ['everything where nothing was', '', 'a b', 'a b'],
  ])('has %s', (_name, old, fresh, expected) => {
    expect(merged(old.split(' ').filter(Boolean), fresh.split(' ')).join(' ')).toBe(expected);
  });
});
