import { costOfStudentInClass } from '../lib/class-fees.ts';
import type { FigureScenario } from '../scenario.ts';

const STUDENTS = 130;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'class-fees',
  about: 'Processor time of fetchStudentsOfClass for a class of about 130 students with their twelve months',
  unit: 'ms',
  // 0.5 ms for 40 students.
  target: { most: 1.6 },
  measure: async (place) => STUDENTS * (await costOfStudentInClass(place, { school: 2000, students: STUDENTS })),
};
