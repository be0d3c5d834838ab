import { describe, expect, it } from 'vitest';
import { keyOf, keyUpTo, lettersOf } from './key-of.ts';

describe('keys of titles', () => {
  it('are letters and digits alone, in small letters and without accents', () => {
    expect(keyOf('Chapter 1: Light & Colour')).toBe('chapter1lightcolour');
    expect(keyOf('“Água” – Parte 2')).toBe('aguaparte2');
    expect(keyOf('अध्याय 3')).toBe('अधयय3');
  });

  it('have what a joined letter or a fraction consists of', () => {
    expect(keyOf('The ﬁnal ½')).toBe('thefinal12');
    expect(keyOf('𝐌otion')).toBe('motion');
  });

  it('have the letters that depend on their place as the whole word has them', () => {
    expect(keyOf('ΟΔΟΣ')).toBe('οδος');
    expect(lettersOf('ΟΔΟΣ 1')).toBe('οδος');
  });

  it('begin as the whole key does', () => {
    const whole = keyOf('Rivers of the Plain');
    const begun = keyUpTo('Rivers of the Plain', 6);
    expect(begun.length).toBeGreaterThanOrEqual(6);
    expect(whole.startsWith(begun)).toBe(true);
    expect(begun.length).toBeLessThan(whole.length);
  });

  it('may be of letters alone, accents and all', () => {
    expect(lettersOf('2.1 Água & Ar (3)')).toBe('águaar');
    expect(lettersOf('½ 12')).toBe('');
  });
});
