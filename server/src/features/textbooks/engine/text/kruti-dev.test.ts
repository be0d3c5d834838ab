import { describe, expect, it } from 'vitest';
import { fromKrutiDev, isConvertible } from './kruti-dev.ts';

describe('text in Kruti Dev', () => {
  it.each([
    ['Hkkjr', 'भारत'],
    ['fgUnh', 'हिन्दी'],
    ['v/;k;', 'अध्याय'],
    ["iz'u", 'प्रश्न'],
    ['fo|ky;', 'विद्यालय'],
    ['/keZ', 'धर्म'],
    ['xf.kr', 'गणित'],
    ['foKku', 'विज्ञान'],
    ['fdlku dk ?kj', 'किसान का घर'],
    ['vH;kl', 'अभ्यास'],
  ])('%s reads %s', (codes, word) => {
    expect(fromKrutiDev(codes)).toBe(word);
  });

  it('is known by the font', () => {
    expect(isConvertible('KrutiDev010')).toBe(true);
    expect(isConvertible('Times-Roman')).toBe(false);
  });
});
