import { schoolOf } from '../lib/finance-reads.ts';
import { compareCosts, measureCosts, smallSchool } from '../lib/growth.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'finance-growth-students',
  about:
    'How much more processor time the four finance reads take (the dearest; the list of a class for a student shown) in a school of 20,000 students than in one of 2,000',
  unit: 'times',
  target: { most: 3 },
  isSlow: true,
  measure: async (place) => {
    const before = await measureCosts(place, await smallSchool(place));
    return compareCosts(before, await measureCosts(place, await schoolOf(place, 20_000)));
  },
};
