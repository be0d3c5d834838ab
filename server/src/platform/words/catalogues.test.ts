import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const FOLDERS = ['web/src/locales', 'server/src/locales'];

/** Names, symbols and examples that are the same in every language. */
const SAME = new Set([
  ...['Shala', 'SMS', 'UPI', 'UPI ID', 'WhatsApp', 'PEN', 'Ctrl K', '1, 2, 2, 3', '1, 2, 2, 4', '{0} ms'],
  // The marks of the attendance register.
  ...['P', 'A', 'LT', 'HD', 'L', 'NA'],
  ...['https://messages.example.in', 'https://www.school.in', 'school@okaxis', 'smtp.gmail.com'],
  // Examples of what a user can write to the assistant, which reads English.
  ...['class 8', 'the student’s name', 'the teacher’s name'],
]);

type Tokens = string | readonly Tokens[] | { readonly [form: string]: Tokens };
type Message = { id: string; english: string; text: string };

/** Refusals are in the catalogue under their code. */
const refusals = new Map<string, string>();
for (const feature of readdirSync(join(root, 'contract/src'))) {
  const tables = await import(join(root, 'contract/src', feature, 'errors.ts')).catch(() => ({}));
  for (const [name, table] of Object.entries(tables as Record<string, unknown>))
    for (const [code, sentence] of Object.entries(table as Record<string, unknown>))
      if (typeof sentence === 'string') refusals.set(`${name === 'fieldErrors' ? 'field' : 'error'}.${code}`, sentence);
}

const catalogues = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.po'))
    .map((file) => [`${folder}/${file}`, readMessages(join(root, folder, file))] as const),
);

function readMessages(file: string): Message[] {
  return PO.parse(readFileSync(file, 'utf8'))
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgctxt, msgstr }) => ({
      // A word that means two things in English has a context.
      id: msgctxt ? `${msgctxt}: ${msgid}` : msgid,
      english: refusals.get(msgid) ?? msgid,
      text: msgstr.join(''),
    }));
}

/** The placeholders of a message with their kinds, the forms of a choice, and the tags. */
function placesOf(message: string): string[] {
  const places = new Set<string>();
  const walk = (tokens: Tokens): void => {
    if (typeof tokens === 'string') for (const tag of tokens.match(/<\/?\d+\/?>/g) ?? []) places.add(tag);
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as readonly Tokens[])
      if (Array.isArray(token)) walkPlace(token as readonly Tokens[]);
      else walk(token);
  };
  const walkPlace = ([name, kind, forms]: readonly Tokens[]): void => {
    const isChoice = typeof forms === 'object' && !Array.isArray(forms);
    // A language has its own plural forms, but the keys of a select are the same in all languages.
    const keys = isChoice && kind === 'select' ? Object.keys(forms).sort().join('|') : '';
    places.add([name, kind, keys].filter(Boolean).join(' '));
    if (isChoice) Object.values(forms as Record<string, Tokens>).forEach(walk);
  };
  walk(compileMessage(message) as Tokens);
  return [...places].sort();
}

const withoutPlaces = (message: string) => message.replaceAll(/\{[^{}]*\}/g, '');

describe.each(catalogues)('%s', (_file, messages) => {
  it('has a text for each message', () => {
    expect(messages.length).toBeGreaterThan(1000);
    expect(messages.filter(({ text }) => text === '').map(({ id }) => id)).toEqual([]);
  });

  it('knows the English of each refusal', () => {
    expect(messages.filter(({ id, english }) => /^(error|field)\.\w+$/.test(id) && english === id).map(({ id }) => id)).toEqual([]);
  });

  it('has no text that is its English, save names, symbols and what is nothing but places to fill', () => {
    const same = messages.filter(({ english, text }) => english === text && /\p{L}/u.test(withoutPlaces(english)) && !SAME.has(english));
    expect(same.map(({ english }) => english)).toEqual([]);
  });

  it('fills the same places in the same ways, within the same tags', () => {
    const other = messages.filter(({ english, text }) => placesOf(english).join() !== placesOf(text).join());
    expect(other.map(({ english, text }) => ({ english, text }))).toEqual([]);
  });

  it('writes numbers with the figures 0 to 9', () => {
    expect(messages.filter(({ text }) => /[^\P{Nd}0-9]/u.test(text)).map(({ text }) => text)).toEqual([]);
  });
});

const hindi = catalogues.filter(([file]) => file.endsWith('/hi.po')).flatMap(([, messages]) => messages);

describe('Hindi', () => {
  it('says one thing with one word on screens and on papers', () => {
    const texts = new Map<string, Set<string>>();
    for (const { id, text } of hindi) texts.set(id, (texts.get(id) ?? new Set()).add(text));
    expect([...texts].filter(([, said]) => said.size > 1).map(([id, said]) => ({ id, said: [...said] }))).toEqual([]);
  });

  it('ends a sentence with its own full stop', () => {
    const wrong = hindi.filter(({ english, text }) => /[a-z]{3}\.$/.test(english) && /\p{Script=Devanagari}\.$/u.test(text));
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});
