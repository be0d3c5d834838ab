import { cpuOfCall } from '../lib/cpu-of-call.ts';
import { schoolOf } from '../lib/finance-reads.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'students-list-cpu',
  about: 'Processor time of the first hundred of a directory of 2,000 students',
  unit: 'ms',
  target: { most: 0.6 },
  async measure(place) {
    const { token } = await schoolOf(place, 2000);
    return cpuOfCall(place, { url: `${place.url}/admin/students?limit=100`, headers: { authorization: `Bearer ${token}` } });
  },
};
