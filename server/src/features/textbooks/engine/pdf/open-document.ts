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

/** Opens a PDF from memory. Refuses a file that is no PDF, is locked or broken, or has no or too many pages. */
export async function openDocument(bytes: Uint8Array, maxPages: number): Promise<OpenPdf> {
  if (!Buffer.from(bytes.subarray(0, HEADER_WINDOW)).includes('%PDF-')) throw new UnreadablePdf('notPdf');
  const pdfium = await loadPdfium();
  const { call } = pdfium;
  const address = call.malloc(bytes.length);
  if (address === 0) throw new UnreadablePdf('damaged');
  pdfium.bytes().set(bytes, address);
  const document = call.FPDF_LoadMemDocument(address, bytes.length, 0);
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

function loadProblem(error: number): PdfProblem {
  return PASSWORD_ERRORS.includes(error) ? 'encrypted' : 'damaged';
}

function countProblem(pages: number, maxPages: number): PdfProblem | null {
  if (pages <= 0) return 'noPages';
  return pages > maxPages ? 'tooManyPages' : null;
}
