import { i18n, type Messages } from '@lingui/core';

export { i18n };

const LANGUAGE_KEY = 'language';
const ENGLISH = 'en';
// English needs no catalogue: its text stands beside the code. Each other language is a file, and a chunk that loads when it is chosen.
const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*.po');

i18n.load(ENGLISH, {});
activate(ENGLISH);

/** The languages that this build carries, each with its name in itself. */
export function availableLanguages(): { value: string; label: string }[] {
  const others = Object.keys(catalogues).map((file) => file.slice('../locales/'.length, -'.po'.length));
  return [ENGLISH, ...others].map((value) => ({ value, label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value }));
}

/** Loads a language's catalogue and shows it from now on. */
export async function showLanguage(language: string): Promise<void> {
  const load = catalogues[`../locales/${language}.po`];
  if (load) i18n.load(language, (await load()).messages);
  activate(language);
}

/** Shows a language from now on and remembers it in this browser. */
export async function chooseLanguage(language: string): Promise<void> {
  await showLanguage(language);
  document.documentElement.lang = language;
  localStorage.setItem(LANGUAGE_KEY, language);
}

/** Shows the language that was chosen last in this browser; English where its catalogue cannot be loaded, so that the page opens all the same. */
export async function restoreLanguage(): Promise<void> {
  const chosen = localStorage.getItem(LANGUAGE_KEY);
  if (chosen !== null && `../locales/${chosen}.po` in catalogues) await chooseLanguage(chosen).catch(() => undefined);
}

/** Numbers are written in Indian grouping with figures 0 to 9 in every language. */
function activate(language: string): void {
  i18n.activate(language, `${language}-IN-u-nu-latn`);
}
