import { expect, it } from 'vitest';
import { frameWords } from './frame-words.ts';

it.each([
  ['Trip of {student}', '<p>Please send a cap.</p>', 'Reminder: X'],
  ['{student} की यात्रा', '<p><strong>कृपया</strong> {name} टोपी भेजें।</p>', 'रिमाइंडर: X'],
  // The body decides when the title is short; tags and placeholders do not count.
  ['PTM', '<p>शनिवार को अभिभावक बैठक है।</p>', 'रिमाइंडर: X'],
  ['', '<blockquote><strong>{amount}</strong></blockquote>', 'Reminder: X'],
])('of the notice "%s" %s the words are as in "%s"', (title, bodyHtml, reminder) => {
  expect(frameWords(title + bodyHtml).reminder('X')).toBe(reminder);
});
