import { describe, expect, it } from 'vitest';
import { goesOn, isAdrift } from './goes-on.ts';

describe('what goes on from an answer', () => {
  it.each(['how many of them', 'remind them', 'their names', 'total', 'does she come by bus', 'send those a reminder', 'how many is that'])(
    '«%s» points at it',
    (prompt) => {
      expect(goesOn(prompt)).toBe('points');
      expect(isAdrift(prompt, 'subject')).toBe(true);
      expect(isAdrift(prompt, 'edits')).toBe(true);
      expect(isAdrift(prompt, 'points')).toBe(false);
    },
  );

  it.each([
    'only boys',
    'and september?',
    '7C?',
    'house wise',
    'not class 4',
    'which is the lowest',
    'sirf staff',
    'in which classes?',
    'compare with October',
  ])('«%s» changes it', (prompt) => {
    expect(goesOn(prompt)).toBe('edits');
    expect(isAdrift(prompt, 'subject')).toBe(true);
    // What was said wrong once can be said again.
    expect(isAdrift(prompt, 'edits')).toBe(false);
  });

  it.each([
    'who is absent today',
    'and who is on leave today?',
    'how many boys are in class 7',
    'send a reminder to those who owe more than 5000',
    'defaulters of class 4',
    'holidays in january',
  ])('«%s» asks anew', (prompt) => {
    expect(goesOn(prompt)).toBeUndefined();
    expect(isAdrift(prompt, 'subject')).toBe(false);
  });

  it('is adrift only behind a refusal', () => {
    expect(isAdrift('only boys', null)).toBe(false);
  });
});
