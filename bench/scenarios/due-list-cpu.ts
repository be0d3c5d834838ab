import { cpuOfCall } from '../lib/cpu-of-call.ts';
import { requestOf, schoolOf } from '../lib/finance-reads.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'due-list-cpu',
  about: 'Processor time of the list of paid and due of a section of a school of 2,000',
  unit: 'ms',
  target: { most: 0.75 },
  async measure(place) {
    return cpuOfCall(place, await requestOf(place, await schoolOf(place, 2000), 'getPayAndDueList'));
  },
};
