import { expect, it } from 'vitest';
import { repairedName } from './repair-name.ts';

it('takes the spelling that running heads and contents agree on', () => {
  const seen = ['The Nationalist Movement', 'The Nationalist Movement', 'The Natianalist Movement', 'History'];
  expect(repairedName('The Natlonalist Movernent', seen)).toBe('The Nationalist Movement');
});

it('keeps a title that is seen as often, that is unlike the others, or too short to compare', () => {
  expect(repairedName('Rivers', ['Rivers', 'Rivers', 'Riders', 'Riders'])).toBe('Rivers');
  expect(repairedName('Rivers of the Plain', ['Mountains and Seas', 'Mountains and Seas'])).toBe('Rivers of the Plain');
  expect(repairedName('Time', ['Tune', 'Tune'])).toBe('Time');
});
