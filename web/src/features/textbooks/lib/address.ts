import { paths } from '#lib/paths';

/** The address of a book's content. */
export function bookAddress(className: string, subject: string): string {
  return `${paths.textbooks}?${new URLSearchParams({ tab: 'content', class: className, subject })}`;
}
