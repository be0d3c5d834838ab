import { resolve } from 'node:path';
import { openThreads } from '../threads/index.ts';

/** The cards of the largest school take about ten seconds. A document that takes minutes was made to do so on purpose. */
const LIMITS = { timeMs: 120_000, heapMb: 768 };

type Draw = <Made = Uint8Array>(file: string, name: string, paper: object) => Promise<Made>;

/** Threads that draw documents. Refuses a document that takes too long or too much memory, and further ones while too many of the school are waiting. */
export function paperThreads(most: number, limits = LIMITS): Draw {
  const run = openThreads({ most, ...limits });
  return (file, name, paper) => run(paper, { file: resolve(import.meta.dirname, file), name });
}
