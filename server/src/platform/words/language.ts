import { AsyncLocalStorage } from 'node:async_hooks';

export const ENGLISH = 'en';
const asked = new AsyncLocalStorage<string>();

/** The language of this request, or of the document that is being written. */
export function spokenLanguage(): string {
  return asked.getStore() ?? ENGLISH;
}

/** Runs a function in a language that is known to be supported. */
export function speaking<T>(language: string, act: () => T): T {
  return language === spokenLanguage() ? act() : asked.run(language, act);
}
