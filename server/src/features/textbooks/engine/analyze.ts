import type { OcrReader } from './ocr/reader.ts';
import { pagesToRead } from './pages-to-read.ts';
import { StyleTable } from './pdf/glyphs.ts';
import { type OpenPdf, openDocument, type PdfProblem, UnreadablePdf } from './pdf/open-document.ts';
import { readOutline } from './pdf/read-outline.ts';
import { readPage } from './pdf/read-page.ts';
import type { Book, Chapter } from './structure/book.ts';
import { bodyOf } from './structure/measure.ts';
import { checkedProposal, type PageTop, topsOf } from './structure/proposal.ts';
import { type ReadBook, readBook } from './structure/read-book.ts';
import type { Source } from './structure/reading.ts';
import { linesOf } from './text/page-lines.ts';
import { hasReadableText } from './text/readable.ts';

export type Progress = { stage: 'reading' | 'ocr'; done: number; total: number };
export type AnalyzeOptions = {
  maxPages: number;
  /** May tell the number of a chapter that is a file of its own and prints none. */
  fileName?: string;
  onProgress?: (progress: Progress) => void;
  /** Opens OCR for pages without text; without it such pages stay empty. */
  openOcr?: () => Promise<OcrReader>;
  /** Pages that OCR reads at most; the others stay empty and are marked as poor. */
  maxOcrPages?: number;
  /** Bytes that the PDF engine's memory may grow to. */
  maxMemory?: number;
  /** Asks for a proposal with the pages' upper lines, once everything is read. */
  propose?: (tops: PageTop[]) => Promise<string | null>;
};
export type Analysis = {
  pageCount: number;
  /** Pages that show something and have no text, from 1: only OCR can read them. */
  scannedPages: number[];
  /** Pages that the file names and that cannot be opened, from 1. */
  brokenPages: number[];
  /** Scanned pages whose reading is uncertain, from 1. */
  poorPages: number[];
  chapters: Chapter[];
  /** The confidence of the list of chapters, from 0 to 1, and the evidence for it. */
  certainty: number;
  sources: Source[];
  /** Another list of chapters that may be meant, where the first is unsure. */
  other: ReadBook['other'];
};

const POOR = 0.65;
/** From this share of pages without text a book counts as a scan; below it, the text is available until the rest is read. */
const MOSTLY = 0.5;

/** True for a book of pictures, whose text is not worth showing before OCR has read it. */
export function isMostlyScanned({ scannedPages, pageCount }: { scannedPages: readonly number[]; pageCount: number }): boolean {
  return scannedPages.length > 0 && scannedPages.length >= MOSTLY * pageCount;
}

/** Reads a whole book, from memory or by the path of its file. Refuses files that are no readable PDF (`UnreadablePdf`). */
export function analyzeBook(source: Uint8Array | string, options: AnalyzeOptions): Promise<Analysis> {
  // Not awaited here: the PDF engine has a copy, and the file itself may go while that is read.
  return openDocument(source, options.maxPages).then((pdf) => analyzeOpen(pdf, options));
}

/** The lines of a book as printed, without OCR. */
export async function readPrinted(source: Uint8Array, options: AnalyzeOptions): Promise<Book> {
  const pdf = await openDocument(source, options.maxPages);
  try {
    return readText(pdf, new StyleTable(), options);
  } finally {
    pdf.close();
  }
}

async function analyzeOpen(pdf: OpenPdf, options: AnalyzeOptions): Promise<Analysis> {
  try {
    const styles = new StyleTable();
    const book = readText(pdf, styles, options);
    const { pages: scannedPages, broken: brokenPages, isReadable, isUnreadable } = pagesToRead(book);
    // Codes without meaning would only stand beside what OCR reads.
    if (isUnreadable) book.lines.length = 0;
    const needsOcr = options.openOcr !== undefined && scannedPages.length > 0;
    const poorPages = needsOcr ? await readScans(pdf, { styles, book, scannedPages, options }) : [];
    const found = { pageCount: pdf.pageCount, scannedPages, brokenPages, poorPages };
    const hasText = needsOcr ? hasReadableText(book.lines) : isReadable;
    if (!isMostlyScanned(found) && !hasText) throw new UnreadablePdf(whyEmpty(book));
    return { ...found, ...readBook(await withProposal(book, options)) };
  } finally {
    pdf.close();
  }
}

/** The book with what a model says of it, checked against its pages. */
async function withProposal(book: Book, { propose }: AnalyzeOptions): Promise<Book> {
  const answer = await propose?.(topsOf(book.lines, bodyOf(book.lines).size));
  return answer ? { ...book, proposal: checkedProposal(answer, book.lines) } : book;
}

/** Why a file has no text to read and no picture of any. */
function whyEmpty({ pages }: Book): PdfProblem {
  if (pages.every(({ isBroken }) => isBroken)) return 'brokenPages';
  return pages.every(({ glyphCount }) => glyphCount === 0) ? 'blank' : 'noText';
}

function readText(pdf: OpenPdf, styles: StyleTable, options: AnalyzeOptions): Book {
  const { onProgress, maxMemory = Number.POSITIVE_INFINITY, fileName = '' } = options;
  const book: Book = { pages: [], lines: [], outline: readOutline(pdf), fileName };
  for (let index = 0; index < pdf.pageCount; index++) {
    const page = readPage(pdf, index, styles);
    book.pages.push({
      width: page?.width ?? 0,
      height: page?.height ?? 0,
      boxes: page?.boxes ?? [],
      pictureShare: page?.pictureShare ?? 0,
      glyphCount: page?.glyphs.count ?? 0,
      sideways: page?.sideways ?? '',
      isDrawn: page?.isDrawn ?? false,
      isBroken: page === null,
    });
    if (page) for (const line of linesOf(page, styles)) book.lines.push(line);
    if (pdf.pdfium.bytes().length > maxMemory) throw new UnreadablePdf('tooHeavy');
    onProgress?.({ stage: 'reading', done: index + 1, total: pdf.pageCount });
  }
  return book;
}

type Scans = { styles: StyleTable; book: Book; scannedPages: readonly number[]; options: AnalyzeOptions };

async function readScans(pdf: OpenPdf, { styles, book, scannedPages, options }: Scans): Promise<number[]> {
  const reader = await options.openOcr?.();
  if (reader === undefined) return [];
  const poor: number[] = [];
  // Among pages of text, a picture without text gives noise: bad pages are reported and do not become content.
  const isMixed = !isMostlyScanned({ scannedPages, pageCount: pdf.pageCount });
  try {
    const limit = options.maxOcrPages ?? Number.POSITIVE_INFINITY;
    poor.push(...scannedPages.slice(limit));
    const wanted = scannedPages.slice(0, limit);
    for (const [done, page] of wanted.entries()) {
      const next = wanted[done + 1];
      const read = await reader.read(pdf, page - 1, styles, next === undefined ? null : next - 1);
      const isPoor = read === null || read.confidence < POOR;
      if (isPoor) poor.push(page);
      if (!(isPoor && isMixed)) book.lines.push(...(read?.lines ?? []));
      options.onProgress?.({ stage: 'ocr', done: done + 1, total: wanted.length });
    }
  } finally {
    await reader.close();
  }
  book.lines.sort((a, b) => a.page - b.page);
  return poor;
}
