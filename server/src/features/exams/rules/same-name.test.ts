import { describe, expect, it } from 'vitest';
import { canBeSameName } from './same-name.ts';

describe('two names', () => {
  it.each([
    ['Rohan Anil Sonawane', 'ROHAN SONAWANE'],
    ['Rohan Anil Sonawane', 'Sonawane Rohan A.'],
    ['Janhavi Deshpande', 'Janhavi Deshpandey'],
    ['Ku. Meera Joshi', 'Meera Joshi'],
    ['Meera Joshi', 'मीरा जोशी'],
    ['Meera Joshi', ''],
  ])('%s and %s can be one person', (one, other) => expect(canBeSameName(one, other)).toBe(true));

  it.each([
    ['Rohan Anil Sonawane', 'Wrong Name'],
    ['Rohan Anil Sonawane', 'Meera Anil Sonawane'],
    ['मीरा जोशी', 'आशा राव'],
  ])('%s and %s are two', (one, other) => expect(canBeSameName(one, other)).toBe(false));
});
