import { solve } from '#platform/solve';
import type { Tried } from './try-lessons.ts';

/** What HiGHS says where a short search could not tell: exactly, or nothing in the time. */
export async function askSolver(tried: Tried, seconds: number): Promise<'possible' | 'impossible' | 'unknown'> {
  if (tried.verdict !== 'unknown') return tried.verdict;
  const { status } = await solve(tried.model, seconds);
  if (status === 'infeasible') return 'impossible';
  return status === 'solved' && tried.isExact ? 'possible' : 'unknown';
}
