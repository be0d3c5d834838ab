import { describe, expect, it } from 'vitest';
import { withoutFrame } from './vocabulary/courtesy-words.ts';
import { repairedForms } from './vocabulary/lexicon.ts';
import { reworded } from './vocabulary/reword.ts';
import { writtenOut } from './vocabulary/short-forms.ts';

describe('the courtesy before a question', () => {
  it.each([
    ['May I be favoured with the number of girls', 'the number of girls'],
    ['I beg to enquire which notices are pinned', 'which notices are pinned'],
    ['Would you be so good as to show me all receipts', 'show me all receipts'],
    ['If it is no trouble, please let me have the strength of class 5', 'the strength of class 5'],
    ['Respected Sir, kindly state how many books there are', 'how many books there are'],
  ])('is left away: «%s»', (said, rest) => expect(withoutFrame(said)).toBe(rest));

  it.each([
    'May fees of class 5',
    'not more than five absences',
    'For class 9 the number of girls',
    'how many boys are there',
    'Kindly sir',
  ])('leaves what could tell something: «%s»', (said) => expect(withoutFrame(said)).toBe(said));
});

it('writes shortened words out, and nothing that may be another word', () => {
  expect(writtenOut('unpd 3 mths, ph nos of 9b')).toBe('unpaid 3 months, phone numbers of 9b');
  expect(writtenOut('bus route no 4 of the concert')).toBe('bus route no 4 of the concert');
});

it('takes no word of the language for a slip', () => {
  for (const word of ['suppliers', 'cases', 'sending', 'balanced', 'worthy', 'pairs']) expect(repairedForms(word)).toEqual([]);
  expect(repairedForms('recipts')).toEqual(['receipts']);
});

describe('families of wordings', () => {
  it.each([
    ['Is anybody in class 12 absent today', 'who in class 12 absent today'],
    ['electricity spent from June up to date', 'electricity spent since June'],
    ['kids in my section, 8 A, by house', 'kids , 8 A, by house'],
    ['September versus October? Yes or no.', 'September versus October'],
    ['that receipt of 12,500 paid on Tuesday', 'that receipt between 12,500 and 12,500 rupees paid on Tuesday'],
    ['admission numbers of 6A', 'list students of 6A with admission numbers'],
  ])('«%s»', (said, words) => expect(reworded(said).replace(/\s+/g, ' ').trim()).toBe(words));

  it('reads no exact sum into a bound', () => {
    expect(reworded('receipts above 12,500 paid in October')).not.toContain('between');
  });
});
