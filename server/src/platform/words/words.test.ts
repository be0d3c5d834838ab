import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addCatalogues, inLanguage, isSpoken, listInWords, say, spokenLanguage } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'shala-words-'));
writeFileSync(
  join(folder, 'qx.po'),
  `msgid ""
msgstr ""
"Language: qx\\n"

msgid "{count, plural, one {# student} other {# students}} of {place}"
msgstr "{place}: {count, plural, one {# śtudênt} other {# śtudênts}}"

msgid "Not translated yet"
msgstr ""

#~ msgid "Given up"
#~ msgstr "Gïvên up"
`,
);
const forget = addCatalogues(folder);
afterAll(() => {
  forget();
  rmSync(folder, { recursive: true });
});

const COUNT = '{count, plural, one {# student} other {# students}} of {place}';

describe('a sentence', () => {
  it('is English until a language is chosen', () => {
    expect(spokenLanguage()).toBe('en');
    expect(say(COUNT, { count: 1, place: '8 A' })).toBe('1 student of 8 A');
    expect(say(COUNT, { count: 1250, place: '8 A' })).toBe('1,250 students of 8 A');
  });

  it('comes from the catalogue of the language of the request, and of what is awaited in it', async () => {
    await inLanguage('qx', async () => {
      await Promise.resolve();
      expect(spokenLanguage()).toBe('qx');
      expect(say(COUNT, { count: 2, place: '8 A' })).toBe('8 A: 2 śtudênts');
    });
    expect(say(COUNT, { count: 2, place: '8 A' })).toBe('2 students of 8 A');
  });

  it('comes in the language that is named, whatever the request speaks', () => {
    expect(say(COUNT, { count: 1, place: '8 A' }, 'qx')).toBe('8 A: 1 śtudênt');
    inLanguage('qx', () => expect(say(COUNT, { count: 1, place: '8 A' }, 'en')).toBe('1 student of 8 A'));
  });

  it('stays English where its language has no text for it yet', () => {
    inLanguage('qx', () => {
      expect(say('Not translated yet')).toBe('Not translated yet');
      expect(say('Given up')).toBe('Given up');
    });
  });

  it('is English where the language asked for is not there', () => {
    expect(isSpoken('xx')).toBe(false);
    inLanguage('xx', () => expect(spokenLanguage()).toBe('en'));
  });
});

it('names are listed as a sentence lists them', () => {
  expect(listInWords(['Asha'])).toBe('Asha');
  expect(listInWords(['Asha', 'Ravi', 'Meera'])).toBe('Asha, Ravi and Meera');
});
