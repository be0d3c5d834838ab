import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { withHindiClasses } from '@shala/contract/shared';
import PO from 'pofile';
import { ENGLISH, speaking, spokenLanguage } from './language.ts';

export * from './days.ts';
export { spokenLanguage } from './language.ts';

export type Values = Record<string, string | number>;
/** The translation of each message. The key is the English message, or the id of a refusal such as `error.notFound`. */
type Catalogue = ReadonlyMap<string, string>;

const FOLDER = join(import.meta.dirname, '../../locales');

const catalogues = new Map<string, Catalogue>();
const speakers = new Map<string, I18n>();
addCatalogues(FOLDER);

/** Whether this build supports a language. English is in the code and needs no catalogue. */
export function isSpoken(language: string): boolean {
  return language === ENGLISH || catalogues.has(language);
}

/**
 * Runs a request in the language that the user has selected, for its refusals, answers, mails and documents. Documents for parents are written in the school's
 * language for parents in the same way. A language without a catalogue changes nothing.
 */
export function inLanguage<T>(language: string, act: () => T): T {
  return isSpoken(language) ? speaking(language, act) : act();
}

/**
 * A whole sentence (ICU) with its values filled in, in the language of the request or, as for parents, in the one given. `npx lingui extract` finds each
 * message that is written in a call of this function.
 */
export function say(message: string, values: Values = {}, language = spokenLanguage()): string {
  return fill(message, message, { values, language });
}

/** Labels in the language of the request, such as the headings of a sheet. Each is a message. */
export function sayAll(...messages: readonly string[]): string[] {
  return messages.map((message) => say(message));
}

/** The same for a message with its own id. A message is parsed once, because parsing takes a hundred times as long as filling it. */
export function fill(
  id: string,
  message: string,
  { values = {}, language = spokenLanguage() }: { values?: Values; language?: string },
): string {
  const speaker = speakers.get(language) ?? startSpeaking(language);
  if (speaker.messages[id] === undefined) speaker.load(language, { [id]: compileMessage(catalogues.get(language)?.get(id) || message) });
  const said = speaker._(id, values);
  return language === 'hi' ? withHindiClasses(said) : said;
}

/** Names joined as in a sentence: `Asha, Ravi and Meera`. */
export function listInWords(names: readonly string[], language = spokenLanguage()): string {
  return new Intl.ListFormat(`${language}-IN`, { type: 'conjunction' }).format(names);
}

function startSpeaking(language: string): I18n {
  const speaker = setupI18n({ locale: language, locales: `${language}-IN-u-nu-latn`, messages: { [language]: {} } });
  speakers.set(language, speaker);
  return speaker;
}

/** Adds the catalogues of a folder by their language: `hi.po` is Hindi. Returns a function that removes them again. */
export function addCatalogues(folder: string): () => void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.po'));
  const languages = files.map((name) => name.slice(0, -'.po'.length));
  for (const language of languages) catalogues.set(language, readCatalogue(readFileSync(join(folder, `${language}.po`), 'utf8')));
  return () => {
    for (const language of languages) catalogues.delete(language) && speakers.delete(language);
  };
}

function readCatalogue(text: string): Catalogue {
  return new Map(
    PO.parse(text)
      .items.filter(({ obsolete }) => !obsolete)
      .map(({ msgid, msgstr }) => [msgid, msgstr.join('')]),
  );
}
