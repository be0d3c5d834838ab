import { setTimeout as sleep } from 'node:timers/promises';
import type { OcrReader } from '../engine/ocr/reader.ts';

/**
 * Milliseconds that a page may take: of the processor, and by the clock, for one that computes nothing and never ends. `usedMs` says how much of the processor
 * was used so far.
 */
export type Patience = { processorMs: number; clockMs: number; checkMs?: number; usedMs?: () => number };

/** Milliseconds of the processor that this process has used, all its threads included. */
const usedByProcess = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * A reader that gives up a page after a while, as unreadable, and continues with the next: a dirty page can keep OCR busy for minutes while the rest of the
 * book is good. The limit is one of processor time, so that a busy machine only makes reading slower and loses no page.
 */
export async function openPatientReader(open: () => Promise<OcrReader>, patience: Patience): Promise<OcrReader> {
  let reader = await open();
  return {
    async read(pdf, page, styles, next) {
      const waiting = new AbortController();
      const reading = reader.read(pdf, page, styles, next);
      const isLate = await Promise.race([reading.then(() => false), untilLate(patience, waiting.signal)]).finally(() => waiting.abort());
      if (!isLate) return reading;
      // What it answers once it is ended is of no use to anybody.
      reading.catch(() => {});
      await reader.close();
      reader = await open();
      return null;
    },
    close: () => reader.close(),
  };
}

/** Ends with `true` when the patience is used up; with `false` when nobody waits any more. */
async function untilLate({ processorMs, clockMs, checkMs = 500, usedMs = usedByProcess }: Patience, signal: AbortSignal): Promise<boolean> {
  const begun = { used: usedMs(), at: performance.now() };
  while (!signal.aborted) {
    await sleep(checkMs, undefined, { signal }).catch(() => {});
    if (usedMs() - begun.used > processorMs || performance.now() - begun.at > clockMs) return true;
  }
  return false;
}
