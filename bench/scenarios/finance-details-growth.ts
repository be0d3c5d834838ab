import { measureP95 } from '../lib/finance-reads.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'finance-details-growth',
  about: 'How much longer getFinanceDetails takes in a school of 20,000 students than in one of 2,000',
  unit: 'times',
  target: { most: 3 },
  isSlow: true,
  measure: async (place) => {
    const small = await measureP95(place, { call: 'getFinanceDetails', students: 2000 });
    return (await measureP95(place, { call: 'getFinanceDetails', students: 20_000 })) / small;
  },
};
