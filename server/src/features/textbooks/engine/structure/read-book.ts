import type { Line } from '../text/line.ts';
import type { Book, Chapter } from './book.ts';
import { findChapters } from './chapters.ts';
import { removeFurniture } from './furniture.ts';
import { bodyOf } from './measure.ts';
import { readChapter } from './read-chapter.ts';

/** From a book's lines to its chapters. */
export function readBook(book: Book): Chapter[] {
  const { lines, heads } = removeFurniture(book.lines, book.pages);
  if (lines.length === 0) return [];
  const body = bodyOf(lines);
  const byPage = Map.groupBy(lines, ({ page }) => page);
  return findChapters(book, lines, heads, body).map((span) => {
    const own: Line[] = [];
    for (let page = span.first; page <= span.last; page++) for (const line of byPage.get(page) ?? []) own.push(line);
    return readChapter(span, own, book.pages, own.length > 200 ? bodyOf(own) : body);
  });
}
