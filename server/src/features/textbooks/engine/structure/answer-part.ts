import type { Line } from '../text/line.ts';
import type { PageSize } from './book.ts';
import { begins } from './family-words.ts';
import { lettersOf } from './key-of.ts';
import { type Body, isSetOff } from './measure.ts';
import type { ChapterSpan } from './spans.ts';

const SAYS_SO = /^(?:chapter|unit)\s*[-–—]?\s*\d{1,2}\s*[-–—:]\s*(?:solutions?|answers?)$/i;
/** A key names the page of what it answers, on a line of its own, again and again. */
const SMALL_P = 0x70;
const PAGE_NAMED = /^page\s*no\.?\s*[-–]?\s*\d{1,3}$/i;
/** No chapter is answered before this share of it. */
const EARLIEST = 0.35;
const TOP = 0.3;

/**
 * Where a key begins that prints the chapter's title once more and then each question with its answer; the number of lines where
 * there is none. It may say `Solutions`, or only name pages and repeat the questions.
 */
export function answerPart(span: ChapterSpan, lines: readonly Line[], pages: readonly PageSize[], body: Body): number {
  const own = lettersOf(span.name);
  const earliest = span.first + Math.max(2, EARLIEST * (span.last - span.first + 1));
  const named = lines.filter(
    (line) => line.page >= earliest && (line.text.charCodeAt(0) | 32) === SMALL_P && PAGE_NAMED.test(line.text.trim()),
  );
  let index = lines.findIndex(({ page }) => page >= earliest);
  while (index >= 0 && index < lines.length) {
    const page = (lines[index] as Line).page;
    let end = index + 1;
    while (end < lines.length && lines[end]?.page === page) end++;
    const isNamed = named.length >= 2 && named[0]?.page === page;
    if (isNamed || opensKey(lines.slice(index, end), own, pages[page]?.height ?? 800, body)) return index;
    index = end;
  }
  return lines.length;
}

function opensKey(page: readonly Line[], own: string, height: number, body: Body): boolean {
  const head = page.filter((line, index) => index < 6 && line.y < TOP * height && isSetOff(line, body));
  if (head.some(({ text }) => SAYS_SO.test(text.trim()))) return true;
  // A running head names the chapter, too, in letters that are no larger than the text's.
  const large = head.filter(({ text, size }) => size >= 1.05 * body.size && !begins(text, 'keyLine'));
  const title = lettersOf(large.map(({ text }) => text).join(''));
  const isTitled = own.length >= 4 && (title.startsWith(own) || title.startsWith(`chapter${own}`));
  return isTitled && page.slice(0, 40).some(({ text }) => begins(text.trim(), 'keyLine'));
}
