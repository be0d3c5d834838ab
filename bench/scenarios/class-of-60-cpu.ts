import { costOfStudentInClass } from '../lib/class-fees.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'class-of-60-cpu',
  about: 'Processor time of 40 students with their twelve months, of a class of about 60',
  unit: 'ms',
  target: { most: 0.5 },
  measure: async (place) => 40 * (await costOfStudentInClass(place, { school: 900, students: 60 })),
};
