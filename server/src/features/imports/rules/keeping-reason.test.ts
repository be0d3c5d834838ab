import { expect, it } from 'vitest';
import { keepingReason } from './keeping-reason.ts';

it('says what hangs on an import, or nothing', () => {
  expect(keepingReason({ payments: 0, marks: 0 })).toBeNull();
  expect(keepingReason({ payments: 1, edits: 2 })).toBe('1 receipt was made. 2 people’s records were edited after the import.');
});
