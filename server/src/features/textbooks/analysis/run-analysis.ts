import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Analysis, Progress } from '../engine/analyze.ts';
import { UnreadablePdf } from '../engine/pdf/open-document.ts';
import type { PageTop } from '../engine/structure/proposal.ts';
import type { PageReading, Readings } from './known-reader.ts';
import { OCR_PAGE_PATIENCE, type WorkerAnswer, type WorkerInput, type WorkerMessage } from './messages.ts';
import { takePlace } from './places.ts';

export const MAX_PAGES = 2000;
const MAX_OCR_PAGES = 400;
/** A 217-page book takes about 2 s; a file that takes minutes was made to do so on purpose. In milliseconds. */
const TEXT_LIMIT_MS = 120_000;
/** Bytes the PDF engine may take up: five times the largest file. */
const MAX_ENGINE_MEMORY = 256 * 1024 * 1024;
/** The exit code of a process that V8 ended for want of memory, where the system has no signals. */
const OUT_OF_MEMORY = 134;
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Limits the young generation of JavaScript objects, in megabytes: the garbage of one page is collected with the next. */
const YOUNG_MB = 4;
/** Megabytes of JavaScript memory that a worker may take up. */
const MAX_HEAP_MB = 192;

export type AnalysisOptions = {
  /** For whom: free places go round among the schools. */
  schoolId?: string;
  withOcr: boolean;
  fileName?: string;
  onProgress?: (progress: Progress) => void;
  /** The pages that OCR has already read, and a function that stores new ones. */
  known?: Readings;
  onRead?: (page: number, reading: PageReading) => void;
  /** Pages that are not known are not read by OCR. */
  knownOnly?: boolean;
  /** Asks a model for a proposal with the pages' upper lines; null for none. */
  propose?: (tops: PageTop[]) => Promise<string | null>;
  signal?: AbortSignal;
  timeLimitMs?: number;
};

let largest = 0;

/** The most memory that an analysis has taken so far, in megabytes. */
export function largestAnalysis(): number {
  return largest;
}

/**
 * Analyses a PDF, in memory or by the path of its file, in a separate process, two at a time: its memory is free when it ends, unlike that of a thread. Refuses with `UnreadablePdf` a file that
 * cannot be read, or takes too long or too much memory. A crash refuses the file and affects no other.
 */
export async function runAnalysis(source: Uint8Array | string, options: AnalysisOptions): Promise<Analysis> {
  const release = await takePlace(options.schoolId ?? '', options.signal);
  // The reader of scans unpacks its languages here; a process that is ended cannot tidy up.
  const folder = mkdtempSync(join(tmpdir(), 'shala-book-'));
  try {
    return await inWorker(source, options, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    release();
  }
}

async function inWorker(
  source: Uint8Array | string,
  {
    withOcr,
    fileName = '',
    onProgress,
    known = new Map(),
    onRead,
    knownOnly = false,
    propose,
    signal,
    timeLimitMs = TEXT_LIMIT_MS,
  }: AnalysisOptions,
  folder: string,
): Promise<Analysis> {
  const limits = { maxPages: MAX_PAGES, maxOcrPages: MAX_OCR_PAGES, maxMemory: MAX_ENGINE_MEMORY };
  // The file is passed on the disk: a message would hold it in memory three times.
  const path = typeof source === 'string' ? source : join(folder, 'book.pdf');
  if (typeof source !== 'string') writeFileSync(path, source);
  const input: WorkerInput = { path, fileName, withOcr, known, knownOnly, asksModel: propose !== undefined, ...limits };
  const worker = fork(WORKER, [], {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
  });
  const reading = new Promise<Analysis>((resolve, reject) => {
    const stop = (error: Error) => {
      reject(error);
      worker.kill('SIGKILL');
    };
    let timer = setTimeout(() => stop(new UnreadablePdf('tooSlow')), timeLimitMs);
    const cancel = () => stop(new Error('The analysis was cancelled.'));
    signal?.addEventListener('abort', cancel, { once: true });
    worker.on('message', (message: WorkerMessage) => {
      if ('progress' in message) {
        // OCR has its limit by page: each page read starts it again.
        if (message.progress.stage === 'ocr') {
          clearTimeout(timer);
          timer = setTimeout(() => stop(new UnreadablePdf('tooSlow')), OCR_PAGE_PATIENCE.clockMs * 2);
        }
        onProgress?.(message.progress);
      } else if ('tops' in message) {
        // A model takes its time, up to a minute.
        clearTimeout(timer);
        const tell = (proposal: string | null) => worker.connected && worker.send({ proposal } satisfies WorkerAnswer, () => {});
        propose?.(message.tops).then(tell, () => tell(null));
        timer = setTimeout(() => stop(new UnreadablePdf('tooSlow')), timeLimitMs);
      } else if ('reading' in message) onRead?.(message.page, message.reading);
      else if ('analysis' in message) {
        largest = Math.max(largest, message.peakMegabytes);
        resolve(message.analysis);
      } else reject('problem' in message ? new UnreadablePdf(message.problem) : new UnreadablePdf('damaged', message.failure));
    });
    worker.on('error', (error) => reject(new UnreadablePdf('damaged', error.message)));
    worker.on('exit', (code, ended) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      // A process without memory aborts; any other end is the file's fault in another way.
      const isFull = ended === 'SIGABRT' || ended === 'SIGKILL' || code === OUT_OF_MEMORY;
      reject(new UnreadablePdf(isFull ? 'tooHeavy' : 'damaged', 'The reader ended early.'));
    });
    // What it cannot be told any more it has ended for.
    worker.send(input, () => {});
  });
  try {
    return await reading;
  } finally {
    await endOf(worker);
  }
}

/** Ends a process and waits until it has ended: its folder is deleted next, so it must not write any more. */
async function endOf(worker: ChildProcess): Promise<void> {
  if (worker.pid === undefined || worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}
