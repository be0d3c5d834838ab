import { describe, expect, it } from 'vitest';
import { storedClassName } from './class-name.ts';

describe('the class a person names', () => {
  it.each([
    ['12', '12th'],
    ['XII', '12th'],
    ['Std 12', '12th'],
    ['Class 12th', '12th'],
    ['1', '1st'],
    ['grade 2nd', '2nd'],
    ['ix', '9th'],
  ])('%s is %s', (written, stored) => {
    expect(storedClassName(written)).toBe(stored);
  });

  it('stays as it is when it is no number', () => {
    expect(storedClassName(' Nursery ')).toBe('Nursery');
    expect(storedClassName('13')).toBe('13');
  });
});
