import { resultSchool } from '../lib/results.ts';
import { askSchool } from '../lib/schools.ts';
import type { FigureScenario } from '../scenario.ts';

const ASKED = 60;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'performance',
  about: 'GET /admin/performance of a school of 2,000 with five terms of results, one after another; p95',
  unit: 'ms',
  target: { most: 20 },
  async measure(place) {
    const school = await resultSchool(place);
    const times: number[] = [];
    for (let count = 0; count < ASKED; count++) {
      const began = performance.now();
      await askSchool(place, school.token, '/admin/performance');
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    return Math.round((times[Math.floor(ASKED * 0.95)] ?? 0) * 100) / 100;
  },
};
