import { solve } from '#platform/solve';
import type { Tried } from './try-lessons.ts';

/** The answer of HiGHS when a short search was not conclusive; no answer when its time is over. */
export async function askSolver(tried: Tried, seconds: number): Promise<'possible' | 'impossible' | 'unknown'> {
  if (tried.verdict !== 'unknown') return tried.verdict;
  const { status } = await solve(tried.model, seconds);
  if (status === 'infeasible') return 'impossible';
  return status === 'solved' && tried.isExact ? 'possible' : 'unknown';
}
