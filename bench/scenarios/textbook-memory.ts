import { makeTextbook, peakMemory } from '../lib/textbooks.ts';
import type { FigureScenario } from '../scenario.ts';

/** With 80 kB of picture on each page that is just under the largest file that may be sent. */
const PAGES = 600;
const PICTURE = 80 * 1024;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'textbook-memory',
  about: `peak memory of a process of its own that analyses a book of ${PAGES} pages and 50 MB, its thread included`,
  unit: 'MB',
  isSlow: true,
  target: { most: 350 },
  measure: () => peakMemory(makeTextbook(PAGES, PICTURE), ['--no-ocr']),
};
