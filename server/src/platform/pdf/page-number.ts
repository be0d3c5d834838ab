/** `Page 2 of 5`, from a pattern such as `Page {page} of {pages}`. */
export function pageNumber(words: string, page: number, pages: number): string {
  return words.replace('{page}', String(page)).replace('{pages}', String(pages));
}
