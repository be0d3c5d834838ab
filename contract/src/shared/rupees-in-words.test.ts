import { describe, expect, it } from 'vitest';
import { rupeesInWords } from './rupees-in-words.ts';

describe('rupees in words', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [50, 'Fifty Paise Only'],
    [100, 'Rupees One Only'],
    [320_000, 'Rupees Three Thousand Two Hundred Only'],
    [1_100_000, 'Rupees Eleven Thousand Only'],
    [12_345_650, 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paise Only'],
    [10_000_000, 'Rupees One Lakh Only'],
    [1_000_000_000, 'Rupees One Crore Only'],
    [2_105_019_099, 'Rupees Two Crore Ten Lakh Fifty Thousand One Hundred Ninety and Ninety Nine Paise Only'],
    [1_234_567_890_100, 'Rupees One Thousand Two Hundred Thirty Four Crore Fifty Six Lakh Seventy Eight Thousand Nine Hundred One Only'],
  ])('says %i paise', (paise, words) => {
    expect(rupeesInWords(paise)).toBe(words);
  });
});
