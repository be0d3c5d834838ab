import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { expect, it } from 'vitest';
import { said } from './testing/test-school.ts';

const { items } = PO.parse(readFileSync(new URL('../../../../../web/src/locales/hi.po', import.meta.url), 'utf8'));

/** The examples that the assistant's screen offers are sent as they are shown. */
it.each([
  'Who is absent today?',
  'Which teachers are on approved leave today?',
  'Send a fee reminder to all defaulters',
  'Publish a notice to all parents that school is closed tomorrow',
  'Add a holiday on 12 January for Vivekananda Jayanti',
])('“%s” is understood in Hindi as in English', (english) => {
  const hindi = items.find(({ msgid }) => msgid === english)?.msgstr[0] ?? '';
  expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  expect(said(hindi).intent).toBe(said(english).intent);
  expect(said(english).intent).not.toBe('clarify');
});
