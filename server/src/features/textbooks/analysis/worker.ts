import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { analyzeBook, type Progress } from '../engine/analyze.ts';
import { openOcr } from '../engine/ocr/reader.ts';
import { UnreadablePdf } from '../engine/pdf/open-document.ts';
import { openKnownReader } from './known-reader.ts';
import { OCR_PAGE_LIMIT_MS, type WorkerInput, type WorkerMessage } from './messages.ts';
import { openPatientReader } from './patient-reader.ts';

/** Progress is told at most this often, in milliseconds. */
const PROGRESS_MS = 100;

/** Others who use Shala go first. On Linux a priority is a thread's own; elsewhere it is the whole process's, and stays. */
const LOW_PRIORITY = 15;
if (process.platform === 'linux') {
  try {
    setPriority(LOW_PRIORITY);
  } catch {
    // Some containers forbid it; the analysis is right all the same.
  }
}

const say = (message: WorkerMessage) => parentPort?.postMessage(message);
const input = workerData as WorkerInput;

/** The file, which the PDF engine copies: what is held here would be held twice. */
function takeBytes(): Uint8Array {
  const { bytes } = input;
  input.bytes = new Uint8Array();
  return bytes;
}
let told = 0;

function tell(progress: Progress): void {
  if (Date.now() - told < PROGRESS_MS && progress.done < progress.total) return;
  told = Date.now();
  say({ progress });
}

try {
  const { fileName, withOcr, maxPages, maxOcrPages, maxMemory, known } = input;
  const openPatient = () => openPatientReader(openOcr, OCR_PAGE_LIMIT_MS);
  const openKnown = () => openKnownReader(openPatient, { known, onRead: (page, reading) => say({ page, reading }) });
  const analysis = await analyzeBook(takeBytes(), {
    fileName,
    maxPages,
    maxOcrPages,
    maxMemory,
    onProgress: tell,
    ...(withOcr && { openOcr: openKnown }),
  });
  say({ analysis, isOcrMissing: !withOcr && analysis.scannedPages.length > 0 });
} catch (error) {
  say(
    error instanceof UnreadablePdf ? { problem: error.problem } : { failure: error instanceof Error ? `${error.message}` : String(error) },
  );
}
