import { FEW_GLYPHS } from './pdf/read-page.ts';
import type { Book, PageSize } from './structure/book.ts';
import { letterCount } from './text/letters.ts';
import { hasReadableText } from './text/readable.ts';

/** Of the page: a picture this large may be what is to be read; one that covers nearly all of it is a scan, whatever is stamped on it. */
const PICTURE = 0.3;
const WHOLE_PAGE = 0.8;
/** The same words on this many pages are a stamp. */
const STAMPED = 3;

type Unread = {
  /** Pages from 1 that show something and have no text: pictures, or letters drawn as shapes. */
  pages: number[];
  /** Pages from 1 that the file names and that cannot be opened. */
  broken: number[];
  /** The file has text that can be read. */
  isReadable: boolean;
  /** The file has text, and none that can be read: its fonts are unknown. Then all pages are to be read by OCR. */
  isUnreadable: boolean;
};

/** Which pages have to be read by OCR. */
export function pagesToRead({ pages, lines }: Book): Unread {
  const own = pages.some(isPicture) ? ownLetters(lines) : new Map<number, number>();
  const isReadable = hasReadableText(lines);
  const isUnreadable = !isReadable && lines.reduce((sum, { text }) => sum + letterCount(text), 0) >= 2 * FEW_GLYPHS;
  const broken = pages.flatMap(({ isBroken }, index) => (isBroken ? [index + 1] : []));
  const unread = pages.flatMap((page, index) => {
    const { glyphCount, pictureShare, isDrawn, isBroken } = page;
    if (isBroken) return [];
    const isEmpty = glyphCount < FEW_GLYPHS && (pictureShare > PICTURE || isDrawn === true);
    const isStamped = isPicture(page) && (own.get(index) ?? 0) < FEW_GLYPHS;
    return isEmpty || isStamped || (isUnreadable && glyphCount > 0) ? [index + 1] : [];
  });
  return { pages: unread, broken, isReadable, isUnreadable };
}

function isPicture({ pictureShare }: PageSize): boolean {
  return pictureShare > WHOLE_PAGE;
}

/** Letters of each page, the stamps that are on many pages left out. */
function ownLetters(lines: Book['lines']): Map<number, number> {
  const keyOf = (text: string) => text.replaceAll(/[\d\s]/g, '');
  const places = new Map<string, Set<number>>();
  for (const { text, page } of lines) {
    const key = keyOf(text);
    places.set(key, (places.get(key) ?? new Set()).add(page));
  }
  const letters = new Map<number, number>();
  for (const { text, page } of lines)
    if ((places.get(keyOf(text))?.size ?? 0) < STAMPED) letters.set(page, (letters.get(page) ?? 0) + letterCount(text));
  return letters;
}
