import { describe, expect, it } from 'vitest';
import { fromLegacy, isConvertible } from './kruti-dev.ts';

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
    ['f=kHkqt', 'त्रिभुज'],
    ['ek=kk', 'मात्रा'],
  ])('%s reads %s', (codes, word) => {
    expect(fromLegacy(codes, 'KrutiDev010')).toBe(word);
  });

  it('is known by the font', () => {
    expect(isConvertible('KrutiDev010')).toBe(true);
    expect(isConvertible('FAIGXH+Walkman-Chanakya905Bold')).toBe(true);
    expect(isConvertible('Times-Roman')).toBe(false);
  });
});

describe('text in Walkman Chanakya', () => {
  it.each([
    ['dfo osQ lkFk', 'कवि के साथ'],
    ['oqQN liQy fiQj', 'कुछ सफल फिर'],
    ['ns[kdj xkm¡Q', 'देखकर गाऊँ'],
    ['laLo`Qr ¯gnh', 'संस्कृत हिंदी'],
    ['I+kQkjlh ”k:jh', 'फ़ारसी ज़रूरी'],
    ['vk/qfud ekè;e eèkqi', 'आधुनिक माध्यम मधुप'],
    ['izfl¼ fp=kk/kj fe=kksa', 'प्रसिद्ध चित्राधार मित्रों'],
    ['dkWyst', 'कॉलेज'],
    ['(d) ^lp* gSµ', '(क) ‘सच’ है—'],
    ['1- D;ksa\\', '1. क्यों?'],
  ])('%s reads %s', (codes, words) => {
    expect(fromLegacy(codes, 'Walkman-Chanakya905Normal')).toBe(words);
  });
});
