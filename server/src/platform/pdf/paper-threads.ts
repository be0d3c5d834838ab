import { resolve } from 'node:path';
import { openThreads } from '../threads/index.ts';

/** The cards of the largest school take some ten seconds; what takes minutes was made to. */
const LIMITS = { timeMs: 120_000, heapMb: 768 };

type Draw = <Made = Uint8Array>(file: string, name: string, paper: object) => Promise<Made>;

/** Threads that draw papers. Refuses what takes too long or too much memory, and what comes while too many papers of the school wait. */
export function paperThreads(most: number, limits = LIMITS): Draw {
  const run = openThreads({ most, ...limits });
  return (file, name, paper) => run(paper, { file: resolve(import.meta.dirname, file), name });
}
