import type { Analysis, Progress } from '../engine/analyze.ts';
import type { PdfProblem } from '../engine/pdf/open-document.ts';
import type { PageTop } from '../engine/structure/proposal.ts';
import type { PageReading, Readings } from './known-reader.ts';

/** A page needs some 3 s of the processor; after this it is given up as one that cannot be read. */
export const OCR_PAGE_PATIENCE = { processorMs: 40_000, clockMs: 300_000 };

/** What a worker gets and what it says. */
export type WorkerInput = {
  /** Where the file lies. */
  path: string;
  fileName: string;
  withOcr: boolean;
  maxPages: number;
  maxOcrPages: number;
  maxMemory: number;
  known: Readings;
  /** Only pages that are known are read; no others by OCR. */
  knownOnly: boolean;
  /** The server answers a message with the pages' upper lines. */
  asksModel: boolean;
};
/** What a worker is told while it works: a model's answer about the chapters, null for none. */
export type WorkerAnswer = { proposal: string | null };
export type WorkerMessage =
  | { progress: Progress }
  | { tops: PageTop[] }
  | { page: number; reading: PageReading }
  | { analysis: Analysis /** Of the whole process. */; peakMegabytes: number }
  | { problem: PdfProblem }
  | { failure: string };
