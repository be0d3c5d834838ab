import { measureCoverDay } from '../lib/timetable.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'cover-day',
  about: 'The cover desk of a day with at least 8 of the demo school’s 50 teachers away, as many lessons covered as can be: median',
  unit: 'ms',
  target: { most: 50 },
  measure: (place) => measureCoverDay(place, 8),
};
