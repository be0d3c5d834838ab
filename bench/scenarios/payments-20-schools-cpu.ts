import { measurePayments } from '../lib/payments.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'payments-20-schools-cpu',
  about: 'Processor time of one payment, over 20 schools',
  unit: 'ms',
  target: { most: 0.75 },
  measure: async (place) => (await measurePayments(place, 20)).cpuMs,
};
