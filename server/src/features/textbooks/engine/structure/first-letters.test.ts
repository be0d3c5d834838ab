import { describe, expect, it } from 'vitest';
import { firstLetters, mayBegin } from './first-letters.ts';

describe('the first letters of words', () => {
  it('are those of capitals and small letters alike', () => {
    const letters = firstLetters(['table', 'fig(?:ure)?\\.?']);
    expect(['Table 1', 'table 1', 'FIG. 2', 'figure'].every((text) => mayBegin(text, letters))).toBe(true);
    expect(['A table', '1. Table', ' Table', '(Table', ''].some((text) => mayBegin(text, letters))).toBe(false);
  });

  it('are those of all alternatives, and of letters in brackets', () => {
    const letters = firstLetters(['(?:chapter|unit) test', '[aá]bra', 'esemp(?:io|i)']);
    expect(['Chapter test', 'unit test', 'abra', 'Esempio'].every((text) => mayBegin(text, letters))).toBe(true);
    expect(mayBegin('Lesson', letters)).toBe(false);
  });

  it('leave every text beyond ASCII to the words', () => {
    expect(mayBegin('ábra', firstLetters(['table']))).toBe(true);
    expect(mayBegin('चित्र 2', firstLetters(['चित्र']))).toBe(true);
    expect(mayBegin('Figure 2', firstLetters(['चित्र']))).toBe(false);
  });

  it.each(['(?:exercise )?answers?', '\\p{L}*aufgaben?', 'a?bc', 'do|does', 'ab(?:c(?:d)|e)|fg', '(?:a(?:b)|c)d'])(
    'may be any where %s may begin with another letter',
    (word) => {
      expect(mayBegin('Zebra', firstLetters([word]))).toBe(true);
    },
  );
});
