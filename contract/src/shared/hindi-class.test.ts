import { describe, expect, it } from 'vitest';
import { hindiClass, withHindiClasses } from './hindi-class.ts';

describe('a class in Hindi', () => {
  it.each([
    ['5th', '5'],
    ['5th A', '5 A'],
    ['1st Rose', '1 Rose'],
    ['Class 10', '10'],
    ['11th Science', '11 Science'],
    ['LKG B', 'एल.के.जी. B'],
    ['Nursery', 'नर्सरी'],
    ['V A', 'V A'],
    ['5thing', '5thing'],
    ['', ''],
  ])('%s is %s', (name, hindi) => {
    expect(hindiClass(name)).toBe(hindi);
  });

  it('a sentence loses the English ending after the word for class alone', () => {
    expect(withHindiClasses('Rohan (कक्षा 10th B), 5th Avenue')).toBe('Rohan (कक्षा 10 B), 5th Avenue');
    expect(withHindiClasses('कक्षा: 2nd।')).toBe('कक्षा: 2।');
  });
});
