import { MAX_PDF_BYTES } from '@shala/contract/shared';
import { asScan, type SetLine, setPages } from '../../server/test/scan-pdf.ts';
import { peakMemory } from '../lib/textbooks.ts';
import type { FigureScenario } from '../scenario.ts';

const PAGES = 6;
const LINES: SetLine[] = Array.from({ length: 30 }, (_, row) => ({
  x: 60,
  y: 100 + row * 22,
  text: 'The river rises in the north and runs through the wide plain.',
}));

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'textbook-scan-memory',
  about: `peak memory of a process of its own that reads ${PAGES} scanned pages of a file of 50 MB by OCR`,
  unit: 'MB',
  isSlow: true,
  target: { most: 400 },
  async measure() {
    const scan = await asScan(await setPages(Array.from({ length: PAGES }, () => LINES)));
    // What stands behind the end of a PDF is held in memory all the same.
    return peakMemory(Buffer.concat([scan, Buffer.alloc(MAX_PDF_BYTES - scan.length, '\n')]));
  },
};
