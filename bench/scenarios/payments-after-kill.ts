import { countAfterKills } from '../lib/kills.ts';
import { listProcesses } from '../lib/processes.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'payments-after-kill',
  about:
    'What is wrong after kill -9 of server and PostgreSQL amid payments, three times: acknowledged payments missing or double, books not sound',
  unit: 'faults',
  target: { most: 0 },
  isSlow: true,
  measure: (place) => countAfterKills(place, listProcesses),
};
