import { measurePayments } from '../lib/payments.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'payments-one-school-cpu',
  about: 'Processor time of one such payment, server and PostgreSQL',
  unit: 'ms',
  target: { most: 0.75 },
  measure: async (place) => (await measurePayments(place, 1)).cpuMs,
};
