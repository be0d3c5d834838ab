import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { analyzeBook, type Progress } from '../engine/analyze.ts';
import { openOcr } from '../engine/ocr/reader.ts';
import { UnreadablePdf } from '../engine/pdf/open-document.ts';
import type { PageTop } from '../engine/structure/proposal.ts';
import { openKnownReader, openNoReader } from './known-reader.ts';
import { OCR_PAGE_PATIENCE, type WorkerAnswer, type WorkerInput, type WorkerMessage } from './messages.ts';
import { openPatientReader } from './patient-reader.ts';

/** Progress is reported at most this often, in milliseconds. */
const PROGRESS_MS = 100;

/** Others who use Shala go first. Somebody waits for a book of text, though: on a busy machine 15 gave it a hundredth of a processor. */
const LOW_PRIORITY = { text: 10, scan: 15 };
giveWay(LOW_PRIORITY.text);
// A server that was killed asks for nothing any more.
process.once('disconnect', () => process.exit());

// The parent ends this process as soon as it has answered, and compiled code would not be cached: half of the time for a short book.
flushCompileCache();

const say = (message: WorkerMessage) => process.send?.(message);
const [input] = (await once(process, 'message')) as [WorkerInput];
if (input.withOcr) giveWay(LOW_PRIORITY.scan);

let told = 0;

function giveWay(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // Some containers forbid it; the analysis is right all the same.
  }
}

function tell(progress: Progress): void {
  if (Date.now() - told < PROGRESS_MS && progress.done < progress.total) return;
  told = Date.now();
  say({ progress });
}

async function askServer(tops: PageTop[]): Promise<string | null> {
  const answered = once(process, 'message');
  say({ tops });
  const [{ proposal }] = (await answered) as [WorkerAnswer];
  return proposal;
}

try {
  const { fileName, withOcr, maxPages, maxOcrPages, maxMemory, known, knownOnly, asksModel } = input;
  const openPatient = () => (knownOnly ? openNoReader() : openPatientReader(openOcr, OCR_PAGE_PATIENCE));
  const openKnown = () => openKnownReader(openPatient, { known, onRead: (page, reading) => say({ page, reading }) });
  const analysis = await analyzeBook(input.path, {
    fileName,
    maxPages,
    maxOcrPages,
    maxMemory,
    onProgress: tell,
    ...(withOcr && { openOcr: openKnown }),
    ...(asksModel && { propose: askServer }),
  });
  say({ analysis, peakMegabytes: process.resourceUsage().maxRSS / 1024 });
} catch (error) {
  say(
    error instanceof UnreadablePdf ? { problem: error.problem } : { failure: error instanceof Error ? `${error.message}` : String(error) },
  );
}
