import type { Analysis, Progress } from '../engine/analyze.ts';
import type { PdfProblem } from '../engine/pdf/open-document.ts';

/** What a worker gets and what it says. */
export type WorkerInput = { bytes: Uint8Array; withOcr: boolean; maxPages: number; maxOcrPages: number; maxMemory: number };
export type WorkerMessage =
  | { progress: Progress }
  | { analysis: Analysis; isOcrMissing: boolean }
  | { problem: PdfProblem }
  | { failure: string };
