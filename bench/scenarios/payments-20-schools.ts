import { measurePayments } from '../lib/payments.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'payments-20-schools',
  about: 'The same over 20 schools at once',
  unit: 'payments/s',
  target: { least: 1500 },
  measure: async (place) => (await measurePayments(place, 20)).perSecond,
};
