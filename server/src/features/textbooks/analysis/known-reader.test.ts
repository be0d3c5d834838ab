import { expect, it } from 'vitest';
import type { OcrReader } from '../engine/ocr/reader.ts';
import { openKnownReader, type PageReading } from './known-reader.ts';

const reading: PageReading = { lines: [], confidence: 0.9, width: 595, height: 842 };

it('reads no known page again and has none drawn ahead', async () => {
  const asked: [number, number | null][] = [];
  const open = async (): Promise<OcrReader> => ({
    read: async (_pdf, page, _styles, next) => {
      asked.push([page, next]);
      return reading;
    },
    close: async () => {},
  });
  const read: number[] = [];
  const reader = await openKnownReader(open, { known: new Map([[2, reading]]), onRead: (page) => read.push(page) });
  for (const page of [0, 1, 2]) await reader.read({} as never, page, {} as never, page < 2 ? page + 1 : null);
  expect(asked).toEqual([
    [0, null],
    [2, null],
  ]);
  expect(read).toEqual([1, 3]);
});
