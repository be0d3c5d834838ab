/** What each named trait says, as fitted. */
export type Points = Record<string, number>;
/** The traits of one sample by the place of their names, without those that are 0. */
export type Row = readonly (readonly [number, number])[];

const ROUNDS = 350;
const STEP = 0.08;
const DECAY = 0.00015;
/** Points smaller than this are left out. */
const LEAST = 0.05;

/** Samples as rows over the sorted names of all their traits. */
export function asRows(samples: readonly Record<string, number>[]): { names: string[]; rows: Row[] } {
  const names = [...new Set(samples.flatMap((traits) => Object.keys(traits)))].sort();
  const place = new Map(names.map((name, index) => [name, index]));
  const rows = samples.map((traits) =>
    Object.entries(traits).flatMap(([name, value]) => (value === 0 ? [] : [[place.get(name) as number, value] as const])),
  );
  return { names, rows };
}

export function sumOf(row: Row, points: Float64Array): number {
  return row.reduce((all, [at, value]) => all + (points[at] as number) * value, 0);
}

/** Gradient descent by Adam, with decay. `add` adds the slope of what is to be made small. */
export function descend(names: readonly string[], add: (points: Float64Array, slope: Float64Array) => void, decay = DECAY): Points {
  const [points, mean, spread] = [0, 1, 2].map(() => new Float64Array(names.length)) as [Float64Array, Float64Array, Float64Array];
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = points.map((one) => decay * one);
    add(points, slope);
    for (const [at, one] of slope.entries()) {
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * one;
      spread[at] = 0.999 * (spread[at] as number) + 0.001 * one * one;
      const [first, second] = [(mean[at] as number) / (1 - 0.9 ** round), (spread[at] as number) / (1 - 0.999 ** round)];
      points[at] = (points[at] as number) - (STEP * first) / (Math.sqrt(second) + 1e-9);
    }
  }
  const rounded = names.map((name, at) => [name, Math.round(100 * (points[at] as number)) / 100] as const);
  return Object.fromEntries(rounded.filter(([, value]) => Math.abs(value) >= LEAST));
}
