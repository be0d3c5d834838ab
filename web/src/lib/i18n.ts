import { i18n, type Messages } from '@lingui/core';

export { i18n };

/** English needs no catalogue: its text stands beside the code and is compiled with it. */
type Language = 'en' | 'hi';

const LANGUAGE_KEY = 'language';
// Only catalogues that exist are offered; each is a chunk that loads when its language is chosen.
const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*.po');

/** How each language writes numbers: Indian grouping, figures 0 to 9. */
const NUMBERS: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

i18n.load('en', {});
i18n.activate('en', NUMBERS.en);

/** The languages that this build carries. */
export function availableLanguages(): Language[] {
  return (['en', 'hi'] as const).filter((language) => language === 'en' || `../locales/${language}.po` in catalogues);
}

/** Loads a language's catalogue, shows it from now on and remembers it in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  const load = catalogues[`../locales/${language}.po`];
  if (load) i18n.load(language, (await load()).messages);
  i18n.activate(language, NUMBERS[language]);
  document.documentElement.lang = language;
  localStorage.setItem(LANGUAGE_KEY, language);
}

/** Shows the language that was chosen last in this browser. */
export async function restoreLanguage(): Promise<void> {
  const chosen = localStorage.getItem(LANGUAGE_KEY);
  if (chosen === 'hi' && availableLanguages().includes('hi')) await chooseLanguage('hi');
}
