import { setTimeout as sleep } from 'node:timers/promises';
import type { OcrReader } from '../engine/ocr/reader.ts';

/**
 * A reader that gives up a page after a while, as unreadable, and continues with the next: a dirty page can keep OCR busy for minutes while the rest of the
 * book is good.
 */
export async function openPatientReader(open: () => Promise<OcrReader>, limitMs: number): Promise<OcrReader> {
  let reader = await open();
  return {
    async read(pdf, page, styles) {
      const waiting = new AbortController();
      const reading = reader.read(pdf, page, styles);
      const isLate = await Promise.race([
        reading.then(() => false),
        sleep(limitMs, true, { signal: waiting.signal }).catch(() => false),
      ]).finally(() => waiting.abort());
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
