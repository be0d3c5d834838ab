import { LATIN } from './languages/latin.ts';
import { OTHERS } from './languages/others.ts';
import type { Words } from './languages/words.ts';

const LANGUAGES = [...Object.values(LATIN), ...Object.values(OTHERS)];

/** All words of one kind, in all languages but English and those of India's own books, each once. */
export function wordsFor(kind: keyof Words): string[] {
  return [...new Set(LANGUAGES.flatMap((language) => language[kind] ?? []))];
}
