import type { OutlineEntry } from '../structure/book.ts';
import type { OpenPdf } from './open-document.ts';

/** Outlines beyond these are broken or made to be so: they may even run in circles. */
const MAX_ENTRIES = 3000;
const MAX_LEVEL = 5;

/** The bookmarks of a file in order, level 0 outermost; entries that lead nowhere are left out. */
export function readOutline({ pdfium, document }: OpenPdf): OutlineEntry[] {
  const { call } = pdfium;
  const entries: OutlineEntry[] = [];
  const seen = new Set<number>();
  const walk = (parent: number, level: number) => {
    for (
      let mark = call.FPDFBookmark_GetFirstChild(document, parent);
      mark !== 0;
      mark = call.FPDFBookmark_GetNextSibling(document, mark)
    ) {
      if (seen.has(mark) || seen.size >= MAX_ENTRIES) return;
      seen.add(mark);
      const destination = call.FPDFBookmark_GetDest(document, mark);
      const page = destination === 0 ? -1 : call.FPDFDest_GetDestPageIndex(document, destination);
      const title = titleOf(pdfium, mark);
      if (page >= 0 && title !== '') entries.push({ title, level, page });
      if (level < MAX_LEVEL) walk(mark, level + 1);
    }
  };
  walk(0, 0);
  return entries;
}

function titleOf({ call, bytes }: OpenPdf['pdfium'], mark: number): string {
  const length = Math.min(call.FPDFBookmark_GetTitle(mark, 0, 0), 2000);
  if (length <= 2) return '';
  const buffer = call.malloc(length);
  call.FPDFBookmark_GetTitle(mark, buffer, length);
  const title = Buffer.from(bytes().subarray(buffer, buffer + length - 2)).toString('utf16le');
  call.free(buffer);
  return title.replaceAll(/\s+/g, ' ').trim();
}
