import type { OcrReader } from '../engine/ocr/reader.ts';

/** What OCR read on a page. */
export type PageReading = NonNullable<Awaited<ReturnType<OcrReader['read']>>>;
/** Readings by page, from 1. */
export type Readings = ReadonlyMap<number, PageReading>;

/** A reader that reads no page twice: pages that an earlier run has read are reused, and new ones are reported. */
export async function openKnownReader(
  open: () => Promise<OcrReader>,
  { known, onRead }: { known: Readings; onRead: (page: number, reading: PageReading) => void },
): Promise<OcrReader> {
  const reader = await open();
  return {
    async read(pdf, index, styles, next) {
      const earlier = known.get(index + 1);
      if (earlier) return earlier;
      const reading = await reader.read(pdf, index, styles, next === null || known.has(next + 1) ? null : next);
      if (reading) onRead(index + 1, reading);
      return reading;
    },
    close: () => reader.close(),
  };
}

/** For a file of which only the pages that were read before count. */
export async function openNoReader(): Promise<OcrReader> {
  return { read: async () => null, close: async () => {} };
}
