import { median } from '../lib/run.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'warm-restart',
  about: 'from starting the server to 200 at /readyz, PostgreSQL included, with everything installed and built; median of five',
  unit: 's',
  target: { most: 2 },
  async measure({ own }) {
    if (!own) return Number.NaN;
    const times = [];
    for (let round = 0; round < 5; round++) times.push(await own.restart());
    return median(times) / 1000;
  },
};
