import { describe, expect, it } from 'vitest';
import { shortNames, shortSubject } from './short-name.ts';

describe('a name in a narrow cell', () => {
  it('is the first letter and the last name', () => {
    const short = shortNames(['Kavita Joshi', 'Gurpreet Singh Dhillon', 'Rekha']);
    expect(['Kavita Joshi', 'Gurpreet Singh Dhillon', 'Rekha'].map(short)).toEqual(['K. Joshi', 'G. Dhillon', 'Rekha']);
  });

  it('is whole where two teachers would look like one', () => {
    const short = shortNames(['Sunil Sonawane', 'Sachin Sonawane', 'Asha Sonawane']);
    expect(['Sunil Sonawane', 'Sachin Sonawane', 'Asha Sonawane'].map(short)).toEqual(['Sunil Sonawane', 'Sachin Sonawane', 'A. Sonawane']);
  });

  it('of a subject is its beginning or its first letters', () => {
    expect(['Mathematics', 'Physical Education'].map(shortSubject)).toEqual(['Math', 'PE']);
  });
});
