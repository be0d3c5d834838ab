import { describe, expect, it } from 'vitest';
import { school, TODAY } from '../../interpreter/testing/test-school.ts';
import { withoutAsides } from './asides.ts';

const without = (prompt: string) =>
  withoutAsides(prompt, { today: TODAY, directory: school }, { religion: ['Jain'], subject: ['Mathematics'] });

describe('what stands beside a question', () => {
  it.each([
    ['Esteemed machine, how many girls are in class 6?', 'how many girls are in class 6?', []],
    [
      'Could you tell a tired clerk which class has the most absences today',
      'which class has the most absences today',
      ['Could you tell a tired clerk'],
    ],
    ['total dues of class 8, no drama', 'total dues of class 8', ['no drama']],
    ['Pray enlighten me how much was spent in October', 'how much was spent in October', ['Pray enlighten me']],
    ['how many teachers joined in 2024, my dear friend', 'how many teachers joined in 2024', []],
  ])('%s', (prompt, rest, leftOut) => {
    expect(without(prompt)).toEqual({ rest, leftOut });
  });

  it.each([
    // Of whom or of what is asked.
    'how many girls are in class 6, Rajputs only',
    'how many students are in class 6, hostellers',
    'names of class 6, with spectacles',
    'how many students are absent today, of the Jain faith',
    'marks of class 6, mathematics',
    'Among the boarders, how many owe fees',
    // A time, a number or a class.
    'how much was collected, I mean in October',
    'list the students, please only 5',
    // Nothing stands beside these.
    'how many students are in class 6',
    'good morning',
  ])('keeps all of: %s', (prompt) => {
    expect(without(prompt)).toBeUndefined();
  });
});
