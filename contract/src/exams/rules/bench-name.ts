/** The bench of a column as every sheet and screen names it: `4`, or `2A` and `2B` where students share a bench. Columns begin at 1. */
export function benchName(column: number, seatsPerBench: number): string {
  const bench = Math.ceil(column / seatsPerBench);
  return seatsPerBench === 1 ? String(bench) : `${bench}${'ABC'[(column - 1) % seatsPerBench]}`;
}
