import { describe, expect, it } from 'vitest';
import { cleanText, LONGEST_PROMPT } from './clean.ts';
import { editDistance } from './distance.ts';
import { foldSpelling } from './spelling.ts';
import { tokenize } from './tokens.ts';
import { toLatin } from './transliterate.ts';

describe('clean text', () => {
  it('drops invisible characters and reads Devanagari digits', () => {
    expect(cleanText('fe\u200bes\u202e \u0007of ९')).toBe('fees of 9');
    expect(cleanText('notice "A  B"  now')).toBe('notice "A  B"  now');
  });

  it('drops nuktas in either form', () => {
    expect(cleanText('हज़ार')).toBe(cleanText('हज\u093cार'));
    expect(cleanText('हज़ार')).toBe('हजार');
  });

  it('is cut at the longest prompt', () => {
    expect(cleanText('a'.repeat(5000))).toHaveLength(LONGEST_PROMPT);
  });

  it('holds no half of a character, also where it is cut', () => {
    expect(cleanText('fees \ud83d of 9').isWellFormed()).toBe(true);
    expect(cleanText(`${'a'.repeat(LONGEST_PROMPT - 1)}😀`).isWellFormed()).toBe(true);
  });
});

describe('words', () => {
  it("parts numbers from letters and keeps sums and don't whole", () => {
    expect(tokenize("9B don't Kumar's 12,000 15th").map(({ text }) => text)).toEqual([
      '9',
      'b',
      "don't",
      'kumar',
      "'s",
      '12000',
      '15',
      'th',
    ]);
  });

  it('keep the apostrophe of many owners, but no closing quotation mark', () => {
    const words = (text: string) => tokenize(text).map(({ text, raw }) => [text, raw]);
    expect(words("Teachers' Day")).toEqual([
      ['teachers', "Teachers'"],
      ['day', 'Day'],
    ]);
    expect(words("'our heroes' is").map(([text]) => text)).toEqual(["'", 'our', 'heroes', "'", 'is']);
  });

  it.each([
    ['रेखा', 'rekha'],
    ['शर्मा', 'sharma'],
    ['सिमरन', 'simran'],
    ['कुमार', 'kumar'],
    ['रामचरण', 'ramcharan'],
  ])('writes %s in Latin letters', (word, latin) => {
    expect(toLatin(word)).toBe(latin);
  });

  it('levels spellings of one Hindi word', () => {
    expect(new Set(['chutti', 'chhutti', 'chuti', 'chhuttee'].map(foldSpelling)).size).toBe(1);
  });

  it('counts a swap of neighbours as one slip and gives up past the limit', () => {
    expect(editDistance('shamra', 'sharma', 2)).toBe(1);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});
