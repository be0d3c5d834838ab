import { expect, it } from 'vitest';
import { onOneLine } from './wire.ts';

it('puts a notice on one line: paragraphs apart, points of a list with semicolons', () => {
  expect(onOneLine('Dear parents,\n\nStudents bring:\n– pen\n– identity card\nNo re-test will be held.\n\nThe principal')).toBe(
    'Dear parents, Students bring: pen; identity card. No re-test will be held. / The principal',
  );
});
