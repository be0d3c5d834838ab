import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { loadPdfium, type Pdfium } from '#platform/pdfium';

/** Why a file cannot be read, as a code that the feature turns into a sentence. */
export type PdfProblem =
  | 'notPdf'
  | 'encrypted'
  | 'damaged'
  | 'noPages'
  | 'tooManyPages'
  | 'noText'
  | 'blank'
  | 'brokenPages'
  | 'tooHeavy'
  | 'tooSlow';

/** A file that is refused before or while it is read. */
export class UnreadablePdf extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem, detail = '') {
    super(`The PDF cannot be read: ${problem}. ${detail}`.trim());
    this.name = 'UnreadablePdf';
    this.problem = problem;
  }
}

export type OpenPdf = { pdfium: Pdfium; document: number; pageCount: number; close(): void };

/** PDFium's error numbers (fpdfview.h): 3 a broken file, 4 a password, 5 an unknown kind of protection. */
const PASSWORD_ERRORS = [4, 5];
/** A reader finds `%PDF-` within the first kilobyte, as the viewers do. */
const HEADER_WINDOW = 1024;

/**
 * Opens a PDF from memory, or from the disk by its path, which takes half of the memory. Refuses a file that is no PDF, is locked or broken,
 * or has no or too many pages.
 */
export async function openDocument(source: Uint8Array | string, maxPages: number): Promise<OpenPdf> {
  const pdfium = await loadPdfium();
  const { call } = pdfium;
  const length = typeof source === 'string' ? statSync(source).size : source.length;
  const address = call.malloc(Math.max(1, length));
  if (address === 0) throw new UnreadablePdf('damaged');
  if (typeof source === 'string') readInto(pdfium, source, address, length);
  else pdfium.bytes().set(source, address);
  const header = Buffer.from(pdfium.bytes().subarray(address, address + Math.min(length, HEADER_WINDOW)));
  if (!header.includes('%PDF-')) {
    call.free(address);
    throw new UnreadablePdf('notPdf');
  }
  const document = call.FPDF_LoadMemDocument(address, length, 0);
  const close = () => {
    if (document !== 0) call.FPDF_CloseDocument(document);
    call.free(address);
  };
  const problem = document === 0 ? loadProblem(call.FPDF_GetLastError()) : countProblem(call.FPDF_GetPageCount(document), maxPages);
  if (problem !== null) {
    close();
    throw new UnreadablePdf(problem);
  }
  return { pdfium, document, pageCount: call.FPDF_GetPageCount(document), close };
}

/** Reads a file straight into the engine's memory. */
function readInto(pdfium: Pdfium, path: string, address: number, length: number): void {
  const file = openSync(path, 'r');
  try {
    for (let done = 0; done < length; ) {
      const count = readSync(file, pdfium.bytes(), address + done, length - done, done);
      if (count === 0) break;
      done += count;
    }
  } finally {
    closeSync(file);
  }
}

function loadProblem(error: number): PdfProblem {
  return PASSWORD_ERRORS.includes(error) ? 'encrypted' : 'damaged';
}

function countProblem(pages: number, maxPages: number): PdfProblem | null {
  if (pages <= 0) return 'noPages';
  return pages > maxPages ? 'tooManyPages' : null;
}
