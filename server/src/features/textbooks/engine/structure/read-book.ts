import type { Line } from '../text/line.ts';
import { answerPart } from './answer-part.ts';
import type { Book, Chapter } from './book.ts';
import { findChapters } from './chapters.ts';
import { removeFurniture } from './furniture.ts';
import { bodyOf } from './measure.ts';
import { readChapter } from './read-chapter.ts';

/** The share of a chapter that is sure to be text. */
const TAUGHT = 0.6;

/** From a book's lines to its chapters. */
export function readBook(book: Book): Chapter[] {
  const { lines, heads } = removeFurniture(book.lines, book.pages);
  if (lines.length === 0) return [];
  const body = bodyOf(lines);
  const byPage = Map.groupBy(lines, ({ page }) => page);
  return findChapters(book, lines, heads, body).map((span) => {
    const own: Line[] = [];
    for (let page = span.first; page <= span.last; page++) for (const line of byPage.get(page) ?? []) own.push(line);
    // Exercises at the end may be set smaller than what is taught, and there may be more of them.
    const bodyIn = (some: readonly Line[]) => (some.length > 200 ? bodyOf(some.slice(0, TAUGHT * some.length)) : body);
    // A key of answers is set in type of its own.
    const ownBody = bodyIn(own);
    const taught = own.slice(0, answerPart(span, own, book.pages, ownBody));
    return readChapter(span, taught, book.pages, taught.length < own.length ? bodyIn(taught) : ownBody);
  });
}
