import { describe, expect, it } from 'vitest';
import { classInWords, dayInWords, timeBetween } from './in-words.ts';

describe('a day in words', () => {
  it.each([
    ['2015-06-05', 'Fifth June Two Thousand Fifteen', 'पाँच जून दो हज़ार पंद्रह'],
    ['1999-12-31', 'Thirty First December One Thousand Nine Hundred Ninety Nine', 'इकतीस दिसंबर उन्नीस सौ निन्यानवे'],
    ['2000-02-29', 'Twenty Ninth February Two Thousand', 'उनतीस फ़रवरी दो हज़ार'],
    ['2012-11-30', 'Thirtieth November Two Thousand Twelve', 'तीस नवंबर दो हज़ार बारह'],
    ['2009-01-20', 'Twentieth January Two Thousand Nine', 'बीस जनवरी दो हज़ार नौ'],
  ])('%s', (day, english, hindi) => {
    expect([dayInWords(day, 'en'), dayInWords(day, 'hi')]).toEqual([english, hindi]);
  });
});

describe('a class in words', () => {
  it.each([
    ['5th', 'Fifth', 'पाँचवीं'],
    ['XII', 'Twelfth', 'बारहवीं'],
    ['Class 9', 'Ninth', 'नौवीं'],
    ['11th Science', 'Eleventh Science', 'ग्यारहवीं Science'],
    ['LKG', 'Lower Kindergarten', 'एल.के.जी.'],
    ['Sunshine', 'Sunshine', 'Sunshine'],
    ['13th', '13th', '13th'],
  ])('%s', (name, english, hindi) => {
    expect([classInWords(name, 'en'), classInWords(name, 'hi')]).toEqual([english, hindi]);
  });
});

it.each([
  ['2020-06-15', '2026-11-14', '6 years 4 months'],
  ['2026-10-30', '2026-11-23', 'less than a month'],
  ['2025-11-23', '2026-12-23', '1 year 1 month'],
])('the time from %s to %s', (from, to, words) => {
  expect(timeBetween(from, to)).toBe(words);
});
