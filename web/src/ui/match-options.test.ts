import { describe, expect, it } from 'vitest';
import { matchOptions } from './match-options.ts';

const cities = ['Mumbai', 'Nagpur', 'Nashik', 'Navi Mumbai', 'Pimpri-Chinchwad', 'Pune'];

describe('what was typed', () => {
  it('finds what begins like that first, then words within', () => expect(matchOptions(cities, 'mum')).toEqual(['Mumbai', 'Navi Mumbai']));
  it('need not have the hyphens right', () => expect(matchOptions(cities, 'pimpri chin')).toEqual(['Pimpri-Chinchwad']));
  it('finds nothing inside a word', () => expect(matchOptions(cities, 'bai')).toEqual([]));
  it('shows all while nothing is typed, yet never more than can be looked at', () => {
    expect(matchOptions(cities, ' ')).toEqual(cities);
    expect(
      matchOptions(
        Array.from({ length: 500 }, (_, place) => `Town ${place}`),
        '',
      ),
    ).toHaveLength(60);
  });
});
