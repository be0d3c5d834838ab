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
 * Opens a PDF from memory, or by the path of its file, of which only what is needed is read. Refuses a file that is no PDF, is locked or
 * broken, or has no or too many pages.
 */
export async function openDocument(source: Uint8Array | string, maxPages: number): Promise<OpenPdf> {
  const pdfium = await loadPdfium();
  const { call } = pdfium;
  const held = typeof source === 'string' ? fromDisk(pdfium, source) : fromMemory(pdfium, source);
  const close = () => {
    if (held.document !== 0) call.FPDF_CloseDocument(held.document);
    held.free();
  };
  const problem = held.document === 0 ? held.problem : countProblem(call.FPDF_GetPageCount(held.document), maxPages);
  if (problem !== null) {
    close();
    throw new UnreadablePdf(problem);
  }
  return { pdfium, document: held.document, pageCount: call.FPDF_GetPageCount(held.document), close };
}

/** A document, 0 where it could not be opened and why, and how to free what it is read from. */
type Held = { document: number; problem: PdfProblem; free(): void };

function fromMemory(pdfium: Pdfium, bytes: Uint8Array): Held {
  const { call } = pdfium;
  if (!hasHeader(bytes)) return { document: 0, problem: 'notPdf', free: () => {} };
  const address = call.malloc(bytes.length);
  if (address === 0) return { document: 0, problem: 'damaged', free: () => {} };
  pdfium.bytes().set(bytes, address);
  const document = call.FPDF_LoadMemDocument(address, bytes.length, 0);
  return { document, problem: loadProblem(call.FPDF_GetLastError()), free: () => call.free(address) };
}

/** PDFium asks for the parts of the file that it needs: a length, a function and what is handed on to that one. */
function fromDisk(pdfium: Pdfium, path: string): Held {
  const { call } = pdfium;
  const file = openSync(path, 'r');
  const { size } = statSync(path);
  const header = Buffer.alloc(Math.min(size, HEADER_WINDOW));
  readSync(file, header, 0, header.length, 0);
  const read = pdfium.addFunction((_, position, address, count) => {
    return readSync(file, pdfium.bytes(), address, count, position) === count ? 1 : 0;
  }, 'iiiii');
  const access = call.malloc(3 * Int32Array.BYTES_PER_ELEMENT);
  pdfium.integers().set([size, read, 0], access / Int32Array.BYTES_PER_ELEMENT);
  const free = () => {
    call.free(access);
    pdfium.removeFunction(read);
    closeSync(file);
  };
  if (!hasHeader(header)) return { document: 0, problem: 'notPdf', free };
  const document = call.FPDF_LoadCustomDocument(access, 0);
  return { document, problem: loadProblem(call.FPDF_GetLastError()), free };
}

function hasHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, HEADER_WINDOW)).includes('%PDF-');
}

function loadProblem(error: number): PdfProblem {
  return PASSWORD_ERRORS.includes(error) ? 'encrypted' : 'damaged';
}

function countProblem(pages: number, maxPages: number): PdfProblem | null {
  if (pages <= 0) return 'noPages';
  return pages > maxPages ? 'tooManyPages' : null;
}
