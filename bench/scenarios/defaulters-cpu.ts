import { cpuOfCall } from '../lib/cpu-of-call.ts';
import { schoolOf } from '../lib/finance-reads.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'defaulters-cpu',
  about: 'Processor time of the first page of defaulters of a school of 2,000',
  unit: 'ms',
  target: { most: 3 },
  async measure(place) {
    const { token } = await schoolOf(place, 2000);
    return cpuOfCall(place, { url: `${place.url}/finance/defaulters`, headers: { authorization: `Bearer ${token}` } });
  },
};
