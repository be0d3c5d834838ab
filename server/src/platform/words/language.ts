import { AsyncLocalStorage } from 'node:async_hooks';

export const ENGLISH = 'en';
const asked = new AsyncLocalStorage<string>();

/** The language that the person of this request has chosen, or that of the paper that is being written. */
export function spokenLanguage(): string {
  return asked.getStore() ?? ENGLISH;
}

/** Runs an act in a language that is known to be spoken. */
export function speaking<T>(language: string, act: () => T): T {
  return language === spokenLanguage() ? act() : asked.run(language, act);
}
