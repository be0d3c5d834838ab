/** `Page 2 of 5`, by the words of a language: `Page {page} of {pages}`. */
export function pageNumber(words: string, page: number, pages: number): string {
  return words.replace('{page}', String(page)).replace('{pages}', String(pages));
}
