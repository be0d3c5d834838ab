import { describe, expect, it } from 'vitest';
import { cleanText } from '../interpreter/text/clean.ts';
import { readSmallWord } from './small-words.ts';

const read = (prompt: string) => readSmallWord(cleanText(prompt));

describe('a small word', () => {
  it.each([
    'yes',
    'Yes, send it!',
    'yes please do it',
    'ok, go ahead',
    'haan ji',
    'haan, bhej do',
    'theek hai kar do na',
    'जी हाँ',
    'हाँ, भेज दो।',
    'yes, add the holiday',
    'please send it now',
    'confirm please',
    'confirm that, please',
  ])('is a yes: «%s»', (prompt) => {
    expect(read(prompt)).toEqual({ kind: 'confirm' });
  });

  it.each([
    'no',
    'no, don’t send it',
    'cancel that please',
    'nahi, mat bhejo',
    'rehne do',
    'chhod do, cancel kar do',
    'नहीं, रहने दो',
    'never mind',
    'no thank you',
  ])('is a no: «%s»', (prompt) => {
    expect(read(prompt)).toEqual({ kind: 'cancel' });
  });

  it.each(['undo', 'undo that', 'undo it please', 'please take it back', 'वापस ले लो', 'undo kar do'])('takes back: «%s»', (prompt) => {
    expect(read(prompt)).toEqual({ kind: 'undo' });
  });

  it.each([
    ['confirm 7K2Q', { code: '7K2Q' }],
    ['Confirm 7k2q.', { code: '7K2Q' }],
    ['confirm 412', { number: 412 }],
    ['confirm 1,412', { number: 1412 }],
    ['confirm 412 A7K2', { number: 412, code: 'A7K2' }],
    // A code that reads as 3 × 10⁴⁴.
    ['confirm 3E44', { code: '3E44' }],
  ])('names the plan: «%s»', (prompt, named) => {
    expect(read(prompt)).toEqual({ kind: 'confirm', ...named });
  });

  it.each([
    'yes but only class 9',
    'yes and remind class 10 too',
    'yes no',
    'no, send it to class 9',
    'send the reminders',
    'add the holiday',
    'send fee reminder to class 8',
    'undo the holiday of 25 December',
    'thanks',
    'please',
    'confirm the holiday of Friday',
    'confirmation',
    '',
    'yes '.repeat(500),
  ])('says more, or nothing: «%s»', (prompt) => {
    expect(read(prompt)).toBeNull();
  });
});
