import { makeReportCards } from '../lib/report-cards.ts';
import type { FigureScenario } from '../scenario.ts';

const WANTED = 500;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'report-cards-500',
  about: `Report cards of whole classes in the background, until all are drawn: the seconds for ${WANTED}`,
  unit: 's',
  target: { most: 20 },
  measure: (place) => makeReportCards(place, WANTED),
};
