import { expect, it } from 'vitest';
import { withoutWords } from './title-chain.ts';

const named = (names: string[]) =>
  withoutWords(names.map((name, index) => ({ number: index + 1, name, first: 2 * index, last: 2 * index + 1, confidence: 0.7 }))).map(
    ({ name }) => name,
  );

it('leaves out what all names say behind their numbers', () => {
  expect(named(['LIÇÃO 1 ‐ Para o professor', 'LIÇÃO 2 ‐ Para o professor', 'LIÇÃO 3 ‐ Para o professor'])).toEqual([
    'LIÇÃO 1',
    'LIÇÃO 2',
    'LIÇÃO 3',
  ]);
  const others = ['LIÇÃO 1 ‐ Partes', 'LIÇÃO 2 ‐ Para o professor', 'LIÇÃO 3 ‐ Para o professor'];
  expect(named(others)).toEqual(others);
});
