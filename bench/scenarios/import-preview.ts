import { measureImport } from '../lib/import-sheet.ts';
import type { FigureScenario } from '../scenario.ts';

const STUDENTS = 5000;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'import-preview',
  about: `From a workbook of ${STUDENTS} students to its preview, while another school is served`,
  unit: 's',
  isSlow: true,
  target: { most: 10 },
  async measure(place) {
    const { previewSeconds, previewP99 } = await measureImport(place, STUDENTS);
    if (previewP99 > 50) throw new Error(`Others waited ${Math.round(previewP99)} ms at the 99th percentile.`);
    return previewSeconds;
  },
};
