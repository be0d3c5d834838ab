import highsModule from 'highs';
import { type Model, type Solution, writeModel } from './model.ts';

// The package's types describe its CommonJS form. Node loads its ES module, whose default export is the function itself.
const loadHighs = highsModule as unknown as typeof highsModule.default;

/**
 * Solves one model in a worker thread: running out of memory ends only that thread. Each model gets its own solver. Loading one takes some hundredths of a
 * second, and no model can affect the next.
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
