import { Refusal } from '#platform/errors';
import { MAX_PAGES } from '../analysis/run-analysis.ts';
import { type PdfProblem, UnreadablePdf } from '../engine/pdf/open-document.ts';

/** The problem of a file as a refusal with a sentence; other errors stay unchanged. */
export function asRefusal(error: unknown): unknown {
  return error instanceof UnreadablePdf ? REFUSALS[error.problem]() : error;
}

const REFUSALS: Record<PdfProblem, () => Refusal> = {
  notPdf: () => new Refusal('unsupported', 'bookNotPdf'),
  encrypted: () => new Refusal('unprocessable', 'bookEncrypted'),
  damaged: () => new Refusal('unprocessable', 'bookDamaged'),
  noPages: () => new Refusal('unprocessable', 'bookNoPages'),
  tooManyPages: () => new Refusal('unprocessable', 'bookTooManyPages', { values: { pages: MAX_PAGES } }),
  noText: () => new Refusal('unprocessable', 'bookNoText'),
  blank: () => new Refusal('unprocessable', 'bookBlank'),
  brokenPages: () => new Refusal('unprocessable', 'bookBrokenPages'),
  tooHeavy: () => new Refusal('unprocessable', 'bookTooHeavy'),
  tooSlow: () => new Refusal('unprocessable', 'bookTooHeavy'),
};
