import { measureImport } from '../lib/import-sheet.ts';
import type { FigureScenario } from '../scenario.ts';

const STUDENTS = 5000;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'import-confirm',
  about: `Bringing ${STUDENTS} students in, with guardians, seats, search words and fees, while another school is served`,
  unit: 's',
  isSlow: true,
  target: { most: 5 },
  async measure(place) {
    const { confirmSeconds, confirmP99 } = await measureImport(place, STUDENTS);
    if (confirmP99 > 50) throw new Error(`Others waited ${Math.round(confirmP99)} ms at the 99th percentile.`);
    return confirmSeconds;
  },
};
