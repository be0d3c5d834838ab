import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Analysis, Progress } from '../engine/analyze.ts';
import { UnreadablePdf } from '../engine/pdf/open-document.ts';
import type { PageReading, Readings } from './known-reader.ts';
import { OCR_PAGE_LIMIT_MS, type WorkerInput, type WorkerMessage } from './messages.ts';
import { takePlace } from './places.ts';

export const MAX_PAGES = 2000;
const MAX_OCR_PAGES = 400;
/** A 217-page book takes some 2 s; what takes minutes was made to. Milliseconds. */
const TEXT_LIMIT_MS = 120_000;
/** Bytes the PDF engine may take up: five times the largest file. */
const MAX_ENGINE_MEMORY = 256 * 1024 * 1024;
/** Megabytes of JavaScript memory that a worker may take up. */
const MAX_HEAP_MB = 192;

export type AnalysisOptions = {
  /** For whom: free places go round among the schools. */
  schoolId?: string;
  withOcr: boolean;
  fileName?: string;
  onProgress?: (progress: Progress) => void;
  /** What OCR has read of the file already, and where to put what it reads now. */
  known?: Readings;
  onRead?: (page: number, reading: PageReading) => void;
  signal?: AbortSignal;
  timeLimitMs?: number;
  /** The caller needs the file no more: it is handed to the thread and not copied. */
  mayTake?: boolean;
};

/**
 * Analyses a PDF in a thread of its own, two at a time. Refuses with `UnreadablePdf` what cannot be read, takes too long or too much
 * memory; a crash of the thread refuses the file and harms nobody else.
 */
export async function runAnalysis(bytes: Uint8Array, options: AnalysisOptions): Promise<Analysis> {
  const release = await takePlace(options.schoolId ?? '', options.signal);
  // The reader of scans unpacks its languages here; a thread that is ended cannot tidy up.
  const folder = mkdtempSync(join(tmpdir(), 'shala-book-'));
  try {
    return await inWorker(bytes, options, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    release();
  }
}

function inWorker(
  bytes: Uint8Array,
  { withOcr, fileName = '', onProgress, known = new Map(), onRead, signal, timeLimitMs = TEXT_LIMIT_MS, mayTake = false }: AnalysisOptions,
  folder: string,
): Promise<Analysis> {
  const limits = { maxPages: MAX_PAGES, maxOcrPages: MAX_OCR_PAGES, maxMemory: MAX_ENGINE_MEMORY };
  const input: WorkerInput = { bytes, fileName, withOcr, known, ...limits };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: input,
    transferList: mayTake && bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [],
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    stderr: false,
  });
  return new Promise<Analysis>((resolve, reject) => {
    const stop = (error: Error) => {
      reject(error);
      void worker.terminate();
    };
    let timer = setTimeout(() => stop(new UnreadablePdf('tooSlow')), timeLimitMs);
    const cancel = () => stop(new Error('The analysis was cancelled.'));
    signal?.addEventListener('abort', cancel, { once: true });
    worker.on('message', (message: WorkerMessage) => {
      if ('progress' in message) {
        // OCR has its limit by page: each page read starts it again.
        if (message.progress.stage === 'ocr') {
          clearTimeout(timer);
          timer = setTimeout(() => stop(new UnreadablePdf('tooSlow')), OCR_PAGE_LIMIT_MS * 2);
        }
        onProgress?.(message.progress);
      } else if ('reading' in message) onRead?.(message.page, message.reading);
      else if ('analysis' in message) resolve(message.analysis);
      else reject('problem' in message ? new UnreadablePdf(message.problem) : new UnreadablePdf('damaged', message.failure));
    });
    worker.on('error', (error: Error & { code?: string }) =>
      reject(new UnreadablePdf(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooHeavy' : 'damaged', error.message)),
    );
    worker.on('exit', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      reject(new UnreadablePdf('damaged', 'The reader ended early.'));
    });
  }).finally(() => worker.terminate());
}
