import { say } from '#platform/words';

/** A title within a sentence, in the language of the request. */
export const small = (title: string) => say(title).toLowerCase();

/** 'classes', 'categories', 'months'. */
export function manyWords(title: string): string {
  // Only English adds letters.
  if (!/[a-z]$/i.test(title)) return title;
  if (title.endsWith('y') && !/[aeo]y$/.test(title)) return `${title.slice(0, -1)}ies`;
  return title.endsWith('s') ? `${title}es` : `${title}s`;
}
