import { cpuOfCall } from '../lib/cpu-of-call.ts';
import { requestOf, schoolOf } from '../lib/finance-reads.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'finance-details-cpu',
  about: 'Processor time of the sums of a month of a school of 2,000: charged, collected, paid out, who has paid and who has not',
  unit: 'ms',
  target: { most: 1 },
  async measure(place) {
    return cpuOfCall(place, await requestOf(place, await schoolOf(place, 2000), 'getFinanceDetails'));
  },
};
