import { describe, expect, it } from 'vitest';
import { shortNames, shortSubject } from './short-name.ts';

describe('a name in a narrow cell', () => {
  it('is the first letter and the last name', () => {
    const short = shortNames(['Kavita Joshi', 'Gurpreet Singh Dhillon', 'Rekha']);
    expect(['Kavita Joshi', 'Gurpreet Singh Dhillon', 'Rekha'].map(short)).toEqual(['K. Joshi', 'G. Dhillon', 'Rekha']);
  });

  it('has more letters where two teachers would look like one', () => {
    const short = shortNames([
      'Sunil Sonawane',
      'Sachin Sonawane',
      'Asha Sonawane',
      'Ram Rao',
      'Ramesh Rao',
      'Santosh Bhosale',
      'Sangeeta Bhosale',
    ]);
    expect(['Sunil Sonawane', 'Sachin Sonawane', 'Asha Sonawane'].map(short)).toEqual(['Su. Sonawane', 'Sa. Sonawane', 'A. Sonawane']);
    expect(['Santosh Bhosale', 'Sangeeta Bhosale', 'Ram Rao', 'Ramesh Rao'].map(short)).toEqual([
      'Sant. Bhosale',
      'Sang. Bhosale',
      'Ram Rao',
      'Rame. Rao',
    ]);
  });

  it('that nobody else has is shortened as it stands', () => {
    expect(shortNames([])('Kavita Joshi')).toBe('K. Joshi');
  });

  it('keeps the title before it whole', () => {
    const names = ['श्रीमती कविता ठाकुर', 'सुश्री ठाकुर', 'Capt. R. S. Rathore', 'Dr. Asha Rao', 'Mrs. Anita Rao'];
    expect(names.map(shortNames(names))).toEqual(['श्रीमती क. ठाकुर', 'सुश्री ठाकुर', 'Capt. R. Rathore', 'Dr. A. Rao', 'Mrs. A. Rao']);
  });

  it('of a subject is its beginning or its first letters', () => {
    expect(['Mathematics', 'Physical Education'].map(shortSubject)).toEqual(['Math', 'PE']);
  });
});
