import { expect, it } from 'vitest';
import { useReason } from './use-reason.ts';

it('says what hangs on an import, or nothing', () => {
  expect(useReason({ payments: 0, marks: 0 })).toBeNull();
  expect(useReason({ payments: 1, edits: 2 })).toBe('1 payment was taken, 2 people were changed by hand.');
});
