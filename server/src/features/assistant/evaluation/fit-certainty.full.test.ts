import { expect, it } from 'vitest';
import { POINTS } from '../query/certainty/points.ts';
import { doubtsOf, fitted, readSamples } from './fit-certainty.ts';

it('gives the points that are checked in, and finds wrong readings of sets that it has not seen', () => {
  const samples = readSamples();
  // `npm run assistant:fit -- server/src/features/assistant/query/certainty/points.ts` writes them anew.
  expect(fitted(samples)).toEqual(POINTS);
  const refused = doubtsOf(samples).filter(({ doubt }) => doubt >= 0.4);
  const wrong = refused.filter(({ isWrong }) => isWrong).length;
  expect(wrong).toBeGreaterThanOrEqual(15);
  expect(wrong / refused.length).toBeGreaterThanOrEqual(0.5);
});
