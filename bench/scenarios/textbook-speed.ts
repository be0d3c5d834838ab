import { analyzeBook } from '../../server/src/features/textbooks/engine/analyze.ts';
import { bareSeconds } from '../../server/src/features/textbooks/evaluation/bare-rate.ts';
import { median } from '../lib/run.ts';
import { makeTextbook } from '../lib/textbooks.ts';
import type { FigureScenario } from '../scenario.ts';

const PAGES = 217;
const ROUNDS = 7;
/** Until the compiler is done with both: an analysis is far more code than a loop of calls. */
const WARM_UP = 5;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'textbook-speed',
  about: `analysing a text book of ${PAGES} pages: share of the rate at which the PDF engine alone reads all characters, processor time, in turns`,
  unit: '%',
  target: { least: 80 },
  async measure() {
    const book = makeTextbook(PAGES);
    const shares: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const bare = await processorTime(() => bareSeconds(book, PAGES));
      const whole = await processorTime(() => analyzeBook(book, { maxPages: PAGES }));
      if (round >= WARM_UP) shares.push((100 * bare) / whole);
    }
    return median(shares);
  },
};

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
