import { expect, it } from 'vitest';
import { isPattern } from './admission-pattern.ts';

it('takes a running number with or without the year', () => {
  for (const good of ['{YYYY}/{0000}', 'A-{00000}', '{YY}{000}', 'SVM/{0000}/{YY}', '{0}']) expect(isPattern(good), good).toBe(true);
});

it('refuses a pattern without number, with two, or with other braces', () => {
  for (const bad of ['{YYYY}', 'A-1', '{0000}{000}', '{YYYY}{YY}/{0}', '{MM}/{00}', '{00', '{000000000}', ''])
    expect(isPattern(bad), bad).toBe(false);
});
