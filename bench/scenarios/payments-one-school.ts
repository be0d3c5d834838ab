import { measurePayments } from '../lib/payments.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'payments-one-school',
  about: 'Cash payments with distinct students of one school of 2,000 over HTTP, 32 connections, fsync on',
  unit: 'payments/s',
  target: { least: 500 },
  measure: async (place) => (await measurePayments(place, 1)).perSecond,
};
