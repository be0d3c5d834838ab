import highsModule from 'highs';
import { type Model, type Solution, writeModel } from './model.ts';

// The package describes its CommonJS form; what Node loads here is its ES module, whose default is the function itself.
const loadHighs = highsModule as unknown as typeof highsModule.default;

/**
 * Solves one model. Runs in a worker thread, which a solver that runs out of memory ends and nothing else. Each model gets a solver of its
 * own: loading takes some hundredths of a second, and nothing of one model can disturb the next.
 */
export async function solveModel({ model, seconds }: { model: Model; seconds: number }): Promise<Solution> {
  const highs = await loadHighs();
  const { Status: status, Columns: columns } = highs.solve(writeModel(model), {
    output_flag: false,
    time_limit: seconds,
    mip_rel_gap: 0.01,
    mip_abs_gap: 0.5,
    random_seed: 1,
  });
  if (status === 'Infeasible') return { status: 'infeasible' };
  const found = model.variables.map((_variable, index) => {
    const column = columns[`x${index}`];
    return column !== undefined && 'Primal' in column && typeof column.Primal === 'number' ? column.Primal : Number.NaN;
  });
  if ((status !== 'Optimal' && status !== 'Time limit reached') || found.some((value) => !Number.isFinite(value)))
    return { status: 'late' };
  const values = found.map((value, index) => (model.variables[index]?.isWhole ? Math.round(value) : value));
  return { status: 'solved', values, isProven: status === 'Optimal' };
}
