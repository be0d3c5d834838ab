import { describe, expect, it } from 'vitest';
import { paths, pathTo, safeInternalPath } from './paths.ts';

describe('pathTo', () => {
  it('fills parameters', () =>
    expect(pathTo(paths.studentFeeMonth, { studentId: 's 1', month: 'June' })).toBe('/student/s%201/fee/all/June'));
});

describe('the page to go to after signing in', () => {
  it.each(['/finace', '/student/profile/7?tab=fees#june', '/'])('keeps %s', (path) => expect(safeInternalPath(path)).toBe(path));

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'finace',
    '/\t/evil.example',
    '',
    null,
    7,
    {},
  ])('refuses %s', (path) => expect(safeInternalPath(path)).toBeNull());
});
