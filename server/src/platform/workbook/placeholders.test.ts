import { expect, it } from 'vitest';
import { fillText, keyOf } from './placeholders.ts';

it('a placeholder is the same in capitals, with more spaces, and with _ for a space', () => {
  const values = { [keyOf('roll number')]: 7 };
  for (const text of ['{{roll number}}', '{{Roll  Number}}', '{{roll_number}}']) expect(fillText(text, values)).toBe('7');
  expect(fillText('{{roll}}', values)).toBe('{{roll}}');
});
